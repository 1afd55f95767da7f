import { describe, expect, it } from "vitest";
import { answersOf, figureOf } from "./answers";
import { numbered } from "./asking/acts";
import { Desk } from "./desk.svelte";
import { answer, MadeUp, question } from "./gallery/asking.svelte";

const die = question("act", "W41.3", "Spend a die.", [{ words: "Army", verb: "die", thing: "die:army", text: "die army" }, { words: "Pass", verb: "pass", text: "pass" }]);
const deed = question("deed", "W7.20", "What for?", [{ words: "Move armies", verb: "move-armies", text: "move-armies" }, { words: "Attack", verb: "attack", text: "attack" }]);
const from = question("move-from", "W12.1", "Which army?", [{ words: "Dale", verb: "from", thing: "region:dale", text: "from dale" }]);
const to = question("move-to", "W12.9", "Where to?", [
  { words: "Erebor", verb: "to", thing: "region:erebor", text: "to erebor" },
  { words: "Moria", verb: "attack", thing: "region:moria", text: "attack moria" },
]);
const many = (figure: string, most: number) => question("part", "W12.4", `How many ${figure}?`, Array.from({ length: most + 1 }, (_, n) => ({ words: `${n}`, verb: "go", text: `${n} ${figure}`, data: { n, figure } })));

const desk = (stages: ReturnType<typeof question>[]): { desk: Desk; asking: MadeUp } => {
  const asking = new MadeUp(["Rosie", "Tom"], stages, 0);
  return { asking, desk: new Desk(asking, (phrase) => String(phrase.values.text)) };
};

describe("an answer of the server", () => {
  it("says what is done to what, from its verb, its data and its thing", () => {
    expect(answersOf(deed)[0]).toMatchObject({ verb: "deed", data: { deed: "move-armies" } });
    expect(answersOf(deed)[1]?.data.attacks).toBeUndefined();
    expect(answersOf(to)[0]?.data).toEqual({ region: "erebor" });
    expect(answersOf(to)[1]?.data).toEqual({ region: "moria", attacks: true });
    expect(answersOf(die)[0]?.data.face).toBe("army");
    expect(answersOf({ ...die, options: [answer({ words: "x", verb: "reduce", thing: "figure:dale:north-elite", data: { nation: "north", kind: "elite", hits: 1 } })] })[0]?.data.lowers).toBe(true);
  });
  it("names figures by nation and kind, persons by themselves", () => {
    expect(figureOf("southrons-elite")).toEqual({ nation: "southrons", kind: "elite" });
    expect(figureOf("mouth-of-sauron")).toEqual({ character: "mouth-of-sauron" });
  });
});

describe("number keys", () => {
  const texts = (one: Desk): [string, string][] => [...numbered(one)].map(([key, found]) => [key, found.text]);
  it("choose dice and answers in their order", () => {
    expect(texts(desk([die]).desk)).toEqual([["1", "die army"], ["2", "pass"]]);
  });
  it("say the number itself where one is asked for", () => {
    const dice = question("allocate-hunt", "W5.9", "How many?", [0, 1, 2].map((n) => ({ words: `${n}`, verb: "number", text: `${n}`, data: { n } })));
    expect(texts(desk([dice]).desk)).toEqual([["0", "0"], ["1", "1"], ["2", "2"]]);
  });
});

describe("a move", () => {
  it("that is whole with one answer is sent at once", async () => {
    const { desk: one, asking } = desk([die]);
    await one.touch("die:army");
    expect(asking.said).toBe("die army");
  });
  it("lights the attack that was the only one, though nobody had to choose it", () => {
    const part = question("part", "W14.5", "Who goes?", [
      { words: "All", verb: "all", text: "all", data: { to: "moria" } },
      { words: "1", verb: "go", text: "1 elves-regular", data: { n: 1, figure: "elves-regular", region: "lorien", to: "moria" } },
    ]);
    expect(desk([part]).desk.lights).toMatchObject({ dim: true, from: "lorien", to: "moria" });
  });
  it("asks why not of the stage it has come to", async () => {
    const { desk: one, asking } = desk([die, deed, from, to]);
    await one.touch("region:moria");
    expect(asking.said).toBe("why region:moria");
    await one.touch("die:army");
    await one.touch("region:moria");
    expect(asking.said).toBe("why region:moria die army");
  });
  it("marks several in any order, and says them in the order of the question", async () => {
    const who = (first: number): ReturnType<typeof question> => question("separate", "W24.1", "Who leaves?", [...["strider", "legolas", "merry"].slice(first).map((one) => ({ words: one, verb: "separate", thing: `character:${one}`, text: `separate ${one}` })), ...(first ? [{ words: "That is all", verb: "done", text: "done" }] : [])], 3 - first);
    const { desk: one, asking } = desk([who(0), who(1), who(2)]);
    expect(one.enough).toBe(false);
    await one.touch("character:legolas");
    await one.touch("character:merry");
    await one.touch("character:strider");
    await one.touch("character:merry");
    expect(one.marked.map((found) => found.text)).toEqual(["separate strider", "separate legolas"]);
    expect(one.standing("character:legolas").chosen).toBe(true);
    await one.thatIsAll();
    expect(asking.said).toBe("separate strider; separate legolas; done");
  });
  it("is gathered stage by stage, taken back, and sent as one text", async () => {
    const { desk: one, asking } = desk([die, deed, from, to]);
    await one.touch("die:army");
    expect(one.question?.id).toBe("deed");
    await one.take(one.answers[0] as (typeof one.answers)[number]);
    await one.touch("region:dale");
    expect(one.lights).toMatchObject({ from: "dale", move: ["erebor"], fight: ["moria"], dim: true });
    one.back();
    expect(one.question?.id).toBe("move-from");
    await one.touch("region:dale");
    await one.touch("region:erebor");
    expect(one.complete).toBe(true);
    expect(one.destination?.data.region).toBe("erebor");
    expect(asking.said).toBe("");
    await one.confirm();
    expect(asking.said).toBe("die army; move-armies; from dale; to erebor");
  });
  it("asks why where a thing answers nothing, and points when nobody here is asked", async () => {
    const { desk: one, asking } = desk([die]);
    await one.touch("region:bree");
    expect(asking.said).toBe("why region:bree");
    const other = new MadeUp(["Rosie"], [], 0);
    await new Desk(other, String).touch("region:bree");
    expect(other.said).toBe("point region:bree");
  });
  it("answers about the part of an army kind by kind, as far as it is asked", async () => {
    const stages = [die, many("north-regular", 3), many("north-leader", 1)];
    const { desk: one, asking } = desk(stages);
    await one.take(one.answers[0] as (typeof one.answers)[number]);
    await one.takePart("two of them", { "north-regular": 2, "north-leader": 5 });
    expect(one.complete).toBe(true);
    await one.confirm();
    expect(asking.said).toBe("die army; 2 north-regular; 1 north-leader");
  });
});

describe("a thing", () => {
  it("stands open, barred or idle", () => {
    const { desk: one } = desk([from]);
    expect(one.standing("region:dale")).toMatchObject({ open: true, barred: false });
    expect(one.standing("region:bree")).toMatchObject({ open: false, barred: true });
    expect(one.standing("card:athelas")).toMatchObject({ open: false, barred: false, closed: true });
  });
});
