/** Ring a small synthesized bell. */
let context: AudioContext | null = null;

export function ring(): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [pitch, loudness] of [
    [660, 0.12],
    [990, 0.05],
  ] as const) {
    const tone = context.createOscillator();
    const fade = context.createGain();
    tone.frequency.value = pitch;
    fade.gain.setValueAtTime(loudness, now);
    fade.gain.exponentialRampToValueAtTime(0.0001, now + 0.7);
    tone.connect(fade).connect(context.destination);
    tone.start(now);
    tone.stop(now + 0.7);
  }
}
