/** What a die is for, as signs and in order. What cannot be done now is shown as well, so that it can say why. */
import type { SignName } from "../art/signs";
import type { Face, Side } from "../content";

export const DEED_SIGNS: Record<string, SignName> = {
  "move-led-army": "leader",
  "attack-led": "crossed",
  "move-fellowship": "ring",
  "hide-fellowship": "hidden",
  separate: "strider",
  "move-companions": "strider",
  "move-minions": "nazgul",
  "move-armies": "army",
  attack: "crossed",
  "advance-nation": "flag",
  recruit: "muster",
  "bring-minion": "witch-king",
  "voice-of-saruman": "saruman",
  "draw-card": "cards",
  "play-card": "cards",
  "bring-gandalf": "gandalf-white",
  "bring-aragorn": "aragorn",
  "remove-table-card": "cards",
  "spend-for-nothing": "die",
  "use-ring": "ring",
  "spend-token": "flag",
};
const VERB_SIGNS: Record<string, SignName> = { card: "cards", ring: "ring", token: "flag", withdraw: "tower", field: "crossed", cease: "stop", on: "crossed", elite: "crossed", guide: "strider", casualty: "strider", draw: "cards", deck: "cards" };

export const signOf = (verb: string, deed: string | undefined): SignName | undefined => (deed ? DEED_SIGNS[deed] : VERB_SIGNS[verb]);

/** The usual deeds of a face; cards and abilities may add others. */
const USUAL: Record<Side, Partial<Record<Face, string[]>>> = {
  free: {
    character: ["move-fellowship", "hide-fellowship", "separate", "move-companions", "move-led-army", "attack-led", "play-card"],
    army: ["move-armies", "attack", "play-card"],
    muster: ["advance-nation", "recruit", "play-card"],
    "army-muster": ["move-armies", "attack", "advance-nation", "recruit", "play-card"],
    event: ["draw-card", "play-card"],
  },
  shadow: {
    character: ["move-minions", "move-led-army", "attack-led", "play-card"],
    army: ["move-armies", "attack", "play-card"],
    muster: ["advance-nation", "recruit", "bring-minion", "play-card"],
    "army-muster": ["move-armies", "attack", "advance-nation", "recruit", "bring-minion", "play-card"],
    event: ["draw-card", "play-card"],
  },
};
export const usualDeeds = (side: Side, face: Face): string[] => USUAL[side][face] ?? [];
