/** Options of a game that go with its edition: the edition itself, and every rule that may follow it or go its own way. */
import type { OptionInfo } from "../wire";

export const EDITION = "edition";
export const AS_EDITION = "as_edition";

export const isOfEdition = (option: OptionInfo): boolean => option.id === EDITION || option.choices[0] === AS_EDITION;
export const editionsOf = (options: readonly OptionInfo[]): OptionInfo[] => options.filter(isOfEdition);
