import { useMemo } from 'react';
import { drawSecretOf } from '../../../../data/staff/night.ts';
import { participantsOf } from '../../../../data/staff/participants.ts';
import type { DrawSecret } from '../../../../domain/night/board/drawSecret.ts';
import type { Participant } from '../../../../domain/participants/participant.ts';
import { type Live, useLive } from '../../../../hooks/useLive.ts';

/** Who is on the list of an event, and the staff's part of its draw; null before anything was planned. */
export type NightPeople = { people: readonly Participant[]; secret: DrawSecret | null };

/** Returns the people of an event and the staff's part of its draw, live. */
export function useNightPeople(eventId: string): Live<NightPeople> {
  const people = useLive(useMemo(() => participantsOf(eventId), [eventId]));
  const secret = useLive(useMemo(() => drawSecretOf(eventId), [eventId]));
  if (people.status !== 'ready') return people;
  if (secret.status !== 'ready') return secret;
  return { status: 'ready', data: { people: people.data.items, secret: secret.data.item } };
}
