import { gzipSync } from 'node:zlib';
import { playEvening } from '../../sample/night/evening.ts';
import { type Storage, storable, store } from '../../sample/night/storage.ts';
import { randomFrom } from '../../sample/random.ts';
import { encodedValue } from '../../src/data/site/firestoreValues.ts';
import { type Board, readBoard } from '../../src/domain/night/board/board.ts';
import type { BoardData } from '../../src/domain/night/board/boardPatch.ts';
import { presetPlan } from '../../src/domain/night/format/nightPlan.ts';
import { simulatedField } from './simulatedField.ts';

/** A board as it was from a moment on, and what fetching it costs: whole, and masked to the open round. */
export type BoardVersion = { at: number; board: Board; whole: number; masked: number };

/** Plays a night on six tables from the closed list on, and returns every version of its board. */
export async function boardVersions(players: number, startsAt: number): Promise<BoardVersion[]> {
  const storage: Storage = new Map();
  const versions: BoardVersion[] = [];
  const evening = playEvening({
    eventId: 'cup',
    title: 'Boiler Room Blackjack',
    day: '2026-11-06',
    place: 'Purdue Memorial Union',
    people: simulatedField(players).map(({ no, school, chapter }) => ({
      id: `p${no}`,
      name: `Alexander Person-${no}`,
      collegeId: school.replaceAll(' ', '-'),
      collegeName: school,
      chapterName: chapter,
      shownAs: 'short',
      table: null,
      seat: null,
      apart: [],
    })),
    favorites: ['p1', 'p2'],
    plan: presetPlan('standard'),
    startsAt,
    staff: 'staff',
    phones: ['phone-1', 'phone-2'],
    absent: 2,
    random: randomFrom(players),
  });
  for await (const { change, at } of evening) {
    store(storage, change, at);
    const data = storage.get('boards/cup');
    if (!data || !change.writes.some(({ path }) => path === 'boards/cup')) continue;
    const board = readBoard('cup', data);
    versions.push({ at, board, whole: answerBytes(data), masked: answerBytes(maskedTo(data, board.open)) });
  }
  return versions;
}

function maskedTo({ rev, open, every, counts }: BoardData, round: string): BoardData {
  const all = typeof counts === 'object' && counts !== null ? Object.entries(counts) : [];
  return { rev, open, every, counts: Object.fromEntries(all.filter(([key]) => key === round)) };
}

/** Returns the bytes of the answer with these fields, compressed, without indentation. */
function answerBytes(fields: BoardData): number {
  const time = '2026-11-07T01:02:03.456789Z';
  const name = 'projects/campus-blackjack-tour/databases/(default)/documents/boards/cup';
  const found = { name, fields: encodedValue(storable(fields)), createTime: time, updateTime: time };
  return gzipSync(JSON.stringify([{ found, readTime: time }])).length;
}
