import type { BadgeTone } from './Badge.tsx';

const tones = new Map<string, BadgeTone>([
  ['upcoming', 'green'],
  ['active', 'blue'],
  ['completed', 'gray'],
]);

/** Returns the color of an event's status: green, blue, gray, and red for anything else (specification 4). */
export function eventTone(status: string): BadgeTone {
  return tones.get(status) ?? 'red';
}
