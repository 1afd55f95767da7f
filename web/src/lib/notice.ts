/** It is your turn: in the title of the page, by a sound, and by a notification if it was wished. */
import { settings } from "./settings.svelte";

let audio: AudioContext | undefined;

/** Two soft notes, as of a small bell. */
export function chime(): void {
  if (!settings.sound || !("AudioContext" in globalThis)) return;
  audio ??= new AudioContext();
  if (audio.state !== "running") return; // the browser lets pages sound only after a click or a key
  const start = audio.currentTime;
  for (const [delay, pitch] of [[0, 587.33], [0.16, 880]] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = "sine";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start + delay);
    volume.gain.linearRampToValueAtTime(0.12, start + delay + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + delay + 0.9);
    tone.connect(volume).connect(audio.destination);
    tone.start(start + delay);
    tone.stop(start + delay + 1);
  }
}

/** Browsers open the sound on a gesture only: this is called at the first one. */
export function allowSound(): void {
  if (!("AudioContext" in globalThis)) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
}

export async function wishNotices(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  return (await Notification.requestPermission()) === "granted";
}

export function notify(title: string, text: string): void {
  if (!settings.notices || !document.hidden) return;
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  const notice = new Notification(title, { body: text, icon: "/icon.svg", tag: "ringtable-turn" });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
