import { useMemo } from 'react';
import { drawSecretOf } from '../../../data/staff/night.ts';
import { participantsOf } from '../../../data/staff/participants.ts';
import { playersShownAs } from '../../../data/staff/season/players.ts';
import type { DrawSecret } from '../../../domain/night/board/drawSecret.ts';
import type { Participant } from '../../../domain/participants/participant.ts';
import { shownTheirWay } from '../../../domain/season/nights/shownTheirWay.ts';
import { type Live, useLive } from '../../../hooks/useLive.ts';

/**
 * Who is on the list of an event, each shown as they want to be everywhere where they said so; and the
 * staff's part of its draw, null before anything was planned. `unchecked`: this device doesn't know yet who
 * said so.
 */
export type NightPeople = {
  people: readonly Participant[];
  secret: DrawSecret | null;
  unchecked?: boolean | undefined;
};

/** Returns the people of an event and the staff's part of its draw, live. */
export function useNightPeople(eventId: string): Live<NightPeople> {
  const people = useLive(useMemo(() => participantsOf(eventId), [eventId]));
  const secret = useLive(useMemo(() => drawSecretOf(eventId), [eventId]));
  const shown = useLive(playersShownAs);
  if (people.status !== 'ready') return people;
  if (secret.status !== 'ready') return secret;
  // The evening never waits for these: without them everyone is shown as they said at the door.
  const players = shown.status === 'ready' ? shown.data : null;
  const unchecked = !players || (players.fromCache && players.items.length === 0);
  return {
    status: 'ready',
    data: {
      people: shownTheirWay(people.data.items, players?.items ?? []),
      secret: secret.data.item,
      unchecked,
    },
  };
}
