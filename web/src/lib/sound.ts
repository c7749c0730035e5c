// A few soft tones made on the spot: nothing is loaded.
import { settings } from './settings.svelte';

let context: AudioContext | undefined;

function tone(frequency: number, after: number, length: number, loudness = 0.12): void {
  context ??= new AudioContext();
  const start = context.currentTime + after;
  const voice = context.createOscillator();
  const gain = context.createGain();
  voice.type = 'triangle';
  voice.frequency.value = frequency;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  voice.connect(gain).connect(context.destination);
  voice.start(start);
  voice.stop(start + length);
}

const melodies = {
  turn: [
    [587, 0, 0.5],
    [880, 0.14, 0.9],
  ],
  turned: [[330, 0, 0.18]],
  success: [
    [523, 0, 0.4],
    [659, 0.12, 0.4],
    [784, 0.24, 0.9],
  ],
  fail: [
    [294, 0, 0.5],
    [233, 0.18, 1],
  ],
  chat: [[740, 0, 0.15]],
} as const;

/** A browser plays nothing before the page has been touched, and a slow phone needs long to find that out. */
const may_sound = () => typeof AudioContext !== 'undefined' && navigator.userActivation?.hasBeenActive !== false;

export function play(melody: keyof typeof melodies): void {
  if (!settings.sound || !may_sound()) return;
  try {
    for (const [frequency, after, length] of melodies[melody]) tone(frequency, after, length);
  } catch {
    return;
  }
}
