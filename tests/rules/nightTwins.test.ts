import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import type { Stored } from '../../scripts/firestoreRest.ts';
import { countWork } from '../support/crewActs.ts';
import { foreignFields } from '../support/documents/fieldValues.ts';
import {
  closedBoard,
  closingStep,
  drawingStep,
  drawSecret,
  eight,
  night,
  playingBoard,
  promise,
  proof,
  round,
  sha256Of,
  slip,
} from '../support/documents/night.ts';
import { season, sent } from '../support/documents/samples.ts';
import { refused } from '../support/refused.ts';
import { seededProject } from '../support/seededProject.ts';
import { claims, type Role, roles } from '../support/TestProject.ts';

/*
 * The conditions of the night's rules one by one, for every round and every seat: each act that is refused
 * differs from one that is taken by one thing. What the acts are for is in night.test.ts.
 */

type Fields = Record<string, unknown>;

const now = serverTimestamp();
const project = await seededProject({ ...season, ...night });
const staff = () => project.as('regular');
/** Who is no staff, or no longer. */
const others = roles.filter((role) => role !== 'regular' && role !== 'super');
const board = () => doc(staff(), 'boards/n1');

const setBoard = (fields: Record<string, Stored>) =>
  project.seed({ 'boards/n1': { ...playingBoard, updatedAt: new Date(eight), ...fields } });

/** Does a step on the stored board; `beside` are more documents of the same commit, by path. */
function act(to: Fields, step: Fields = {}, beside: Record<string, object> = {}) {
  const batch = writeBatch(staff());
  batch.update(board(), { rev: 3, token: 'third', updatedAt: now, ...to });
  const written = { ...drawingStep, kind: 'wave', token: 'third', after: 'second', ...step };
  batch.set(doc(staff(), 'events/n1/steps/3'), written);
  for (const [path, fields] of Object.entries(beside)) batch.set(doc(staff(), path), fields);
  return batch.commit();
}

