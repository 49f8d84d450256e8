import { createHash } from 'node:crypto';
import type { Stored } from '../../../scripts/firestoreRest.ts';
import { passKey, season } from './samples.ts';

/*
 * A night: four people at the two tables of its first round, which nobody has counted yet.
 */

export const eight = Date.parse('2026-03-14T20:00:00Z');
const moment = new Date(eight);

/** Returns the SHA-256 of a text, as the board has it. */
export const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex');

const rule = { hands: 30, cuts: [8, 16, 24], k: 1, want: 5 };

export const seed = 'a seed that nobody guesses';
export const promise = {
  hash: sha256Of(seed),
  list: sha256Of('the list'),
  names: sha256Of('the names'),
  at: eight,
};
export const proof = {
  seed,
  cards: '2C 7S KD',
  cardsBy: 'host',
  cardsAt: eight + 60_000,
  list: promise.list,
  names: promise.names,
  plan: { seats: 7, tables: 6, skip: [] },
  algorithm: 'draw-1',
  promisedAt: eight,
};

/** The board once its list is closed, but for the server's moment. */
export const closedBoard = {
  title: 'Spring Open',
  day: '2026-03-14',
  place: 'Memorial Union',
  rev: 1,
  token: 'first',
  every: 20,
  hold: false,
  startsAt: eight,
  open: '',
  lastSlip: '',
  plan: {
    seats: 7,
    start: 2500,
    minBet: 50,
    maxBet: 1000,
    step: 25,
    tables: 6,
    pace: 0.55,
    turn: 10,
    rounds: [rule],
  },
  promise,
  promisedAt: moment,
  cards: null,
  people: {
    1: { s: 0, c: 0, h: '' },
    2: { s: 0, c: -1, h: '' },
    3: { s: 1, c: -1, h: '' },
    4: { s: -1, c: -1, h: '' },
  },
  names: { 1: 'Ann L.', 2: 'Bo K.', 3: 'Cy D.', 4: '' },
  schools: ['Purdue University', 'Towson University'],
  chapters: ['Sigma Chi'],
  fixed: [{ no: 2, table: 2 }],
  apart: [{ one: 1, two: 2 }],
  gone: {},
  rounds: {},
  counts: {},
  thrown: [],
  changes: { 1: { at: eight, text: 'The list is closed.' } },
  closing: false,
};

/** A round that plays its first wave. */
export const round = {
  name: 'Round 1',
  drawnAt: eight,
  state: 'open',
  rule,
  others: 0,
  wave: 1,
  waves: [{ startsAt: eight, startedAt: eight }],
  pausedAt: 0,
  paused: 0,
  tables: {
    t1: { at: 1, wave: 1, seats: [1, 3], button: 1 },
    t2: { at: 2, wave: 1, seats: [4, 2], button: 2 },
  },
  proof,
  moves: [],
  ties: [],
  through: [],
};

/** The board of that round. */
export const playingBoard = {
  ...closedBoard,
  rev: 2,
  token: 'second',
  open: 'r1',
  promise: null,
  rounds: { r1: round },
};

/** The step that closes the list. */
export const closingStep = {
  kind: 'close',
  by: 'regular',
  at: eight,
  note: '',
  patch: [{ path: 'open', value: '' }],
  before: [{ path: 'open' }],
  token: 'first',
  after: '',
};

/** The step after it. */
export const drawingStep = { ...closingStep, kind: 'draw', token: 'second', after: 'first' };

/** A count at the first table after the first cut. */
export const slip = {
  round: 'r1',
  table: 't1',
  seats: { s1: { hand: 8, chips: 2500, out: false }, s2: { hand: 8, chips: 1200, out: false } },
  seen: {},
  by: 'crew',
  at: eight + 60_000,
  note: '',
};

export const drawSecret = {
  seed,
  key: 'a key that only staff know',
  numbers: { 1: 'mail-ann', 2: 'p2' },
  plan: closedBoard.plan,
  startsAt: eight,
};

/** Returns the documents of that night for an event, by path. */
export const nightOf = (eventId: string): Record<string, Record<string, Stored>> => ({
  [`events/${eventId}/private/draw`]: drawSecret,
  [`events/${eventId}/slips/s1`]: slip,
  [`events/${eventId}/steps/1`]: closingStep,
  [`events/${eventId}/steps/2`]: drawingStep,
  [`boards/${eventId}`]: { ...playingBoard, updatedAt: moment },
});

/** The event `n1`, its crew and its night, by path, as `season` has the others. */
export const night: Record<string, Record<string, Stored>> = {
  'events/n1': { ...season['events/e1'], board: 'live' },
  [`events/n1/passes/${passKey}`]: { ...season[`events/e1/passes/${passKey}`] },
  'events/n1/crew/crew': { ...season['events/e1/crew/crew'] },
  ...nightOf('n1'),
};
