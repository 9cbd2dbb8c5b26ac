/** Short sounds of our own, made of a few tones and a little noise when they are needed. */
import { settings } from "$/settings/settings.svelte";

/** A tone: when it starts (s), pitch (Hz; 0 for noise), how long it rings (s), loudness, and where the pitch glides to. */
type Tone = readonly [at: number, pitch: number, length: number, loudness: number, glide?: number];

const SOUNDS = {
  deal: [
    [0, 0, 0.05, 0.1],
    [0.07, 0, 0.05, 0.08],
    [0.14, 0, 0.05, 0.06],
  ],
  play: [
    [0, 0, 0.07, 0.16],
    [0, 180, 0.08, 0.1, 90],
  ],
  sweep: [
    [0, 0, 0.28, 0.12],
    [0, 300, 0.25, 0.04, 120],
  ],
  coin: [
    [0, 1480, 0.12, 0.05],
    [0.06, 1976, 0.22, 0.05],
  ],
  candle: [
    [0, 784, 0.35, 0.05],
    [0.02, 1175, 0.3, 0.03],
  ],
  death: [
    [0, 196, 0.5, 0.12, 98],
    [0.02, 233, 0.45, 0.06, 117],
  ],
  convert: [
    [0, 523, 0.18, 0.05, 659],
    [0.12, 659, 0.3, 0.05, 784],
  ],
  turn: [
    [0, 660, 0.7, 0.12],
    [0, 990, 0.7, 0.05],
  ],
  crown: [
    [0, 587, 0.3, 0.06],
    [0.09, 880, 0.45, 0.06],
  ],
  defeat: [
    [0, 392, 0.4, 0.06],
    [0.22, 330, 0.4, 0.06],
    [0.44, 262, 0.8, 0.07],
  ],
  win: [
    [0, 523, 0.25, 0.08],
    [0.14, 659, 0.25, 0.08],
    [0.28, 784, 0.3, 0.08],
    [0.42, 1047, 0.7, 0.08],
  ],
} satisfies Record<string, readonly Tone[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Play a sound, if the player wants any. Browsers allow it once the page has been clicked. */
export function sound(name: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const tone of SOUNDS[name]) ring(context, tone as Tone);
}

function ring(audio: AudioContext, [at, pitch, length, loudness, glide]: Tone): void {
  const start = audio.currentTime + at;
  const fade = audio.createGain();
  fade.gain.setValueAtTime(loudness, start);
  fade.gain.exponentialRampToValueAtTime(0.0001, start + length);
  const source = pitch ? tone(audio, pitch, start, length, glide) : rustle(audio);
  source.connect(fade).connect(audio.destination);
  source.start(start);
  source.stop(start + length);
}

function tone(audio: AudioContext, pitch: number, start: number, length: number, glide?: number) {
  const oscillator = audio.createOscillator();
  oscillator.frequency.setValueAtTime(pitch, start);
  if (glide) oscillator.frequency.exponentialRampToValueAtTime(glide, start + length);
  return oscillator;
}

/** Paper on a table: noise. */
function rustle(audio: AudioContext): AudioBufferSourceNode {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = noise;
  return source;
}
