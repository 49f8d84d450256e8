import { list } from '../../domain/fields/storedFields.ts';
import { stored } from '../../lib/stored.ts';

/** How many colleges the screen offers before one is chosen. */
const limit = 8;

const entry = stored('localStorage', 'console:recent-colleges', (data): string[] =>
  list(data).filter((id) => typeof id === 'string'),
);

/** Returns the ids of the colleges chosen last on this device, the latest first. */
export function recentColleges(): readonly string[] {
  return entry.get() ?? [];
}

/** Remembers that a college was chosen. Only its id is kept. */
export function rememberCollege(id: string): void {
  entry.set([id, ...recentColleges().filter((other) => other !== id)].slice(0, limit));
}

/** Forgets the colleges, when the session's data leaves this device. */
export const forgetRecentColleges: () => void = entry.clear;
