import type { Board } from '../night/board/board.ts';
import type { DrawSecret } from '../night/board/drawSecret.ts';
import { nightPlaces } from '../night/counts/roundStanding.ts';
import { emailKey, emailOfId } from '../participants/emailKey.ts';
import type { Participant } from '../participants/participant.ts';
import { searchText } from '../text/searchText.ts';
import { pointsOf } from './points.ts';
import { publicId, publicText } from './publicText.ts';
import type { ResultRow, Results } from './results.ts';
import { type HostEvent, hostOf } from './resultsHost.ts';

/** What the results of a night's board are made of. */
export type NightRecords = {
  event: HostEvent;
  board: Board;
  /** The ids of the participants by their number. */
  numbers: DrawSecret['numbers'];
  people: readonly Participant[];
};

/**
 * Somebody with a place, and what their player's id is made of: the id itself once the addresses were
 * cleared, an address, or the night; `apart`: where somebody else of the night has that id.
 */
export type PlacedPerson = {
  no: number;
  name: string;
  key: { player: string } | { email: string } | OfNight;
  apart: OfNight;
};
type OfNight = { eventId: string; person: string };

/** Returns who has a place on a board, with what they are known by. */
export function placedPeople({ event, board, numbers, people }: NightRecords): PlacedPerson[] {
  const known = new Map(people.map((person) => [person.id, person]));
  return nightPlaces(board).map(({ no }) => {
    const id = numbers[no] ?? '';
    const found = known.get(id);
    const email = emailKey(found?.email ?? emailOfId(id));
    const name = found?.name ?? board.people.get(no)?.shown ?? '';
    const apart = { eventId: event.id, person: id || `#${no}` };
    const key = found?.player ? { player: found.player } : email === '' ? apart : { email };
    return { no, name, key, apart };
  });
}

/** Returns the first results of a finished board, null without a day. `ids`: players' ids by number. */
export function boardResults(records: NightRecords, ids: ReadonlyMap<number, string>): Results | null {
  const { event, board } = records;
  const host = hostOf(event);
  if (!host) return null;
  const players = fieldOf(board);
  const schoolOf = schools(records);
  const rows = nightPlaces(board).map(
    ({ no, place, round, chips }): ResultRow => ({
      player: ids.get(no) ?? '',
      no,
      name: board.people.get(no)?.shown ?? '',
      ...schoolOf(no),
      place,
      points: pointsOf(place, players),
      round,
      chips,
    }),
  );
  return { ...host, players, source: 'board', version: 1, publishedAt: null, changes: [], rows };
}

/** Returns how many played the first hand: all but those who didn't come (season design, 2.8). */
export function fieldOf({ people, gone }: Pick<Board, 'people' | 'gone'>): number {
  return [...people.keys()].filter((no) => gone.get(no) !== 'absent').length;
}

type Group = Pick<ResultRow, 'school' | 'schoolId' | 'chapter' | 'chapterId'>;

/** Returns a function that tells a person's school and chapter, by number. */
function schools({ event, board, numbers, people }: NightRecords): (no: number) => Group {
  const known = new Map(people.map((person) => [person.id, person]));
  const named = new Map(
    [event, ...people].flatMap(({ collegeId, collegeName }) =>
      collegeId ? [[searchText(collegeName), collegeId] as const] : [],
    ),
  );
  return (no) => {
    const found = known.get(numbers[no] ?? '');
    if (found) {
      const school = publicText(found.collegeName);
      const chapter = publicText(found.chapterName);
      return {
        school,
        schoolId: school && publicId(found.collegeId),
        chapter,
        chapterId: chapter && publicId(found.chapterId),
      };
    }
    // They were taken off the list; the board still has the names.
    const { school = '', chapter = '' } = board.people.get(no) ?? {};
    return { school, schoolId: named.get(searchText(school)) ?? '', chapter, chapterId: '' };
  };
}
