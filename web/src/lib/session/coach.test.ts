import { beforeEach, describe, expect, it } from "vitest";
import { entry, option, view } from "../../testing/mock";
import type { Lesson, LessonStep } from "../../wire";
import { fits, fitting, like, stepAt } from "./coach";
import { Coach, hasMet, meet } from "./coach.svelte";
import type { Option, Question, View } from "./view";

interface When {
  question?: string;
  option?: string;
  table?: unknown;
}
const step = (id: string, when: When, more: Partial<LessonStep> = {}): LessonStep => ({
  id, when: { question: "keep", option: "", table: {}, ...when } as LessonStep["when"], points: [], answers: [], ...more,
});
const lesson = (...steps: LessonStep[]): Lesson => ({ seed: "s", bots: [""], options: {}, steps });
const ask = (id: string, ...options: Option[]): Question => ({ seats: [0], id, clause: "", prompt: null, options, stage: false, several: 0 });
const table = (shown: Record<string, unknown>): View => view({ table: shown });

describe("what a condition wants of a table", () => {
  it("is at least there, compared, or named", () => {
    expect(fits({ round: ">=3" }, { round: 3, side: "normal" })).toEqual([{}]);
    expect(fits({ round: "<=2" }, { round: 3 })).toEqual([]);
    expect(fits({ kept: false }, { kept: 0 })).toEqual([]);
    expect(fits({ dice: [{ id: "$die", kept: true }] }, { dice: [{ id: "red", kept: false }, { id: "blue", kept: true }] })).toEqual([{ die: "blue" }]);
  });

  it("finds each thing once, and a name stands for one thing", () => {
    const dice = [{ id: "red", face: "2" }, { id: "blue", face: "5" }];
    expect(fits([{ id: "$one" }, { id: "$two" }], dice)).toEqual([{ one: "red", two: "blue" }, { one: "blue", two: "red" }]);
    expect(fits([{ id: "red" }, { id: "red" }], dice)).toEqual([]);
    const wanted = { dice: [{ face: "$slot" }], slots: [{ number: "$slot", kind: "ally" }] };
    expect(fits(wanted, { dice, slots: [{ number: 5, kind: "ally" }] })).toEqual([{ slot: "5" }]);
  });

  it("knows a pattern from a text with the same signs", () => {
    expect(like("play * a", "play sting a")).toBe(true);
    expect(like("note .", "note 8")).toBe(false);
    expect(like("keep *", "stand")).toBe(false);
  });
});

describe("a step", () => {
  const ring = step("ring", { table: { dice: [{ id: "$ring", symbol: "ring" }] } }, { points: ["die:$ring"], answers: ["keep $ring", "keep *$ring*"] });
  const shown = table({ dice: [{ id: "red", symbol: "orc" }, { id: "blue", symbol: "ring" }] });

  it("points at what it has found and likes the answers with it, the best first", () => {
    const found = fitting(ring, shown, ask("keep", option("keep red,blue"), option("keep red"), option("keep blue")));
    expect(found?.points).toEqual(["die:blue"]);
    expect(found?.good.map((one) => one.text)).toEqual(["keep blue", "keep red,blue"]);
  });

  it("is silent at another question, out of turn, and without the answer it speaks of", () => {
    expect(fitting(ring, shown, ask("apply"))).toBeNull();
    expect(fitting(ring, shown, null)).toBeNull();
    expect(fitting(step("card", { option: "play *" }), shown, ask("keep", option("pass")))).toBeNull();
  });

  it("is not spent on a question that leaves nothing but to pass", () => {
    const window = step("window", { question: "act" });
    expect(fitting(window, shown, ask("act", option("pass"), { ...option("pass on"), verb: "pass-on" }))).toBeNull();
    expect(fitting(window, shown, ask("act", option("pass"), option("play rope")))?.step.id).toBe("window");
  });

  it("comes at the end if it waits for no question", () => {
    const end = step("end", { question: "" });
    expect(fitting(end, shown, ask("keep"))).toBeNull();
    expect(fitting(end, { ...shown, outcome: { reason: "won", winners: [0], clause: "", scores: [] } }, null)?.step.id).toBe("end");
  });
});

describe("a lesson", () => {
  const taught = lesson(step("first", {}), step("second", {}));

  it("says each step once: again at the same moment, and where moves were taken back", () => {
    expect(stepAt(taught, table({}), ask("keep"), 3, {})?.step.id).toBe("first");
    expect(stepAt(taught, table({}), ask("keep"), 3, { first: 3 })?.step.id).toBe("first");
    expect(stepAt(taught, table({}), ask("keep"), 5, { first: 3 })?.step.id).toBe("second");
    expect(stepAt(taught, table({}), ask("keep"), 2, { first: 3 })?.step.id).toBe("first");
    expect(stepAt(taught, table({}), ask("keep"), 9, { first: 3, second: 5 })).toBeNull();
  });
});

describe("the coach of a table", () => {
  beforeEach(() => localStorage.clear());
  const wish = lesson(step("ring", {}, { answers: ["keep blue"] }));
  const question = ask("keep", option("keep red"), option("keep blue"));

  it("remembers in this browser what was said, and whether one goes on alone", () => {
    const coach = new Coach("t1", wish);
    coach.say(coach.at(table({}), question, 4)!, 4);
    coach.leave();
    const again = new Coach("t1", wish);
    expect(again.said).toEqual({ ring: 4 });
    expect(again.left).toBe(true);
    again.call();
    expect(new Coach("t1", wish).left).toBe(false);
    expect(new Coach("t2", wish).said).toEqual({});
  });

  it.each([["keep blue", "followed"], ["keep red", "otherwise"], ["keep blue; done", "followed"]])("sees in the log how it was taken: %s", (action, taken) => {
    const coach = new Coach("t1", wish);
    coach.say(coach.at(table({}), question, 4)!, 4);
    coach.follow([{ ...entry(4), seat: 0, action: "keep blue" }, { ...entry(5), seat: 1, action: "keep blue" }], [0]);
    expect(coach.taken).toBe("");
    coach.follow([{ ...entry(5), seat: 0, action }], [0]);
    expect(coach.taken).toBe(taken);
  });

  it("keeps what is broken in the storage to itself", () => {
    localStorage.setItem("ringtable.coach-t1", "{");
    expect(new Coach("t1", wish).said).toEqual({});
  });

  it("knows which games were met here", () => {
    expect(hasMet("doom")).toBe(false);
    meet("doom");
    expect(hasMet("doom")).toBe(true);
  });
});
