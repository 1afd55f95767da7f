import { beforeEach, expect, it, vi } from "vitest";

let started: string[] = [];
const param = { setValueAtTime: () => {}, linearRampToValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
const node = (name: string): object => ({ connect: (next: unknown) => next, start: () => started.push(name), stop: () => {}, frequency: {}, gain: param });

class FakeAudio {
  static state = "running";
  static made = 0;
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  get state(): string {
    return FakeAudio.state;
  }
  constructor() {
    FakeAudio.made += 1;
  }
  createOscillator = (): object => node("tone");
  createBufferSource = (): object => node("rustle");
  createBiquadFilter = (): object => node("filter");
  createGain = (): object => node("gain");
  createBuffer = (): object => ({ getChannelData: () => new Float32Array(4) });
}

async function loaded(): Promise<typeof import("./sounds")> {
  vi.resetModules();
  return import("./sounds");
}

beforeEach(() => {
  started = [];
  FakeAudio.made = 0;
  FakeAudio.state = "running";
  vi.stubGlobal("AudioContext", FakeAudio);
});

it("is silent, and opens nothing, before a first click or key", async () => {
  const { allowSound, play } = await loaded();
  play("turn");
  expect([FakeAudio.made, started]).toEqual([0, []]);
  allowSound();
  play("turn");
  expect([FakeAudio.made, started]).toEqual([1, ["tone", "tone"]]);
});

it("sounds each kind once for what arrives together", async () => {
  const { allowSound, playAll } = await loaded();
  allowSound();
  playAll(["card", "move", "card", "move"]);
  expect(started).toEqual(["rustle", "tone"]);
});

it("waits while the browser keeps it shut", async () => {
  const { allowSound, play } = await loaded();
  FakeAudio.state = "interrupted";
  allowSound();
  play("dice");
  expect(started).toEqual([]);
});

it("is switched off and on", async () => {
  const { allowSound, play, toggleSound } = await loaded();
  const { settings: fresh } = await import("./settings.svelte");
  allowSound();
  toggleSound();
  play("end");
  expect([fresh.sound, started]).toEqual([false, []]);
  toggleSound();
  play("end");
  expect([fresh.sound, started.length]).toEqual([true, 4]);
});
