import type { Stored } from '../../../scripts/firestoreRest.ts';
import { sealed } from '../../../src/domain/signUp/seal.ts';
import { readSealed } from '../../../src/domain/signUp/signedUp.ts';
import { ticketIdOf } from '../../../src/domain/signUp/ticketKey.ts';
import { aComingEvent } from './events.ts';

type Changes = Record<string, Stored>;
type Documents = Record<string, Changes>;

/** Returns an event, `cup`, for which one signs up on the site. */
export function aSiteEvent(changes: Changes = {}): Documents {
  return aComingEvent('cup', {
    registration: 'site',
    signUp: { open: true, closesAt: 0 },
    currentParticipants: 1,
    maxParticipants: 56,
    ...changes,
  });
}

/** Returns what is stored of somebody who has signed up with this key, for `cup` unless told. */
export async function aTicket(
  key: string,
  name: string,
  { eventId = 'cup', ...changes }: Changes & { eventId?: string } = {},
): Promise<Documents> {
  const id = await ticketIdOf(key);
  const typed = { name, email: `${name.replace(' ', '.').toLowerCase()}@college.example` };
  const agreed = '2026-11-01';
  const at = new Date('2026-11-20T23:10:00Z');
  return {
    [`events/${eventId}/tickets/${id}`]: {
      state: 'in',
      at,
      sealed: await sealed(key, readSealed({ ...typed, agreed })),
      ...changes,
    },
    [`events/${eventId}/participants/${id}`]: {
      ...typed,
      agreed,
      checkedIn: false,
      source: 'sign-up',
      createdAt: at,
    },
  };
}
