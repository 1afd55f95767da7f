/** How many of each: numbers that are raised and lowered within their bounds and, together, within a whole. */

export interface Amount {
  id: string;
  words: string;
  /** How many there are to take from. */
  of: number;
  /** No fewer than this; nought unless it is said. */
  least?: number;
  note?: string;
}

export class HowMany {
  private counts = $state.raw<Readonly<Record<string, number>>>({});

  constructor(
    readonly amounts: () => readonly Amount[],
    /** All together: at least and at most. */
    readonly least: () => number,
    readonly most: () => number,
    first: Readonly<Record<string, number>> = {},
  ) {
    this.counts = first;
  }

  count(amount: Amount): number {
    return Math.min(amount.of, Math.max(amount.least ?? 0, this.counts[amount.id] ?? 0));
  }
  get total(): number {
    return this.amounts().reduce((all, amount) => all + this.count(amount), 0);
  }
  get room(): number {
    return Math.max(0, this.most() - this.total);
  }
  get ready(): boolean {
    return this.total >= this.least() && this.total <= this.most();
  }
  get all(): Record<string, number> {
    return Object.fromEntries(this.amounts().map((amount) => [amount.id, this.count(amount)]));
  }
  /** The most that this one could be now. */
  highest(amount: Amount): number {
    return Math.min(amount.of, this.count(amount) + this.room);
  }

  /** Set one of them, as far as its bounds and the room allow. */
  set(amount: Amount, wanted: number): void {
    const within = Math.max(amount.least ?? 0, Math.min(this.highest(amount), Math.round(wanted)));
    this.counts = { ...this.all, [amount.id]: within };
  }
  add(amount: Amount, more: number): void {
    this.set(amount, this.count(amount) + more);
  }
  /** As many as there is room for, in the order of the list. */
  fill(amounts: readonly Amount[] = this.amounts()): void {
    for (const amount of amounts) this.set(amount, amount.of);
  }
  clear(): void {
    this.counts = {};
  }
}
