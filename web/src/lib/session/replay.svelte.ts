/** A replay that plays by itself: moment after moment, at the speed of this reader. */
import { pace } from "./pace.svelte";
import type { Session } from "./session.svelte";

/** Milliseconds for a moment at the usual speed, however little or much happens in it. */
const LEAST = 700;
const MOST = 4000;

export class Replay {
  playing = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly session: Session) {}

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else void this.play();
  }

  /** On from the moment on the page; from the beginning if there is none, or it is the last. */
  async play(): Promise<void> {
    const { moment } = this.session;
    await this.from(moment && moment.step < moment.last ? moment.step + 1 : 1);
  }

  async from(step: number): Promise<void> {
    this.pause();
    this.playing = true;
    await this.go(step);
  }

  private async go(step: number): Promise<void> {
    const moments = await this.session.moments(step);
    if (!this.playing) return;
    const show = (at: number): void => {
      const moment = moments[at];
      if (moment) this.timer = setTimeout(() => show(at + 1), this.wait(this.session.leaf(moment)));
      else if (moments.length && step < (moments[0]?.last ?? 0)) void this.go(step + 1);
      else this.finish();
    };
    show(0);
  }

  private wait(usual: number): number {
    return Math.min(MOST, Math.max(LEAST, usual)) * pace.replaying;
  }

  /** After the last moment comes the present, or the result. */
  private finish(): void {
    this.pause();
    this.session.now();
  }
}
