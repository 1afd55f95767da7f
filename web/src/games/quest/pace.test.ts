import { expect, test, vi } from "vitest";
import type { Session } from "../../lib/session/session.svelte";
import { isEmpty, lingers, PACES, passBy, wishes } from "./pace.svelte";

const facts = (...ids: string[]): { id: string }[] => ids.map((id) => ({ id: `quest-${id}` }));
const option = (verb: string): { verb: string; text: string } => ({ verb, text: verb });

function asked(verbs: string[], news = facts()): { session: Session; sent: string[] } {
  const sent: string[] = [];
  const session = { acting: 0, busy: false, moment: null, options: verbs.map(option), news: { number: 1, facts: news }, act: async (text: string) => void sent.push(text) };
  return { session: session as unknown as Session, sent };
}

test("every event is looked at, or what was hidden and lost, or nothing", () => {
  const news = facts("revealed", "paid", "readied", "damaged");
  expect(lingers("every", news)).toBeGreaterThan(lingers("losses", news));
  expect(lingers("losses", news)).toBeGreaterThan(lingers("losses", facts("paid", "readied")));
  expect(lingers("decisions", news)).toBe(0);
  expect(lingers("every", facts(...Array<string>(99).fill("paid")))).toBeLessThanOrEqual(3500);
});

test("a pace changes when an empty window is passed, never whether, nor with what", () => {
  vi.useFakeTimers();
  for (const verbs of [["pass"], ["pass", "pass-on"], ["play", "pass"], ["use", "pass", "pass-on"], ["commit", "done"], ["defend"]]) {
    const answers = PACES.map((pace) => {
      wishes.setPace(pace);
      const { session, sent } = asked(verbs, facts("revealed", "damaged"));
      const end = passBy(session, "W-Q1");
      vi.advanceTimersByTime(5000);
      end?.();
      return sent;
    });
    const empty = verbs.every((verb) => verb.startsWith("pass"));
    expect(answers).toEqual(PACES.map(() => (empty ? ["pass"] : [])));
  }
  vi.useRealTimers();
});

test("who wants to be asked in a window is asked there, also if there is nothing but to pass", () => {
  const { session } = asked(["pass"]);
  expect(isEmpty(session, "W-Q1")).toBe(true);
  wishes.order("W-Q1");
  expect(isEmpty(session, "W-Q1")).toBe(false);
  expect(isEmpty(session, "W-Q2")).toBe(true);
  wishes.order("W-Q1");
  wishes.setAlways(true);
  expect(isEmpty(session, "W-Q1")).toBe(false);
  wishes.setAlways(false);
});
