/** The prints of the games. They are files of their own, fetched when they are shown; at night they are only dimmed. */
import dash from "./dash.svg";
import doom from "./doom.svg";
import hunt from "./hunt.svg";
import quest from "./quest.svg";
import war from "./war.svg";

export const PLATES: Readonly<Record<string, string>> = { dash, doom, hunt, quest, war };
