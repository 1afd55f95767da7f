/** Several of these: some things out of a list, at least so many and at most so many, perhaps in an order. */

export interface Pick {
  id: string;
  /** What it is called. */
  words: string;
  /** A few words about it: what it would add, what it would cost. */
  note?: string;
  /** Why it cannot be chosen at all. */
  barred?: string;
}

export class Several {
  /** In the order in which they were chosen. */
  chosen = $state.raw<readonly string[]>([]);

  constructor(
    readonly least: () => number,
    readonly most: () => number,
    chosen: readonly string[] = [],
  ) {
    this.chosen = chosen;
  }

  has(id: string): boolean {
    return this.chosen.includes(id);
  }
  /** Its number in the order, from 1 on; 0 if it is not chosen. */
  place(id: string): number {
    return this.chosen.indexOf(id) + 1;
  }
  get full(): boolean {
    return this.chosen.length >= this.most();
  }
  get missing(): number {
    return Math.max(0, this.least() - this.chosen.length);
  }
  get ready(): boolean {
    return !this.missing && this.chosen.length <= this.most();
  }

  /** Take it or put it back. Where only one can be chosen, it replaces the other; where there is no room, nothing
   * happens and that is said. */
  toggle(pick: Pick): boolean {
    if (this.has(pick.id)) this.chosen = this.chosen.filter((id) => id !== pick.id);
    else if (pick.barred) return false;
    else if (this.most() === 1) this.chosen = [pick.id];
    else if (this.full) return false;
    else this.chosen = [...this.chosen, pick.id];
    return true;
  }
  /** As many as there is room for, in the order of the list. */
  fill(picks: readonly Pick[]): void {
    const more = picks.filter((pick) => !pick.barred && !this.has(pick.id)).map((pick) => pick.id);
    this.chosen = [...this.chosen, ...more].slice(0, this.most());
  }
  clear(): void {
    this.chosen = [];
  }
}
