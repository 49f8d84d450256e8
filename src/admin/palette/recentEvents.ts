import { list } from '../../domain/fields/storedFields.ts';
import { stored } from '../../lib/stored.ts';

/** How many events the palette offers before anything is typed. */
const limit = 5;

const entry = stored('localStorage', 'console:recent-events', (data): string[] =>
  list(data).filter((id) => typeof id === 'string'),
);

/** Returns the ids of the events opened last on this device, the latest first. */
export function recentEvents(): readonly string[] {
  return entry.get() ?? [];
}

/** Remembers that an event was opened. Only its id is kept. */
export function rememberEvent(id: string): void {
  entry.set([id, ...recentEvents().filter((other) => other !== id)].slice(0, limit));
}

/** Forgets the events, when the session's data leaves this device. */
export const forgetRecentEvents: () => void = entry.clear;

/** Returns the id of the event that an address of the console shows, '' for none. */
export function eventOf(pathname: string, search: string): string {
  const named = /^\/admin\/events\/([^/]+)/.exec(pathname)?.[1] ?? '';
  if (named !== '' && !['pipeline', 'upgrade'].includes(named)) return decoded(named);
  return new URLSearchParams(search).get('event') ?? '';
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return ''; // Not an address that the console makes.
  }
}
