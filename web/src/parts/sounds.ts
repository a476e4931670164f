/** Soft sounds, made here: no files. Nothing sounds before the page was touched for the first time: browsers want it so. */
import { settings } from "../settings";

export type Sound = "card" | "gain" | "shuffle" | "trash" | "turn" | "said" | "won" | "over";

const LOUDEST = 0.16;
const CLOSEST = 0.07; // seconds between two of the same sound: many cards at once are not a drum

let audio: AudioContext | null = null;
const last = new Map<Sound, number>();

function context(): AudioContext | null {
  if (typeof AudioContext === "undefined") return null;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume().catch(() => undefined);
  return audio.state === "running" ? audio : null;
}

/** A tone like a small bell: it begins softly and fades. */
function bell(at: AudioContext, when: number, pitch: number, seconds: number, loud: number): void {
  const tone = at.createOscillator();
  const volume = at.createGain();
  tone.type = "sine";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, when);
  volume.gain.linearRampToValueAtTime(loud * LOUDEST, when + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, when + seconds);
  tone.connect(volume).connect(at.destination);
  tone.start(when);
  tone.stop(when + seconds);
}

/** Paper on cloth: noise through a filter that closes. */
function rustle(at: AudioContext, when: number, pitch: number, seconds: number, loud: number): void {
  const length = Math.ceil(at.sampleRate * seconds);
  const buffer = at.createBuffer(1, length, at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2;
  const noise = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const volume = at.createGain();
  noise.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(pitch, when);
  filter.frequency.exponentialRampToValueAtTime(pitch / 3, when + seconds);
  volume.gain.value = loud * LOUDEST;
  noise.connect(filter).connect(volume).connect(at.destination);
  noise.start(when);
}

function tune(at: AudioContext, now: number, pitches: readonly number[]): void {
  for (const [i, pitch] of pitches.entries()) bell(at, now + i * 0.14, pitch, 1.1, 0.6);
}

const MAKE: Record<Sound, (at: AudioContext, now: number) => void> = {
  card: (at, now) => rustle(at, now, 2600, 0.09, 1.1),
  gain: (at, now) => {
    bell(at, now, 1318, 0.28, 0.35);
    bell(at, now + 0.06, 1760, 0.34, 0.3);
  },
  shuffle: (at, now) => {
    for (let i = 0; i < 6; i += 1) rustle(at, now + i * 0.045, 3200 - i * 180, 0.06, 0.8);
  },
  trash: (at, now) => rustle(at, now, 900, 0.22, 1.4),
  turn: (at, now) => {
    bell(at, now, 587, 0.5, 0.6);
    bell(at, now + 0.14, 784, 0.7, 0.6);
  },
  said: (at, now) => bell(at, now, 988, 0.18, 0.35),
  won: (at, now) => tune(at, now, [523, 659, 784, 1047]),
  over: (at, now) => tune(at, now, [659, 523]),
};

export function play(sound: Sound): void {
  if (!settings().sound || document.hidden) return;
  const at = context();
  if (at === null || at.currentTime - (last.get(sound) ?? -1) < CLOSEST) return;
  last.set(sound, at.currentTime);
  MAKE[sound](at, at.currentTime);
}
