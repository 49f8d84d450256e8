import { storable } from '../../../sample/night/storage.ts';
import type { Stored } from '../../../scripts/firestoreRest.ts';
import { valueAt } from '../../../src/domain/fields/fieldPath.ts';
import { readBoard } from '../../../src/domain/night/board/board.ts';
import { patched } from '../../../src/domain/night/board/boardPatch.ts';
import { nightPlaces } from '../../../src/domain/night/counts/roundStanding.ts';
import { seatKey } from '../../../src/domain/night/counts/seats.ts';
import { slug } from '../../../src/domain/text/slug.ts';
import { aNight, aPlayer } from './boards.ts';
import { anEvent } from './events.ts';

type Fields = Record<string, Stored>;

/** What is special about a night that is over. */
export type NightOver = {
  players?: number;
  day?: string;
  /** Fields of the people's documents, by their place from 0. */
  person?: (at: number) => Fields;
  event?: Fields;
};

const nights = new Map<string, ReturnType<typeof aNight>>();

/** Returns the documents of a night, as a copy: it's played once for all tests of a file. */
async function playedNight(players: number, eventId: string): Promise<Record<string, Fields>> {
  const key = `${players} ${eventId}`;
  const night = nights.get(key) ?? aNight({ players, eventId });
  nights.set(key, night);
  return structuredClone((await night).documents);
}

/** Returns the documents of an event whose final table is over, with its people; p001 won. */
export async function nightOver(eventId: string, night: NightOver = {}): Promise<Record<string, Fields>> {
  const { players = 12, day = '2026-11-06', person = () => ({}), event = {} } = night;
  const documents = await playedNight(players, eventId);
  const facts = { title: `Cup ${eventId}`, date: day, sortDate: `${day}T19:00`, status: 'active' };
  return {
    ...documents,
    ...anEvent(eventId, { ...facts, board: 'live', bracketStatus: 'completed', ...event }),
    ...Object.fromEntries(
      Array.from({ length: players }, (_, at) => {
        const { id, name, collegeId, collegeName, chapterName } = aPlayer(at);
        const chapterId = chapterName && `${collegeId}--${slug(chapterName)}`;
        const email = `p${at + 1}@college.example`;
        const fields = { name, email, checkedIn: true, collegeId, collegeName, chapterName, chapterId };
        return [`events/${eventId}/participants/${id}`, { ...fields, ...person(at) }] as const;
      }),
    ),
  };
}

/** Returns the board of such a night with the last counts of the first two exchanged, as by a correction. */
export function withFirstTwoSwapped(
  documents: Record<string, Fields>,
  eventId: string,
): Record<string, Fields> {
  const path = `boards/${eventId}`;
  const data = documents[path] ?? {};
  const board = readBoard(eventId, data);
  const final = board.rounds.at(-1);
  const key = final?.key ?? '';
  const [one, two] = nightPlaces(board)
    .slice(0, 2)
    .map(({ no }) => seatKey(final?.tables[0]?.seats.indexOf(no) ?? -1));
  const value = (place: string) => valueAt(data, `counts.${key}.t1.${place}`);
  const swapped = patched(data, [
    { path: 'rev', value: board.rev + 1 },
    { path: `counts.${key}.t1.${one}`, value: value(two ?? '') },
    { path: `counts.${key}.t1.${two}`, value: value(one ?? '') },
  ]);
  return {
    [path]: Object.fromEntries(Object.entries(swapped).map(([name, item]) => [name, storable(item)])),
  };
}
