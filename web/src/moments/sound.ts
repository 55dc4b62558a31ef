// Small sounds, made on the spot, and a buzz for the hand that holds a phone. Silent until the player asks for sound.
import { settings } from "../lib/settings.svelte";

export type Sound = "chime" | "fanfare" | "bell" | "card" | "ice" | "blow";

/** Notes: when it begins, its pitch in hertz, how long it rings (in seconds). */
const NOTES: Record<Sound, readonly (readonly [at: number, pitch: number, rings: number])[]> = {
  chime: [
    [0, 880, 0.25],
    [0.07, 1318.5, 0.35],
  ],
  fanfare: [
    [0, 523.25, 0.3],
    [0.14, 659.25, 0.3],
    [0.28, 783.99, 0.3],
    [0.42, 1046.5, 0.9],
  ],
  bell: [
    [0, 392, 1.4],
    [0.02, 784, 0.7],
  ],
  card: [],
  ice: [[0.05, 98, 0.5]],
  blow: [[0, 82.4, 0.4]],
};

/** Breath of noise: when, how long, around which pitch. */
const NOISE: Partial<Record<Sound, readonly (readonly [at: number, lasts: number, pitch: number])[]>> = {
  card: [[0, 0.14, 2400]],
  ice: [
    [0, 0.09, 3200],
    [0.13, 0.06, 4400],
    [0.24, 0.16, 2600],
  ],
  blow: [[0, 0.18, 500]],
};

const BUZZ: Record<Sound, number[]> = {
  chime: [18],
  fanfare: [40, 60, 40, 60, 140],
  bell: [70],
  card: [12],
  ice: [12, 40, 24],
  blow: [90],
};

let audio: AudioContext | null = null;

function ring(context: AudioContext, source: AudioScheduledSourceNode, at: number, lasts: number, loud: number): void {
  const volume = context.createGain();
  const start = context.currentTime + at;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  source.connect(volume).connect(context.destination);
  source.start(start);
  source.stop(start + lasts);
}

function noise(context: AudioContext, at: number, lasts: number, pitch: number): void {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.16, context.currentTime + at);
  volume.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + at + lasts);
  source.connect(filter).connect(volume).connect(context.destination);
  source.start(context.currentTime + at);
}

export function sound(name: Sound): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const [at, pitch, rings] of NOTES[name]) {
    const tone = audio.createOscillator();
    tone.type = pitch < 200 ? "sine" : "triangle";
    tone.frequency.value = pitch;
    ring(audio, tone, at, rings, 0.1);
  }
  for (const [at, lasts, pitch] of NOISE[name] ?? []) noise(audio, at, lasts, pitch);
}

/** A phone that was touched before answers in the hand. */
export function buzz(name: Sound): void {
  if (matchMedia("(pointer: coarse)").matches && navigator.userActivation?.hasBeenActive)
    navigator.vibrate?.(BUZZ[name]);
}
