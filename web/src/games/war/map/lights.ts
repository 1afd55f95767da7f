/** What is lit on the map: where one may go, what is chosen, what would be attacked. */
export interface Lights {
  /** The rest of the land lies in the shade. */
  dim?: boolean;
  /** Where the chosen army may go, or what may be chosen. */
  move?: readonly string[];
  /** Where it would attack. */
  fight?: readonly string[];
  from?: string;
  to?: string;
  /** Where the Fellowship may be. */
  reach?: readonly string[];
  /** How many go, written on the way. */
  going?: string;
}
export const DARK: Lights = {};
