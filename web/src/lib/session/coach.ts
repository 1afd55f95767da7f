/** Which step of a lesson fits the moment. A lesson is data of the game (`data/coach.json`): here is only how its conditions
 * are read, so that whoever plays otherwise than the lesson thought still hears what fits. */
import type { Lesson, LessonStep } from "../../wire";
import type { Option, Question, View } from "./view";

/** What `$name` stands for, once a condition has found it. */
export type Found = Record<string, string>;

/** A step that fits, with what it points at and the answer that it would give. */
export interface Fitting {
  step: LessonStep;
  points: string[];
  /** The options that the coach likes, the best first; none where every answer is as good. */
  good: Option[];
}

/** Whether a text is like a pattern, in which `*` stands for anything. */
export function like(pattern: string, text: string): boolean {
  const parts = pattern.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`).test(text);
}

/** The ways in which a part of a table is as wanted: what each `$name` stands for. */
export function fits(wanted: unknown, there: unknown, found: Found = {}): Found[] {
  if (typeof wanted === "string" && wanted.startsWith("$")) return named(wanted.slice(1), there, found);
  if (typeof wanted === "string" && /^[<>]=\d+$/.test(wanted) && typeof there === "number") {
    const limit = Number(wanted.slice(2));
    return (wanted.startsWith(">") ? there >= limit : there <= limit) ? [found] : [];
  }
  if (Array.isArray(wanted)) return Array.isArray(there) ? fitsList(wanted, there, found) : [];
  if (typeof wanted === "object" && wanted !== null) {
    if (typeof there !== "object" || there === null) return [];
    const parts = there as Record<string, unknown>;
    return Object.entries(wanted).reduce((ways, [key, part]) => ways.flatMap((way) => fits(part, parts[key], way)), [found]);
  }
  return wanted === there ? [found] : [];
}

/** A name stands for one thing, wherever it is written. */
function named(name: string, there: unknown, found: Found): Found[] {
  if (typeof there !== "string" && typeof there !== "number") return [];
  return (found[name] ?? `${there}`) === `${there}` ? [{ ...found, [name]: `${there}` }] : [];
}

/** Each element that is wanted is an element of its own that is there. */
function fitsList([first, ...rest]: unknown[], there: unknown[], found: Found): Found[] {
  if (first === undefined) return [found];
  return there.flatMap((one, at) => fits(first, one, found).flatMap((way) => fitsList(rest, there.toSpliced(at, 1), way)));
}

const put = (text: string, found: Found): string => text.replace(/\$([a-z]+)/g, (all, name: string) => found[name] ?? all);

/** Where nothing is left but to pass there is nothing to teach; the table soon passes by itself. */
const PASSES: ReadonlySet<string> = new Set(["pass", "pass-on", "done"]);
const leavesNothing = (question: Question): boolean => question.options.length > 0 && question.options.every((option) => PASSES.has(option.verb));

/** A step at a moment, if it fits; `question` is what I am asked, none when it is not my turn. */
export function fitting(step: LessonStep, view: View, question: Question | null): Fitting | null {
  const { when } = step;
  if (when.question === "") return view.outcome ? { step, points: [], good: [] } : null;
  if (view.outcome || question?.id !== when.question || leavesNothing(question)) return null;
  const texts = question.options.map((option) => option.text);
  const offers = (way: Found): boolean => !when.option || texts.some((text) => like(put(when.option ?? "", way), text));
  const found = fits(when.table ?? {}, view.table).find(offers);
  if (!found) return null;
  const good = (step.answers ?? []).flatMap((answer) => question.options.filter((option) => like(put(answer, found), option.text)));
  return { step, points: (step.points ?? []).map((point) => put(point, found)), good: [...new Set(good)] };
}

/** The first step that fits and is news: said never before, or at this very moment, or at one that was taken back. */
export function stepAt(lesson: Lesson, view: View, question: Question | null, now: number, said: Record<string, number>): Fitting | null {
  for (const step of lesson.steps) {
    if ((said[step.id] ?? now) < now) continue;
    const found = fitting(step, view, question);
    if (found) return found;
  }
  return null;
}
