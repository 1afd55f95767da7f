/** What can be worked out from everything that was said: asked for while it is wanted, and again after each change. */
import { api, Refusal } from "../../../lib/api";
import type { Session } from "../../../lib/session/session.svelte";
import { catalog } from "../../../lib/language/text.svelte";
import type { Insight } from "../../../wire";
import { RING_BEARER } from "../table";

export class Insights {
  on = $state(false);
  found = $state.raw<Insight | null>(null);
  private refused = $state(false);
  private asked = 0;

  constructor(private readonly session: Session) {}

  /** Players may ask; spectators and the past have nothing to work out. */
  get offered(): boolean {
    const { table, moment, view } = this.session;
    return table?.state === "playing" && !moment && (view?.seat ?? -1) >= RING_BEARER;
  }
  /** The table may be a pure one. */
  get allowed(): boolean {
    return this.session.table?.options.deduction !== "off" && !this.refused;
  }
  /** The number of journeys that fit, as people read numbers. */
  get journeys(): string {
    const count = this.found?.journeys ?? "0";
    if (count.length > 15) return `10^${count.length - 1}`;
    return new Intl.NumberFormat(catalog.language).format(Number(count));
  }

  toggle(): void {
    if (this.allowed) this.on = !this.on;
  }

  /** Ask again whenever the table has changed. */
  follow(): void {
    const table = this.session.table;
    const seat = this.session.view?.seat ?? -1;
    if (!this.on || !this.offered || !table) {
      this.found = null;
      return;
    }
    void this.ask(table.version, table.table, seat);
  }

  private async ask(version: number, table: string, seat: number): Promise<void> {
    const number = ++this.asked;
    try {
      const found = await api.insight(table, this.session.speaking, seat);
      if (number !== this.asked || this.session.table?.version !== version) return;
      if (found.allowed) this.found = found;
      else this.refused = true;
    } catch (problem) {
      if (!(problem instanceof Refusal)) return; // the line is down; the next change asks again
      this.refused = problem.status !== 429;
      this.found = null;
    }
  }
}
