/** What moves on the page: the boards say how long, and what is told of it waits until it has arrived. */
let until = 0;

/** Something sets out and arrives in so many milliseconds. */
export function setOut(duration: number): void {
  until = Math.max(until, performance.now() + duration);
}

/** Milliseconds until everything has arrived. */
export function onTheWay(): number {
  return Math.max(0, until - performance.now());
}
