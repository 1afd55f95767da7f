/** One WebSocket for what happens at the tables. It comes back by itself and asks for what it missed. */
import type { ChatPush, Pointed, Refused, Update, Watch } from "../../wire";

export type Push = Update | ChatPush | Pointed | Refused;
export type Link = "connecting" | "live" | "lost";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;

export class TableSocket {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly watch: () => Watch,
    private readonly receive: (push: Push) => void,
    private readonly report: (link: Link) => void,
  ) {
    this.open();
    addEventListener("online", this.retryNow);
    document.addEventListener("visibilitychange", this.retryNow);
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.report("live");
      this.again();
    };
    socket.onmessage = (message) => this.receive(JSON.parse(String(message.data)) as Push);
    socket.onclose = () => {
      if (this.closed || socket !== this.socket) return;
      this.report("lost");
      this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  /** Ask for the table again: after a change of seat, or when a push was missed. */
  again(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(this.watch()));
  }

  point(table: string, seat: number, thing: string): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify({ type: "point", table, seat, thing }));
  }

  private retryNow = (): void => {
    if (this.closed || document.hidden || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.open();
  };

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.retryNow);
    document.removeEventListener("visibilitychange", this.retryNow);
    this.socket?.close();
  }
}
