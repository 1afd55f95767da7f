/** What an answer would ask the Ring-bearer, known before it is asked: the server says it with the answer. */
import type { Option, View } from "../../lib/view";
import { hunt, RING_BEARER } from "./table";
import type { Question } from "./words";

export function asking(option: Option, view: View): Question | undefined {
  if (view.seat === RING_BEARER) return undefined;
  const { question, at } = option.data;
  if (typeof question !== "string" || typeof at !== "string") return undefined;
  return { kind: question as Question["kind"], at, part: hunt(view).part };
}
