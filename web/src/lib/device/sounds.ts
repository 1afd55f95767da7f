/** A few soft sounds, made here: dice, a card, a piece, my turn, the end. They come when the pieces have arrived, never before a
 * first click or key, and not at all if they are switched off. */
import type { Kind } from "../session/pace.svelte";
import { settings } from "./settings.svelte";

export type Sound = Kind | "turn" | "end";

let audio: AudioContext | undefined;

/** Browsers open the sound on a gesture only: this is called at each. */
export function allowSound(): void {
  if (!settings.sound || !("AudioContext" in globalThis)) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
}

export function toggleSound(): void {
  settings.set("sound", !settings.sound);
  allowSound();
}

export function play(sound: Sound): void {
  if (!settings.sound || audio?.state !== "running") return;
  SCORES[sound](audio, audio.currentTime);
}

/** What has arrived together: each kind once, one shortly after the other. */
export function playAll(kinds: readonly Kind[]): void {
  if (!settings.sound || audio?.state !== "running") return;
  let start = audio.currentTime;
  for (const kind of new Set(kinds)) {
    SCORES[kind](audio, start);
    start += 0.18;
  }
}

const SCORES: Record<Sound, (audio: AudioContext, start: number) => void> = {
  dice: (audio, start) => {
    for (const [delay, pitch, loud] of [[0, 2100, 0.05], [0.07, 1700, 0.04], [0.12, 2400, 0.03], [0.2, 1500, 0.02]] as const) {
      rustle(audio, start + delay, pitch, 0.045, loud);
    }
  },
  card: (audio, start) => rustle(audio, start, 3400, 0.14, 0.03),
  move: (audio, start) => note(audio, start, 150, 0.12, 0.08),
  turn: (audio, start) => {
    note(audio, start, 587.33, 0.9, 0.1);
    note(audio, start + 0.16, 880, 0.9, 0.1);
  },
  end: (audio, start) => {
    for (const [index, pitch] of [293.66, 440, 587.33, 739.99].entries()) note(audio, start + index * 0.22, pitch, 1.8, 0.07);
  },
};

/** A tone that swells at once and dies away. */
function note(audio: AudioContext, start: number, pitch: number, length: number, loud: number): void {
  const tone = audio.createOscillator();
  tone.type = "sine";
  tone.frequency.value = pitch;
  tone.connect(fading(audio, start, length, loud));
  tone.start(start);
  tone.stop(start + length + 0.1);
}

/** Paper, or wood on wood: noise around a pitch. */
function rustle(audio: AudioContext, start: number, pitch: number, length: number, loud: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * (length + 0.05)), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  source.connect(band).connect(fading(audio, start, length, loud));
  source.start(start);
}

function fading(audio: AudioContext, start: number, length: number, loud: number): GainNode {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  volume.connect(audio.destination);
  return volume;
}
