import { deleting, merging, serverNow, updating, type Write } from '../../changes/change.ts';
import type { TourEvent } from '../../events/tourEvent.ts';
import { boardResults, type NightRecords, placedPeople } from '../../results/boardResults.ts';
import { type Results, storedResults } from '../../results/results.ts';
import { winnersOf } from '../../results/winners.ts';
import { completedTournament } from '../../tournaments/tournamentResult.ts';
import type { Player } from '../player.ts';
import { playerId } from '../playerId.ts';
import type { SeasonChange } from './changeWrites.ts';
import { asShown, type KnownPlayers } from './publishedPeople.ts';
import { shownAlike } from './shownAlike.ts';

/** What goes into the records of the players of a night. */
export type NightPlayers = ReadonlyMap<string, Pick<Player, 'name' | 'email'>>;

/** The results of a night, and who its players are. */
export type NightResults = { results: Results; players: NightPlayers };

/** Returns the results of a finished board with its players' ids; null for an event without a day. */
export async function boardNight(records: NightRecords, secret: string): Promise<NightResults | null> {
  const ids = new Map<number, string>();
  const players = new Map<string, Pick<Player, 'name' | 'email'>>();
  const used = new Set<string>();
  for (const { no, name, key, apart } of placedPeople(records)) {
    const known = 'player' in key ? key.player : await playerId(secret, key);
    // One address is one person.
    const isTaken = used.has(known);
    const id = isTaken ? await playerId(secret, apart) : known;
    used.add(id);
    ids.set(no, id);
    // The record of somebody whose address was cleared here keeps the one that it has.
    if (isTaken || !('player' in key))
      players.set(id, { name, email: !isTaken && 'email' in key ? key.email : '' });
  }
  const results = boardResults(records, ids);
  return results && { results, players };
}

/** A publication: the first one of a night, or a correction. */
export type Publication = NightResults & {
  event: TourEvent;
  /** What is published so far. */
  before: Results | null;
  /** The players who are joined to others or shown in a way of their own. */
  known: KnownPlayers;
  /** All results of the season as they stand: nobody is named by more than there. */
  season: readonly Results[];
  /** The public line of a correction; a correction of places has one in any case. `at` in milliseconds. */
  line?: string | undefined;
  at: number;
};

/** What the public line of a correction says where whoever made it says nothing. */
const corrected = 'The results were corrected.';

/**
 * Returns the change that publishes results, with the tournament and the event (season design, 4.5); null
 * when just that is published already.
 */
export function publication({ event, results, players, before, known, line = '', at, ...more }: Publication) {
  const own = { ...results, rows: results.rows.map((row) => asShown(known, row)) };
  const others = more.season.filter(({ eventId }) => eventId !== results.eventId);
  const [shown = own] = shownAlike([own, ...others], known);
  if (before && sameResults(before, shown)) return null;
  const lines = before?.changes ?? [];
  const text = line || (before && !samePlaces(before, results) ? corrected : '');
  const changes = text && before ? [...lines, { at, text }] : lines;
  const change: SeasonChange = {
    results: new Map([[event.id, { ...shown, version: (before?.version ?? 0) + 1, changes }]]),
    players,
    writes: eventWrites(event, shown),
  };
  return change;
}

/** Returns the change that takes results back; `hasBoard`: the event has the board of its night. */
export function takenBack(eventId: string, hasBoard: boolean): SeasonChange {
  return {
    results: new Map([[eventId, null]]),
    writes: [
      deleting(`tournaments/${eventId}`),
      updating(`events/${eventId}`, { board: hasBoard ? 'live' : '', updatedAt: serverNow }),
    ],
  };
}

/** Whether two results say the same, whenever and however often they were published. */
export function sameResults(one: Results, two: Results): boolean {
  const said = ({ version: _, publishedAt: _at, changes: _lines, rows, ...head }: Results) =>
    storedResults({ ...head, rows, version: 0, publishedAt: null, changes: [] });
  return JSON.stringify(sorted(said(one))) === JSON.stringify(sorted(said(two)));
}

/** Whether two results have everybody at the same place, of as many players. */
function samePlaces(one: Results, two: Results): boolean {
  const said = ({ rows, players }: Results) => [players, rows.map(({ name: _, ...row }) => row)];
  return JSON.stringify(said(one)) === JSON.stringify(said(two));
}

const sorted = (fields: Record<string, unknown>) =>
  Object.entries(fields).sort(([one], [two]) => (one < two ? -1 : 1));

function eventWrites(event: TourEvent, results: Results): Write[] {
  const tournament = completedTournament(event, winnersOf(results));
  const completed = { status: 'completed', bracketStatus: 'completed', board: 'results' };
  return [
    merging(`tournaments/${event.id}`, { ...tournament, board: 'results' }),
    updating(`events/${event.id}`, { ...completed, bracketUpdatedAt: serverNow, updatedAt: serverNow }),
  ];
}
