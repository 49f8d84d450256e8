import type { BadgeTone } from '../../ui/Badge.tsx';

const tones: Record<string, BadgeTone> = { upcoming: 'green', active: 'blue', completed: 'grey' };

/** The colour of an event's status: green, blue, grey, and red for anything else (specification 4). */
export function statusTone(status: string): BadgeTone {
  return Object.hasOwn(tones, status) ? (tones[status] ?? 'red') : 'red';
}
