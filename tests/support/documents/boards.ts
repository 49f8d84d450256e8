import { type Done, playEvening } from '../../../sample/night/evening.ts';
import { type Storage, storable, store } from '../../../sample/night/storage.ts';
import { randomFrom } from '../../../sample/random.ts';
import type { Stored } from '../../../scripts/firestoreRest.ts';
import { type Board, readBoard } from '../../../src/domain/night/board/board.ts';
import type { BoardData } from '../../../src/domain/night/board/boardPatch.ts';
import type { DrawnPerson } from '../../../src/domain/night/draw/closedList.ts';
import type { NightPlan } from '../../../src/domain/night/format/nightPlan.ts';
import { proposedPlan } from '../../../src/domain/night/plan/proposedPlan.ts';

/** How a night of a test is played; all of it when neither `minutes` nor `until` says how long. */
export type NightPlayed = {
  players: number;
  /** Until how long after its start. */
  minutes?: number;
  /** Until the board is like this. */
  until?: (board: Board) => boolean;
  eventId?: string;
  startsAt?: number;
  absent?: number;
  seed?: number;
  /** The account that directs, and the phones that count. */
  staff?: string;
  phones?: readonly string[];
  plan?: Partial<NightPlan>;
  /** What is special about one of the people, by their place from 0. */
  person?: (at: number) => Partial<DrawnPerson>;
};

const first = 'Ann Bo Cy Dee Eli Fay Gus Hal Ivy Jo Kim Lee Max Nia Oz Pam Quinn Ray Sue Ty'.split(' ');
const last = 'Adler Baker Cole Diaz Ellis Ford Grant Hayes Irwin Jones Kent Lopez Moss'.split(' ');

/** Returns an invented person; every fourth belongs to another school, two in three to a chapter. */
export function aPlayer(at: number, person: Partial<DrawnPerson> = {}): DrawnPerson {
  const isGuest = at % 4 === 3;
  return {
    id: `p${String(at + 1).padStart(3, '0')}`,
    name: `${first[at % first.length]} ${last[Math.floor(at / first.length) % last.length]}`,
    collegeId: isGuest ? 'iowa' : 'purdue-university',
    collegeName: isGuest ? 'Iowa' : 'Purdue University',
    chapterName: ['Sigma Chi', 'Theta Chi', ''][at % 3] ?? '',
    shownAs: 'short',
    table: null,
    seat: null,
    apart: [],
    ...person,
  };
}

const evening = Date.parse('2026-11-07T00:00:00Z');

/** Yields everything that is done in a night, in order, from the closed list to the champion. */
export function everythingDone({
  players,
  eventId = 'cup',
  startsAt = evening,
  absent = 0,
  seed = 1,
  staff = 'staff',
  phones = ['phone-1', 'phone-2'],
  plan = {},
  person = () => ({}),
}: NightPlayed): AsyncGenerator<Done> {
  return playEvening({
    eventId,
    title: 'Boiler Room Blackjack',
    day: '2026-11-06',
    place: 'Purdue Memorial Union',
    people: Array.from({ length: players }, (_, at) => aPlayer(at, person(at))),
    favorites: ['p001', 'p002'],
    plan: { ...proposedPlan(players, 'standard'), ...plan },
    startsAt,
    staff,
    phones,
    absent,
    random: randomFrom(seed),
  });
}

/**
 * Plays a night by the app's own functions and returns its board, and all documents that were stored, by
 * path. p001 wins, p002 comes in second.
 */
export async function aNight(night: NightPlayed): Promise<{
  board: Board;
  data: BoardData;
  documents: Record<string, Record<string, Stored>>;
}> {
  const {
    minutes = Number.POSITIVE_INFINITY,
    until = () => false,
    eventId = 'cup',
    startsAt = evening,
  } = night;
  const storage: Storage = new Map();
  for await (const { change, at } of everythingDone(night)) {
    if (at > startsAt + minutes * 60_000) break;
    store(storage, change, at);
    if (until(readBoard(eventId, storage.get(`boards/${eventId}`)))) break;
  }
  const data = storage.get(`boards/${eventId}`) ?? {};
  const documents = Object.fromEntries(
    [...storage].map(([path, fields]) => [
      path,
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, storable(value)])),
    ]),
  );
  return { board: readBoard(eventId, data), data, documents };
}
