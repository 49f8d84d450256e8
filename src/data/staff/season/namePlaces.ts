import { eventTitle } from '../../../domain/events/eventTitle.ts';
import { readEvent } from '../../../domain/events/readEvent.ts';
import { readDrawSecret } from '../../../domain/night/board/drawSecret.ts';
import { emailId, emailKey } from '../../../domain/participants/emailKey.ts';
import { type Participant, readParticipant } from '../../../domain/participants/participant.ts';
import { type Results, readResults } from '../../../domain/results/results.ts';
import type { Player } from '../../../domain/season/player.ts';
import type { SeasonStore } from './seasonStore.ts';

/** A board that a player is on, with their numbers there. */
export type BoardPlace = { eventId: string; title: string; numbers: readonly number[] };

/** Where a player's name stands in public. */
export type NamePlaces = { results: readonly Results[]; boards: readonly BoardPlace[] };

/** The maximum number of values in one query. */
const valuesAtOnce = 30;

/**
 * Returns where a person's name stands in public: the results of all seasons, and the boards of all nights,
 * also of those that still play or that they were sent out of. `players`: their record, and those that were
 * joined to it. Two or three reads for each event that has a board. @throws DataError
 */
export async function namePlaces(store: SeasonStore, players: readonly Player[]): Promise<NamePlaces> {
  const ids = players.map(({ id }) => id).slice(0, valuesAtOnce);
  const [nights, events] = await Promise.all([
    store.list('results', ['ids', 'array-contains-any', ids]),
    store.list('events', ['board', 'in', ['live', 'results']]),
  ]);
  const results = nights.map(({ id, data }) => readResults(id, data));
  const boards = await Promise.all(
    events.map(async ({ id, data }) => {
      const night = results.find(({ eventId }) => eventId === id);
      const numbers = await numbersOf(store, id, players, night);
      return { eventId: id, title: eventTitle(readEvent(id, data)), numbers };
    }),
  );
  return { results, boards: boards.filter(({ numbers }) => numbers.length > 0) };
}

/** Returns a person's numbers on a board: by their place, and by the list that the night was closed with. */
async function numbersOf(
  store: SeasonStore,
  eventId: string,
  players: readonly Player[],
  night: Results | undefined,
): Promise<number[]> {
  const ids = new Set(players.map(({ id }) => id));
  const rows = night?.source === 'board' ? night.rows.filter(({ player }) => ids.has(player)) : [];
  const placed = rows.map(({ no }) => no);
  const people = new Set((await participantsLike(store, eventId, players)).map(({ id }) => id));
  if (people.size === 0) return placed;
  const secret = await store.get(`events/${eventId}/private/draw`);
  const listed = Object.entries(readDrawSecret(secret.data).numbers);
  return [...new Set([...placed, ...listed.flatMap(([no, id]) => (people.has(id) ? [Number(no)] : []))])];
}

/** Returns the people on an event's list who have one of the players' email addresses, or had it. */
export async function participantsLike(
  store: SeasonStore,
  eventId: string,
  players: readonly Player[],
): Promise<Participant[]> {
  const emails = [...new Set(players.flatMap(({ email }) => [email, emailKey(email)]))].filter(Boolean);
  if (emails.length === 0) return [];
  const list = `events/${eventId}/participants`;
  const ids = [...new Set(emails.map(emailId))];
  const known = players.map(({ id }) => id).slice(0, valuesAtOnce);
  const [written, cleared, byId] = await Promise.all([
    store.list(list, ['email', 'in', emails.slice(0, valuesAtOnce)]),
    store.list(list, ['player', 'in', known]),
    Promise.all(ids.map((id) => store.get(`${list}/${id}`))),
  ]);
  const all = [...written, ...cleared, ...byId].filter(({ data }) => data !== undefined);
  return [...new Map(all.map(({ id, data }) => [id, readParticipant(id, data)])).values()];
}
