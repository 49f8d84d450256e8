import { expect, test } from 'vitest';
import { ticketNight } from '../../../../src/domain/night/live/ticketNight.ts';
import { ticketNumber } from '../../../../src/domain/night/live/ticketNumber.ts';
import { whereabouts } from '../../../../src/domain/night/live/whereabouts.ts';
import { ticketIdOf, ticketTag } from '../../../../src/domain/signUp/ticketKey.ts';
import { aNight } from '../../../support/documents/boards.ts';

const id = await ticketIdOf('key');
const tag = await ticketTag(id, 'cup');
const person = (at: number) => (at === 0 ? { id } : {});
const { board } = await aNight({ players: 30, plan: { tables: 2 }, minutes: 30, person });
const none = await ticketTag('another', 'cup');
const headline = (wave: number) => {
  const night = ticketNight({ ...board, rounds: board.rounds.map((round) => ({ ...round, wave })) }, none, 0);
  return night.kind === 'search' ? '' : night.told.headline;
};

test("whoever is on the board is told what the live page tells of that number, others that they aren't", () => {
  const no = ticketNumber(board, tag) ?? 0;
  expect(ticketNight(board, tag, 0)).toEqual({ kind: 'told', no, told: whereabouts(board, no) });
  expect(headline(2)).toBe("You're not in the draw");
  // Nobody gets a seat once the last wave has begun.
  expect(headline(3)).toBe("You weren't in the draw");
  const people = new Map([...board.people].map(([no, one]) => [no, { ...one, tag: undefined }]));
  expect(ticketNight({ ...board, people }, tag, 0)).toEqual({ kind: 'search' });
});
