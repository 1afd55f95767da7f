import { describe, expect, it, vi } from "vitest";
import { Draft, Refused, type Next } from "./draft.svelte";

/** An army that goes: from where, to where, who. */
const ASKED: Record<number, Next<string>> = { 1: "to where?", 2: "who goes?", 3: "complete" };
const laid = () => {
  const next = vi.fn((stages: string[]): Promise<Next<string>> => Promise.resolve(ASKED[stages.length] ?? "complete"));
  const confirm = vi.fn((_stages: string[]) => Promise.resolve());
  return { next, confirm, draft: new Draft<string>("from where?", { next, confirm }) };
};

describe("a move in stages", () => {
  it("asks on until it is complete, and sends everything together", async () => {
    const { draft, next, confirm } = laid();
    await draft.answer("Osgiliath", "from osgiliath");
    expect(draft.question).toBe("to where?");
    await draft.answer("Minas Tirith", "to minas-tirith");
    await draft.answer("3 go", "1 orc", "2 troll");
    expect(draft.complete).toBe(true);
    expect(next).toHaveBeenLastCalledWith(["from osgiliath", "to minas-tirith", "1 orc", "2 troll"]);
    expect(confirm).not.toHaveBeenCalled();
    await draft.confirm();
    expect(confirm).toHaveBeenCalledWith(["from osgiliath", "to minas-tirith", "1 orc", "2 troll"]);
    expect(draft.text).toBe("from osgiliath; to minas-tirith; 1 orc; 2 troll");
  });

  it("finishes with the last answer, and only with the last", async () => {
    const { draft, confirm } = laid();
    await draft.finish("Osgiliath", "from osgiliath");
    expect(confirm).not.toHaveBeenCalled();
    await draft.answer("Minas Tirith", "to minas-tirith");
    await draft.finish("all", "all");
    expect(confirm).toHaveBeenCalledWith(["from osgiliath", "to minas-tirith", "all"]);
  });

  it("goes back stage by stage without asking anybody", async () => {
    const { draft, next } = laid();
    await draft.answer("Osgiliath", "from osgiliath");
    await draft.answer("Minas Tirith", "to minas-tirith");
    const asked = next.mock.calls.length;
    draft.back();
    expect(draft.question).toBe("to where?");
    expect(draft.texts).toEqual(["from osgiliath"]);
    draft.back();
    expect(draft.question).toBe("from where?");
    expect(draft.texts).toEqual([]);
    draft.back();
    expect(draft.question).toBe("from where?");
    expect(next).toHaveBeenCalledTimes(asked);
  });

  it("goes back to any stage, also from a complete move", async () => {
    const { draft } = laid();
    await draft.answer("Osgiliath", "from osgiliath");
    await draft.answer("Minas Tirith", "to minas-tirith");
    await draft.answer("all", "all");
    draft.backTo(1);
    expect(draft.question).toBe("to where?");
    expect(draft.texts).toEqual(["from osgiliath"]);
    draft.clear();
    expect([draft.question, draft.stages.length]).toEqual(["from where?", 0]);
  });

  it("does not confirm what is not complete", async () => {
    const { draft, confirm } = laid();
    await draft.answer("Osgiliath", "from osgiliath");
    await draft.confirm();
    expect(confirm).not.toHaveBeenCalled();
  });

  it("keeps the stage and says why when an answer is refused", async () => {
    const { draft, next } = laid();
    await draft.answer("Osgiliath", "from osgiliath");
    next.mockRejectedValueOnce(new Refused("Ten units are enough.", "W3.2"));
    await draft.answer("Minas Tirith", "to minas-tirith");
    expect(draft.problem?.message).toBe("Ten units are enough.");
    expect(draft.problem?.clause).toBe("W3.2");
    expect([draft.question, draft.texts.length, draft.busy]).toEqual(["to where?", 1, false]);
    await draft.answer("Minas Tirith", "to minas-tirith");
    expect([draft.question, draft.problem]).toEqual(["who goes?", null]);
  });

  it("does not hear an answer that comes after it went back", async () => {
    const { draft, next } = laid();
    await draft.answer("Osgiliath", "from osgiliath");
    let late: (found: Next<string>) => void = () => undefined;
    next.mockReturnValueOnce(new Promise((done) => (late = done)));
    const waiting = draft.answer("Minas Tirith", "to minas-tirith");
    expect(draft.busy).toBe(true);
    draft.back();
    late("who goes?");
    await waiting;
    expect([draft.question, draft.texts.length, draft.busy]).toEqual(["from where?", 0, false]);
  });

  it("takes one answer at a time", async () => {
    const { draft, next } = laid();
    await Promise.all([draft.answer("Osgiliath", "from osgiliath"), draft.answer("Umbar", "from umbar")]);
    expect(next).toHaveBeenCalledTimes(1);
    expect(draft.texts).toEqual(["from osgiliath"]);
  });
});
