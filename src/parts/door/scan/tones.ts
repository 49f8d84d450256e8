import type { ScanTone } from './scanWords.ts';

/** The notes of a tone as [hertz, when it begins in seconds, how long], and the vibration in milliseconds. */
const tones: Record<ScanTone, { notes: [number, number, number][]; buzz: number[] }> = {
  good: { notes: [[1046, 0, 0.12]], buzz: [60] },
  warning: {
    notes: [
      [660, 0, 0.12],
      [660, 0.18, 0.12],
    ],
    buzz: [60, 80, 60],
  },
  bad: { notes: [[196, 0, 0.4]], buzz: [300] },
};

/** Returns what plays the short tone of a result, and what frees it. Nothing sounds where a browser can't. */
export function tonePlayer(): { play: (tone: ScanTone) => void; stop: () => void } {
  let context: AudioContext | undefined;
  return {
    play: (tone) => {
      const { notes, buzz } = tones[tone];
      // Not on an iPhone.
      const { vibrate }: Partial<Pick<Navigator, 'vibrate'>> = navigator;
      vibrate?.call(navigator, buzz);
      if (typeof AudioContext !== 'function') return;
      context ??= new AudioContext();
      void context.resume().catch(() => {});
      for (const [hertz, at, length] of notes) sound(context, hertz, context.currentTime + at, length);
    },
    stop: () => {
      void context?.close().catch(() => {});
      context = undefined;
    },
  };
}

function sound(context: AudioContext, hertz: number, at: number, length: number): void {
  const oscillator = context.createOscillator();
  const volume = context.createGain();
  oscillator.frequency.value = hertz;
  volume.gain.setValueAtTime(0.25, at);
  // A sudden end would click.
  volume.gain.setTargetAtTime(0, at + length, 0.015);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + length + 0.1);
}
