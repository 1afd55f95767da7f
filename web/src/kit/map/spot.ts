/** A point of a map or a picture, in its own units. */
export interface Spot {
  x: number;
  y: number;
}

/** A point with a name, at which something can be focused. */
export interface Place extends Spot {
  readonly id: string;
}