const cards = { text: proof.cards, by: proof.cardsBy, at: new Date(proof.cardsAt) };
const foreign = foreignFields.map((field): Fields => ({ [field]: 'x' }));
const numbered = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at + 1}`, { s: -1, c: -1, h: '' }]));
/** What is no hash of 64 hexadecimal digits, by one thing each. */
const noHashes = ['a', 'a'.repeat(63), 'a'.repeat(65), `x${'a'.repeat(64)}`, `${'a'.repeat(64)}\n`].concat(
  ['g', 'A', ' ', '-'].map((letter) => letter + 'a'.repeat(63)),
);
const many = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Schools whose names have so many letters together, the blanks between them included. */
const schoolsOf = (letters: number) => ['x'.repeat(letters - 7), 'school'];

/** The rounds of a night up to this one, each with a proof of its own. */
const roundsUpTo = (count: number) =>
  Object.fromEntries(
    many(count).map((at) => [`r${at + 1}`, { ...round, proof: { ...proof, seed: `seed ${at + 1}` } }]),
  );
const madeOf = (seed: string) => ({ ...round, proof: { ...proof, seed } });
const promiseOf = (seed: string) => ({ ...promise, hash: sha256Of(seed) });

/** What is no public line, by one thing each, and the longest one. */
const said = { at: eight, text: 'Said.' };
const noLines = [
  ...['', ' \n', 'x'.repeat(301), 7, null, ['Said.']].map((text): unknown => ({ ...said, text })),
  ...[1.5, `${eight}`, null].map((at): unknown => ({ ...said, at })),
  ...foreign.map((more) => ({ ...said, ...more })),
  ...[{ at: eight, more: 'Said.' }, { text: 'Said.', more: eight }, { at: eight }, { text: 'Said.' }],
  ...['Said.', ['Said.', eight], null],
];
const longestLine = { at: eight, text: 'x'.repeat(300) };

describe('a board', () => {
  const create = async (fields: Fields = {}) => {
    await project.clear();
    await project.seed({ 'events/n1': { ...night['events/n1'] } });
    const batch = writeBatch(staff());
    batch.set(board(), { ...closedBoard, updatedAt: now, promisedAt: now, ...fields });
    batch.set(doc(staff(), 'events/n1/steps/1'), closingStep);
    return batch.commit();
  };

  test('begins with one public line, and a promise that says all of itself', async () => {
    for (const more of foreign)
      await refused(create({ changes: { 1: said, ...more } }), JSON.stringify(more));
    for (const wrong of [
      ...['hash', 'list', 'names'].flatMap((field) =>
        noHashes.map((hash) => ({ promise: { ...promise, [field]: hash } })),
      ),
      ...foreign.map((more) => ({ promise: { ...promise, ...more } })),
      { promise: { ...promise, at: 'soon' } },
    ])
      await refused(create(wrong), JSON.stringify(wrong));
    await create({ changes: { 1: longestLine } });
  });

  test('keeps the moment of a promise that was used', async () => {
    await refused(act({ promisedAt: deleteField() }));
    await act({});
  });

  test('keeps the line of a revision that has one', async () => {
    await setBoard({ changes: { ...closedBoard.changes, 3: said } });
    await refused(act({ 'changes.3': { ...said, text: 'Unsaid.' } }));
    await setBoard({});
    await act({ 'changes.3': said });
  });

  test('gets a line that is a short text and its moment, whatever stood there before', async () => {
    await setBoard({ changes: { 1: { at: 'once', text: 'x'.repeat(900) } } });
    for (const line of noLines) await refused(act({ 'changes.3': line }), JSON.stringify(line));
    await act({ 'changes.3': longestLine });
  });

  test('gets no other entry in its log beside its step', async () => {
    const step = { ...drawingStep, kind: 'wave', token: 'third', after: 'second' };
    for (const id of ['2.5', '9', 'x', '1000'])
      await refused(act({}, {}, { [`events/n1/steps/${id}`]: step }), id);
    await act({});
  });

  test('has five hundred public lines at most', async () => {
    const linesUpTo = (count: number) =>
      Object.fromEntries(many(count).map((at) => [`${at + 1000}`, { at: eight, text: '' }]));
    const line = { 'changes.3': said };
    await setBoard({ changes: linesUpTo(500) });
    await refused(act(line));
    await setBoard({ changes: linesUpTo(499) });
    await act(line);
  });

  test('gets its step once', async () => {
    await project.seed({ 'events/n1/steps/3': { ...drawingStep, token: 'third', after: 'second' } });
    await refused(act({}));
    await refused(
      setDoc(doc(staff(), 'events/n1/steps/3'), {
        ...drawingStep,
        note: 'Another.',
        token: 'third',
        after: 'second',
      }),
    );
  });

  test('whose event is gone is removed by staff, and not changed', async () => {
    const old = { 'boards/old': { ...playingBoard, updatedAt: new Date(eight) } };
    await project.seed(old);
    const orphan = (role: Role) => doc(project.as(role), 'boards/old');
    for (const role of others) await refused(deleteDoc(orphan(role)), role);
    await refused(updateDoc(orphan('regular'), { title: 'Another' }));
    await deleteDoc(orphan('regular'));
  });

  test('that is gone leaves its log and its slips to staff, who only remove them', async () => {
    const left = ['events/e1/steps/1', 'events/e1/slips/s1'];
    await project.seed({ [left[0] ?? '']: closingStep, [left[1] ?? '']: slip });
    for (const path of left) {
      for (const role of others) await refused(deleteDoc(doc(project.as(role), path)), `${path} ${role}`);
      await refused(updateDoc(doc(staff(), path), { note: 'Another.' }), path);
      await refused(setDoc(doc(staff(), `${path}0`), { any: 'thing' }), `${path}0`);
      await deleteDoc(doc(staff(), path));
    }
  });

  test('has a token of forty letters at most', async () => {
    const long = 'x'.repeat(41);
    await refused(act({ token: long }, { token: long }));
    await act({ token: long.slice(1) }, { token: long.slice(1) });
  });

  test.each<[string, Fields, Fields]>([
    ['people', { people: numbered(1001) }, { people: numbered(1000) }],
    ['names', { names: numbered(1001) }, { names: numbered(1000) }],
    ['gone', { gone: numbered(1001) }, { gone: numbered(1000) }],
    ['fixed seats', { fixed: many(1001) }, { fixed: many(1000) }],
    ['pairs', { apart: many(1001) }, { apart: many(1000) }],
    ['schools', { schools: many(1001).map(String) }, { schools: many(1000).map(String) }],
    ['chapters', { chapters: many(1001).map(String) }, { chapters: many(1000).map(String) }],
    ['its slip', { lastSlip: 'x'.repeat(101) }, { lastSlip: 'x'.repeat(100) }],
    ['its title', { title: 'x'.repeat(201) }, { title: 'x'.repeat(200) }],
    ['its place', { place: 'x'.repeat(301) }, { place: 'x'.repeat(300) }],
    ['its pace', { every: 4 }, { every: 5 }],
    ['its pace', { every: 601 }, { every: 600 }],
    ['draws thrown away', { thrown: many(101) }, { thrown: many(100) }],
    ['its start', { startsAt: -1 }, { startsAt: 0 }],
    ['its start', { startsAt: 9_000_000_000_001 }, { startsAt: 9_000_000_000_000 }],
    ['letters of schools', { schools: schoolsOf(200_001) }, { schools: schoolsOf(200_000) }],
  ])('has no more %s than it may', async (_, more, most) => {
    const { s, c, h } = { s: -1, c: -1, h: '' };
    await setBoard({ people: { 1: { s, c, h }, 2: { s, c, h }, 3: { s, c, h }, 4: { s, c, h } } });
    await refused(act(more));
    await act(most);
  });

  test.each(foreign)('has no field %j', async (more) => {
    await refused(act(more));
    await act({});
  });

  test('is judged by what is written', async () => {
    const odd = { title: 7, gone: 'x', open: 'r8', lastSlip: 7 };
    await setBoard({ ...odd, promise: { hash: 'x' } });
    for (const field of Object.keys(odd)) await refused(act({ [field]: 8 }), field);
    await act({ token: 'third' });
  });

  test('loses no round beside a draw', async () => {
    const before = { open: '', promise: promiseOf('two'), cards };
    const draw = (rounds: Fields) =>
      act({ rounds, open: 'r2', promise: null, cards: null }, { kind: 'draw' });
    await setBoard({ ...before, rounds: { r1: round } });
    await refused(draw({ r2: madeOf('two'), r3: round }));
    await draw({ r1: round, r2: madeOf('two') });
  });

  test('has nine rounds at most', async () => {
    const draw = (no: number) =>
      act({ [`rounds.r${no}`]: madeOf('last'), open: `r${no}`, promise: null, cards: null });
    await setBoard({ rounds: roundsUpTo(9), open: '', promise: promiseOf('last'), cards });
    await refused(draw(10));
    await setBoard({ rounds: roundsUpTo(8), open: '', promise: promiseOf('last'), cards });
    await draw(9);
  });

  test.each(many(9).map((at) => `r${at + 1}`))('keeps the proof of %s', async (name) => {
    await setBoard({ rounds: roundsUpTo(9), open: name });
    for (const change of [{ seed: 'another' }, { cards: '' }, { promisedAt: 0 }])
      for (const [field, value] of Object.entries(change))
        await refused(act({ [`rounds.${name}.proof.${field}`]: value }), field);
    await refused(act({ [`rounds.${name}.proof`]: deleteField() }));
    await act({ [`rounds.${name}.through`]: [1] });
  });
});

describe('a step', () => {
  test.each<[string, Fields[], Fields]>([
    ['kind', ['', 'x'.repeat(21), 'wave2', 'wave\n', 7].map((kind) => ({ kind })), { kind: 'x'.repeat(20) }],
    ['director', [{ who: 'x'.repeat(201) }, { who: '' }], { who: 'x'.repeat(200) }],
    ['note', [{ note: 'x'.repeat(501) }], { note: 'x'.repeat(500) }],
    [
      'patch',
      [
        { patch: many(2001), before: many(2001) },
        { patch: { a: 1 }, before: [1] },
        { patch: [1], before: { a: 1 } },
        { patch: [1], before: [] },
      ],
      { patch: many(2000), before: many(2000) },
    ],
    ['undone step', [{ undoes: 0 }], { undoes: 1 }],
    ['undone step', [{ undoes: 100_001 }], { undoes: 100_000 }],
    [
      'count that was set aside',
      [
        { aside: { by: 'x'.repeat(129), since: 0 } },
        ...foreign.map((more) => ({ aside: { by: 'x', since: 0, ...more } })),
      ],
      { aside: { by: 'x'.repeat(128), since: 0 } },
    ],
    ['fields', foreign, {}],
  ])('is judged by its %s', async (_, wrong, right) => {
    for (const fields of wrong) await refused(act({}, fields), JSON.stringify(fields).slice(0, 80));
    await act({}, right);
  });

  test('follows one whose token has forty letters', async () => {
    await setBoard({ token: 'x'.repeat(40) });
    await act({}, { after: 'x'.repeat(40) });
  });
});

describe('the secret of a draw', () => {
  const write = (fields: Fields, part = 'draw') =>
    setDoc(doc(staff(), `events/e1/private/${part}`), { ...drawSecret, ...fields });

  test.each<[string, Fields, Fields]>([
    ['seed', { seed: 'x'.repeat(201) }, { seed: 'x'.repeat(200) }],
    ['key', { key: 'x'.repeat(201) }, { key: 'x'.repeat(200) }],
    ['numbers', { numbers: numbered(1001) }, { numbers: numbered(1000) }],
    ['numbers', { numbers: many(3) }, { numbers: {} }],
    ['plan', { plan: 'x' }, { plan: {} }],
    ['start', { startsAt: -1 }, { startsAt: 0 }],
    ...foreign.map((more): [string, Fields, Fields] => ['fields', more, {}]),
  ])('is judged by its %s', async (_, wrong, right) => {
    await refused(write(wrong));
    await write(right);
  });

  test('has its own place', async () => {
    for (const part of ['search', 'staff', 'seen', 'other']) await refused(write({}, part), part);
    const search = { ...sent.search };
    for (const part of ['draw', 'staff', 'seen', 'other'])
      await refused(setDoc(doc(staff(), `events/e1/private/${part}`), search), part);
    await setDoc(doc(staff(), 'events/e1/private/search'), search);
  });
});

describe('a draw', () => {
  const before = { rounds: {}, open: '', promise, cards };
  const draw = (to: Fields = {}) =>
    act({ 'rounds.r1': round, open: 'r1', promise: null, cards: null, ...to }, { kind: 'draw' });

  test('takes its cards and its promise away, and nobody who is gone', async () => {
    await setBoard(before);
    await refused(draw({ cards }));
    await refused(draw({ promise }));
    await refused(draw({ 'gone.3': 'absent' }));
    await draw();
  });

  test('leaves the board to its director while its cards stand', async () => {
    await setBoard(before);
    await act({ hold: true, 'names.1': '' });
  });

  test('waits ten seconds of the server', async () => {
    const drawnAfter = async (wait: number) => {
      const at = new Date(Date.now() - wait);
      await setBoard({ ...before, cards: { ...cards, at } });
      const made = { ...round, proof: { ...proof, cardsAt: at.getTime() } };
      const isTaken = await draw({ 'rounds.r1': made }).then(
        () => true,
        () => false,
      );
      return { isTaken, waited: Date.now() - at.getTime() };
    };
    let soon = await drawnAfter(9_100);
    // A slow machine needs longer than that.
    while (soon.waited >= 10_000) soon = await drawnAfter(9_100);
    expect(soon.isTaken).toBe(false);
    expect((await drawnAfter(10_000)).isTaken).toBe(true);
  });

  test.each<[string, Fields]>([
    ['the hash of its seed', { hash: 'abc' }],
    ['the hash of its list', { list: 'abc' }],
    ['the hash of its names', { names: 'abc' }],
    ['its moment', { at: 'soon' }],
    ['nothing else', { seed: 'x' }],
  ])('is promised with %s', async (_, wrong) => {
    const next = (more: Fields) => act({ promise: { ...promise, ...more }, promisedAt: now });
    await refused(next(wrong));
    await next({});
  });

  test.each<[string, Fields]>([
    ['the next promise', { promise: promiseOf('three'), promisedAt: now }],
    ['no promise', {}],
  ])('is thrown away with %s, and is the last', async (_, more) => {
    const rounds = { r1: round, r2: madeOf('two') };
    const line = { ...proof, seed: 'two', round: 2, at: eight, reason: 'A table is missing' };
    const toss = (to: Fields) => act({ rounds: { r1: round }, open: '', thrown: [line], ...to });
    await setBoard({ rounds, open: 'r2' });
    await refused(toss({ rounds: { r2: rounds.r2 } }));
    await refused(toss({ promise: promiseOf('two'), promisedAt: now }));
    await refused(toss({ promise: promiseOf('three'), promisedAt: new Date(eight) }));
    await toss(more);
  });
});

describe('cards', () => {
  const type = (fields: Fields = {}, more: Fields = {}) =>
    updateDoc(board(), {
      cards: { text: '10H 2C 2C', by: 'host', at: now, ...fields },
      updatedAt: now,
      ...more,
    });
  const promised = () => setBoard({ rounds: {}, open: '', promise, cards: null });

  test('are three of a deck, sorted', async () => {
    for (const text of ['10X 2C 2C', '10H 2X 3C', '10H 2C 2X', '1C 2C 3C', '10H 1C 2C', '2C 3C XC'].concat(
      ['10H 2C 2', '10 2C 2C', '2C 3C 2C', '3C 2C 4C', '2C 4C 3C', '4C 3C 2C', '3C 4C 2C', '4C 2C 3C'],
      ['10H 2C 2C ', ' 10H 2C 2C', '10H  2C 2C', '10h 2C 2C', '10H 2C 2C\n'],
    )) {
      await promised();
      await refused(type({ text }), text);
    }
    for (const text of ['2C 3C 4C', '2C 2C 3C', '2C 3C 3C', '10S AH QD']) {
      await promised();
      await type({ text });
    }
  });

  test.each(foreign)('say no %j', async (more) => {
    await promised();
    await refused(type(more));
    await refused(type({}, more));
    await type();
  });

  test('of a phone are never the host’s, whatever its account', async () => {
    await promised();
    await project.seed({ 'events/n1/crew/betr': { ...night['events/n1/crew/crew'] } });
    const typed = (by: string) =>
      updateDoc(doc(project.as('betr'), 'boards/n1'), {
        cards: { text: '10H 2C 2C', by, at: now },
        updatedAt: now,
      });
    await refused(typed('host'));
    await typed('BETR');
  });

  test('are typed by staff and by the crew', async () => {
    await promised();
    for (const role of others.filter((other) => other !== 'crew')) {
      const by = claims(role)?.sub.slice(-4).toUpperCase() ?? 'host';
      await refused(
        updateDoc(doc(project.as(role), 'boards/n1'), {
          cards: { text: '10H 2C 2C', by, at: now },
          updatedAt: now,
        }),
        role,
      );
    }
    await type();
  });
});

describe('a slip', () => {
  const write = (fields: Fields, id = 's2') =>
    setDoc(doc(staff(), `events/n1/slips/${id}`), { ...slip, by: 'regular', ...fields });
  const plain = { hand: 30, chips: 10_000_000, out: false };
  const seats = many(8).map((at) => `s${at + 1}`);
  const table = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, plain]));
  const isWrong: Fields[] = [
    ...[-1, 31, '8', 8.5, null].map((hand) => ({ hand })),
    ...[-1, 10_000_001, 12.5, '100', null].map((chips) => ({ chips })),
    ...['no', null, 1].map((out) => ({ out })),
    ...[-1, 10_000_001, 12.5, '0', null].map((had) => ({ had })),
    ...[[], ['1'], [1.5], [-1], [10_000_001], [1, 2, 3, 4, 5], 7, null].map((playOffs) => ({ playOffs })),
    ...[2, 3, 4].flatMap((count) =>
      [-1, '1', 1.5, 10_000_001].map((last) => ({ playOffs: [...many(count - 1), last] })),
    ),
    { had: 0, playOffs: [] },
    { had: '0', playOffs: [1] },
    { name: 'Ann' },
    { had: 0, name: 'Ann' },
    { Nonsense: 1 },
    { had: 0, Nonsense: 1 },
    { had: 0, playOffs: [1], Nonsense: 1 },
  ];
  const seenWrong: Fields[] = [
    { hand: '8' },
    { chips: '8' },
    { hand: 8.5 },
    { chips: 8.5 },
    { out: 1 },
    { name: 'x' },
    { Nonsense: 1 },
  ];

  /** Expects a slip of these seats to be taken, and refused with anything wrong at this one. */
  async function expectJudged(names: readonly string[], seat: string, seen: Fields) {
    for (const wrong of isWrong) {
      const given = { ...table(names), [seat]: { ...plain, ...wrong } };
      await refused(write({ seats: given, seen }), `${seat} ${JSON.stringify(wrong)}`);
    }
    for (const wrong of seenWrong) {
      const given = { ...seen, [seat]: { ...plain, ...wrong } };
      await refused(write({ seats: table(names), seen: given }), `${seat} seen ${JSON.stringify(wrong)}`);
    }
    await write({ seats: table(names), seen }, `${names.join('')}${seat}`);
    await write({ seats: table(names), seen: { ...seen, [seat]: plain } }, `${names.join('')}${seat}seen`);
  }

  test.each(seats)('of a whole table judges %s', async (seat) => {
    await expectJudged(seats, seat, {});
    const others = seats.filter((name) => name !== seat);
    await write({ seats: { ...table(others), [seat]: { ...plain, out: true, had: 0 } } }, 'had');
    await write({ seats: { ...table(others), [seat]: { ...plain, hand: 0, chips: 0 } } }, 'none');
  });

  test.each(seats)('of a whole table that corrects another seat judges %s', async (seat) => {
    const [first = '', second = ''] = seats;
    await expectJudged(seats, seat, {
      [seat === first ? second : first]: { ...plain, had: 0, playOffs: [1] },
    });
  });

  test.each(['s1', 's4', 's8'])('of three judges %s', async (seat) => {
    await expectJudged(['s1', 's4', 's8'], seat, {});
    for (const more of [
      { had: 0 },
      { playOffs: [0] },
      { playOffs: [1, 2, 3, 10_000_000] },
      { had: 1, playOffs: [0, 1] },
    ])
      await write(
        { seats: { ...table(['s1', 's4', 's8']), [seat]: { ...plain, ...more } } },
        JSON.stringify(more),
      );
  });

  test('of two judges the second', async () => {
    await refused(write({ seats: { s1: plain, s2: { ...plain, hand: 31 } } }));
    await write({ seats: { s1: plain, s2: plain } });
  });

  test.each(foreign)('has no field %j', async (more) => {
    await refused(write(more));
    await refused(write({ who: 'Dee', ...more }));
    for (const name of Object.keys(more)) await refused(write({ seats: { s1: plain, [name]: plain } }));
    await write({ who: 'x'.repeat(200) });
    await refused(write({ who: 'x'.repeat(201) }, 's3'));
  });

  test('is of the evening of its round', async () => {
    const day = 86_400_000;
    await refused(write({ at: round.drawnAt - day - 1 }));
    await write({ at: round.drawnAt - day });
  });

  test('of a phone says no director, and stands as it was sent', async () => {
    const phone = () => project.as('crew');
    const send = (fields: Fields, id = 's2') => {
      const batch = writeBatch(phone());
      countWork(batch, phone(), { eventId: 'n1', uid: 'crew', id });
      batch.set(doc(phone(), `events/n1/slips/${id}`), { ...slip, ...fields });
      return batch.commit();
    };
    await refused(send({ who: 'Dee' }));
    await send({});
    await refused(send({ note: 'Another.' }));
    const own = doc(phone(), 'events/n1/slips/s2');
    await refused(updateDoc(own, { note: 'Another.' }));
    await refused(deleteDoc(own));
    await refused(getDocs(query(collection(phone(), 'events/n1/slips'), where('by', '==', 'crew'))));
    await getDoc(own);
  });

  test('of four is no longer few', async () => {
    const tied = { ...plain, playOffs: [1] };
    await refused(write({ seats: { ...table(['s1', 's2', 's3']), s4: tied } }));
    await write({ seats: { ...table(['s1', 's2']), s4: tied } });
  });

  test('has hands as its round says, or two hundred', async () => {
    const { hands: _, ...rule } = round.rule;
    const of = (hand: number) => write({ seats: { s1: { ...plain, hand } } }, `hand ${hand}`);
    await refused(of(31));
    await of(30);
    await setBoard({ rounds: { r1: { ...round, rule } } });
    await refused(of(201));
    await of(200);
  });
});

describe('a count', () => {
  const show = (fields: Fields) => updateDoc(board(), { lastSlip: 's1', updatedAt: now, ...fields });
  const counted = (name: string) => ({
    [`counts.${name}.t1`]: { ...slip.seats, at: slip.at },
  });

  test('is of the round of its slip', async () => {
    await setBoard({ rounds: roundsUpTo(2), open: 'r2' });
    await refused(show(counted('r2')));
    await setBoard({ rounds: roundsUpTo(2), open: 'r1' });
    await show(counted('r1'));
  });

  test('is of a table that is drawn', async () => {
    const thrown = { ...slip, table: 't9' };
    await project.seed({ 'events/n1/slips/s1': thrown });
    await refused(show({ 'counts.r1.t9': { ...thrown.seats, at: thrown.at } }));
    await project.seed({ 'events/n1/slips/s1': slip });
    await show(counted('r1'));
  });

  test.each([...foreign, { Nonsense: 1 }])('changes no %j', async (more) => {
    await refused(show({ ...counted('r1'), ...more }));
    await refused(show({ 'counts.r1.t1': { ...slip.seats, at: slip.at, ...more } }));
    await show(counted('r1'));
  });

  test('changes one table of one round', async () => {
    const other = { at: eight, s1: { hand: 8, chips: 1, out: false } };
    await setBoard({ rounds: roundsUpTo(2), open: 'r1' });
    await refused(show({ ...counted('r1'), 'counts.r1.t2': other }));
    await refused(show({ ...counted('r1'), 'counts.r2': { t1: other } }));
    await show(counted('r1'));
  });

  const first = { hand: 8, chips: 100, out: false };
  const was = Object.fromEntries(many(8).map((at) => [`s${at + 1}`, first]));
  const write = async (seats: Fields, seen: Fields = {}) => {
    await setBoard({ counts: { r1: { t1: { ...was, at: eight } } } });
    await setSlip(seats, seen);
    return show({ 'counts.r1.t1': { ...was, ...seats, at: slip.at } });
  };
  const setSlip = (seats: Fields, seen: Fields) =>
    project.seed({ 'events/n1/slips/s1': JSON.parse(JSON.stringify({ ...slip, seats, seen })) });

  test.each(many(8).map((at) => `s${at + 1}`))('of %s follows what stands there', async (seat) => {
    const later = Object.fromEntries(many(8).map((at) => [`s${at + 1}`, { ...first, hand: 16 }]));
    for (const wrong of [{ chips: 90 }, { hand: 7 }, { out: true }, { playOffs: [] }]) {
      await refused(write({ ...later, [seat]: { ...first, ...wrong } }), JSON.stringify(wrong));
      await write({ ...later, [seat]: { ...first, ...wrong } }, { [seat]: first });
    }
    await write({ ...later, [seat]: { ...first, playOffs: [10] } });
    await write(later);
  });
});
