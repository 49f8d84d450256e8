import { expect, test } from 'vitest';
import { ticketTags } from '../../../src/domain/cross/ticketTags.ts';
import { type Board, readBoard } from '../../../src/domain/night/board/board.ts';
import { type BoardData, patched } from '../../../src/domain/night/board/boardPatch.ts';
import { type DrawSecret, readDrawSecret } from '../../../src/domain/night/board/drawSecret.ts';
import { closedList } from '../../../src/domain/night/draw/closedList.ts';
import { presetPlan } from '../../../src/domain/night/format/nightPlan.ts';
import { hasTags, ticketNumber } from '../../../src/domain/night/live/ticketNumber.ts';
import type { Act } from '../../../src/domain/night/steps/act.ts';
import { closeList } from '../../../src/domain/night/steps/closeList.ts';
import { drawRound } from '../../../src/domain/night/steps/drawRound.ts';
import { seatLate } from '../../../src/domain/night/steps/seatMoves.ts';
import { throwDraw } from '../../../src/domain/night/steps/throwDraw.ts';
import { emailId } from '../../../src/domain/participants/emailKey.ts';
import { ticketIdOf, ticketTag } from '../../../src/domain/signUp/ticketKey.ts';
import { aPlayer } from '../../support/documents/boards.ts';

const at = Date.parse('2026-11-07T00:00:00Z');
const plan = presetPlan('standard');
const event = { title: 'Cup', day: '2026-11-06', place: 'Union' };
const [ann, bo] = await Promise.all(['ann', 'bo'].map(ticketIdOf));
const tagOf = (id: string | undefined, eventId = 'cup') => ticketTag(id ?? '', eventId);

type Night = { board: Board; data: BoardData; secret: DrawSecret };

function after(night: Night | null, act: Act): Night {
  const data = JSON.parse(JSON.stringify(patched(night?.data ?? {}, act.patch)));
  const secret = act.secret ? readDrawSecret(act.secret) : (night?.secret ?? readDrawSecret({}));
  return { data, board: readBoard('cup', data), secret };
}

/** People of every origin: 22 letters that are made of an address, or aren't a ticket's id, have no tag. */
const others = [emailId('a-long-one@iowa.edu'), 'mail-of-an-older-entry', 'x'.repeat(20), 'listed-1'];
const people = [...others, ann ?? '', ...Array.from({ length: 8 }, (_, index) => `p${index}`)].map(
  (id, index) => aPlayer(index, { id }),
);

async function closed(list = people, night: Night | null = null): Promise<Night> {
  const tags = await ticketTags('cup', list);
  const closing = { event, list: closedList(list, plan.seats), tags, plan, startsAt: at, at };
  return after(night, await closeList(closing, night?.board ?? null, night?.secret ?? null));
}

const numberOf = ({ secret }: Night, id: string | undefined) =>
  Number(Object.entries(secret.numbers).find(([, one]) => one === id)?.[0] ?? 0) || null;
const tags = ({ board }: Night) => [...board.people.values()].flatMap(({ tag }) => tag ?? []);

test('whoever has a ticket finds their own number on the board, and nobody else has a tag', async () => {
  const night = await closed();
  expect(tags(night)).toEqual([await tagOf(ann)]);
  expect(ticketNumber(night.board, await tagOf(ann))).toBe(numberOf(night, ann));
  expect(ticketNumber(night.board, await tagOf(bo))).toBeNull();
  expect(ticketNumber(night.board, await tagOf(ann, 'another'))).toBeNull();
  expect(JSON.stringify(night.data)).not.toContain(ann);
});

test('a tag is not part of what the draw is promised from', async () => {
  const { board, secret } = await closed();
  const plain = await closed(people.map((person) => (person.id === ann ? { ...person, id: 'p99' } : person)));
  expect(plain.board.promise?.list).toBe(board.promise?.list);
  expect(plain.board.promise?.names).toBe(board.promise?.names);
  expect(secret.seed).not.toBe('');
});

test('it stays through a draw that is thrown away, a late comer, and a list that is closed again', async () => {
  const first = await closed();
  const drawing = { cards: '2C 7S KD', event: undefined, at };
  const drawn = after(first, await drawRound(first.board, first.secret, drawing));
  const thrown = after(drawn, await throwDraw(drawn.board, drawn.secret, { reason: 'A mistake', at }));
  const again = after(thrown, await drawRound(thrown.board, thrown.secret, drawing));
  const person = (no: number) => ({ no, shown: 'Bo D.', school: '', chapter: '' });
  const late = after(
    again,
    await seatLate(again, again.secret, { id: bo ?? '', tag: await tagOf(bo), person, at }),
  );
  for (const night of [drawn, thrown, again, late])
    expect(ticketNumber(night.board, await tagOf(ann))).toBe(numberOf(first, ann));
  expect(ticketNumber(again.board, await tagOf(bo))).toBeNull();
  expect(ticketNumber(late.board, await tagOf(bo))).toBe(people.length + 1);

  const bos = aPlayer(20, { id: bo ?? '', name: 'Aaron First' });
  const without = await closed([...people.filter(({ id }) => id !== ann), bos], first);
  expect(ticketNumber(without.board, await tagOf(ann))).toBeNull();
  expect(ticketNumber(without.board, await tagOf(bo))).toBe(1);
  const back = await closed([...people, bos], without);
  expect(ticketNumber(back.board, await tagOf(ann))).toBe(numberOf(back, ann));
  expect(tags(back)).toHaveLength(2);
});

test('a tag that two people have, and a board of before tickets, tell nobody a number', async () => {
  const { data, board } = await closed();
  const tag = await tagOf(ann);
  expect(hasTags(board)).toBe(true);
  const twice = readBoard('cup', { ...data, people: { 1: { h: '', t: tag }, 2: { h: '', t: tag } } });
  expect(ticketNumber(twice, tag)).toBeNull();
  const older = await closed(people.filter(({ id }) => id !== ann));
  expect(hasTags(older.board)).toBe(false);
  expect(ticketNumber(readBoard('cup', { people: { 1: { t: 7 } } }), '')).toBeNull();
});
