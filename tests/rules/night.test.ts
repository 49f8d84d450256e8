import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Stored } from '../../scripts/firestoreRest.ts';
import { slipParts } from '../../src/domain/night/counts/slipParts.ts';
import { readSlip } from '../../src/domain/night/counts/slips.ts';
import { countWork, joinCrew } from '../support/crewActs.ts';
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
  seed,
  sha256Of,
  slip,
} from '../support/documents/night.ts';
import { passKey, season } from '../support/documents/samples.ts';
import { refused } from '../support/refused.ts';
import { seededProject } from '../support/seededProject.ts';

/*
 * The night: what the directors do comes with its step, what phones count with its slip, and nothing else
 * reaches the board. Each refusal stands beside the act it differs from by one thing.
 */

const now = serverTimestamp();
const project = await seededProject({ ...season, ...night });

const staff = () => project.as('regular');
const crew = () => project.as('crew');
const device = (uid: string) =>
  project.withToken(uid, { sub: uid, firebase: { sign_in_provider: 'anonymous' } });
const board = (database = staff()) => doc(database, 'boards/n1');
const stored = async () => (await getDoc(board(project.as('anyone')))).data();

type Fields = Record<string, unknown>;
type Step = { to?: Fields; step?: Fields; rev?: number | string; database?: typeof staff; alone?: boolean };

/** Does a step on the playing board, as the console does; a test changes one thing of it. */
function act({ to = {}, step = {}, rev = 3, database = staff, alone = false }: Step = {}) {
  const batch = writeBatch(database());
  batch.update(board(database()), { rev: 3, token: 'third', updatedAt: now, ...to });
  const written = { ...drawingStep, kind: 'wave', token: 'third', after: 'second', ...step };
  if (!alone) batch.set(doc(database(), `events/n1/steps/${rev}`), written);
  return batch.commit();
}

/** Deletes the event with its board, as the console does last. */
const deleteEvent = () => writeBatch(staff()).delete(doc(staff(), 'events/n1')).delete(board()).commit();

/** Puts a board in the place of the stored one. */
const setBoard = (fields: Record<string, Stored>) =>
  project.seed({ 'boards/n1': { ...playingBoard, updatedAt: new Date(eight), ...fields } });

describe('a step', () => {
  test('comes with its revision, and the revision with it', async () => {
    await refused(act({ alone: true }));
    await refused(act({ rev: 4 }));
    await refused(act({ rev: '03' }));
    await refused(act({ to: { rev: 4 }, rev: 4 }));
    await refused(act({ to: { rev: 2 } }));
    await refused(act({ to: { updatedAt: new Date(eight) } }));
    await refused(
      setDoc(doc(staff(), 'events/n1/steps/3'), { ...drawingStep, token: 'third', after: 'second' }),
    );
    await act();
    expect(await stored()).toMatchObject({ rev: 3, token: 'third' });
    await refused(act());
  });

  test('is not written twice, changed, or taken away while its board stands', async () => {
    const last = doc(staff(), 'events/n1/steps/2');
    await refused(setDoc(last, drawingStep));
    await refused(updateDoc(last, { note: 'Not so.' }));
    await refused(deleteDoc(last));
    await deleteEvent();
    await deleteDoc(last);
  });

  test('a gap in the log is not filled later', async () => {
    await project.seed({
      'boards/n1': { ...playingBoard, rev: 5, token: 'fifth', updatedAt: new Date(eight) },
    });
    const fifth = { ...drawingStep, token: 'fifth', after: 'fourth' };
    await refused(setDoc(doc(staff(), 'events/n1/steps/5'), fifth));
    await refused(setDoc(doc(staff(), 'events/n1/steps/4'), { ...fifth, token: 'fourth' }));
  });

  test('of two directors at once, the second is refused with all that came after it', async () => {
    const other = () => project.as('super');
    await act({ step: { note: 'first' } });
    await refused(act({ step: { note: 'second', by: 'super' }, database: other }));
    // What was done next on a device that didn't know it yet.
    const next = { rev: 4, token: 'fourth' };
    await refused(
      act({ to: next, step: { token: 'fourth', after: 'lost', by: 'super' }, rev: 4, database: other }),
    );
    await act({ to: next, step: { token: 'fourth', after: 'third', by: 'super' }, rev: 4, database: other });
  });

  test.each<Fields>([
    { by: 'super' },
    { by: '' },
    { at: Date.now() + 2 * 86_400_000 },
    { at: 'now' },
    { at: 0 },
    { kind: 'Ann' },
    { kind: 1 },
    { note: 'x'.repeat(501) },

    { patch: 'open' },
    { before: [] },
    { token: 'other' },
    { token: '' },
    { after: 'first' },
    { after: deleteField() },
    { aside: 'crew' },
    { aside: { by: '', since: 0 } },
    { aside: { by: 'crew', since: 'always' } },
    { aside: { by: 'crew', since: 0, name: 'Kim' } },
    { undoes: 0 },
    { undoes: '2' },
    { hidden: 'x' },
  ])('is none with %j', async (step) => {
    const { after: _, ...rest } = { ...drawingStep, kind: 'wave', token: 'third', after: 'second' };
    if ('after' in step && typeof step.after !== 'string') {
      const batch = writeBatch(staff());
      batch.update(board(), { rev: 3, token: 'third', updatedAt: now });
      batch.set(doc(staff(), 'events/n1/steps/3'), rest);
      await refused(batch.commit());
    } else await refused(act({ step }));
    await act({ step: { note: 'x'.repeat(500), aside: { by: 'crew', since: eight }, undoes: 2 } });
  });

  test.each<Fields>([
    { title: 7 },
    { title: 'x'.repeat(201) },
    { place: 'x'.repeat(301) },
    { day: '14 March' },
    { token: '' },
    { every: 1 },
    { every: '20' },
    { hold: 'yes' },
    { startsAt: new Date(eight) },
    { open: 'r2' },
    { open: null },
    { lastSlip: 'x'.repeat(101) },
    { plan: [] },
    { promise: { ...promise, hash: 'abc' } },
    { promise: { ...promise, seed } },
    { promise: { ...promise, at: 'soon' } },
    { people: 'everybody' },
    { people: Object.fromEntries(Array.from({ length: 1001 }, (_, no) => [no + 5, { s: -1, c: -1 }])) },
    { names: 'everybody' },
    { names: Object.fromEntries(Array.from({ length: 1001 }, (_, no) => [no, ''])) },
    { schools: ['ann@college.example'] },
    { schools: [{ name: 'Purdue University' }] },
    { chapters: ['ann@college.example'] },
    { fixed: {} },
    { apart: {} },
    { gone: [] },
    { counts: { r2: {} } },
    { counts: [] },
    { changes: {} },
    { 'changes.4': { at: eight, text: 'Of another step' } },
    { 'changes.1': { at: eight, text: 'Not so' } },
    { 'changes.1': deleteField() },
    { changes: 'none' },
    { closing: 'yes' },
    { cards: { text: '2C 7S KD', by: 'host', at: new Date(eight) } },
    { thrown: {} },
    { participants: {} },
    { secret: seed },
    { people: deleteField() },
    { thrown: deleteField() },
    { promise: deleteField() },
  ])('writes no board with %j', async (to) => {
    await refused(act({ to }));
    await act();
  });

  test('writes every field of the board', async () => {
    await act({
      to: {
        title: 'Fall Open',
        day: null,
        place: '',
        every: 45,
        hold: true,
        startsAt: 0,
        open: '',
        lastSlip: 's1',
        plan: { ...playingBoard.plan, tables: 8 },
        promise: { ...promise, hash: sha256Of('another') },
        promisedAt: now,
        'people.5': { s: -1, c: -1, h: '' },
        'names.5': 'Di',
        'names.1': 'A. L.',
        schools: ['Nebraska'],
        chapters: [],
        fixed: [],
        apart: [],
        'gone.3': 'absent',
        'rounds.r1.state': 'closed',
        'rounds.r1.through': [1, 4],
        'counts.r1.t2': { at: eight, s1: { hand: 8, chips: 0, out: true } },
        'changes.3': { at: eight, text: 'Everything changed.' },
      },
    });
    expect(await stored()).toMatchObject({ title: 'Fall Open', open: '', gone: { 3: 'absent' } });
  });
});

describe('a board', () => {
  const create = (fields: Fields = {}, step: Fields = {}) => {
    const batch = writeBatch(staff());
    batch.set(board(), { ...closedBoard, updatedAt: now, promisedAt: now, ...fields });
    batch.set(doc(staff(), 'events/n1/steps/1'), { ...closingStep, ...step });
    return batch.commit();
  };
  const without = (...names: string[]) =>
    Object.fromEntries(
      Object.entries({ ...closedBoard, updatedAt: now, promisedAt: now }).filter(
        ([name]) => !names.includes(name),
      ),
    );

  beforeEach(async () => {
    await project.clear();
    await project.seed({ 'events/n1': { ...night['events/n1'] } });
  });

  test('goes with its event alone', async () => {
    await create();
    await refused(deleteDoc(board()));
    await refused(deleteDoc(doc(staff(), 'events/n1')));
    await deleteEvent();
  });

  test('begins with its first step', async () => {
    await refused(setDoc(board(), { ...closedBoard, updatedAt: now, promisedAt: now }));
    await refused(create({}, { token: 'other' }));
    await refused(create({}, { after: 'before' }));
    await refused(setDoc(doc(staff(), 'events/n1/steps/1'), closingStep));
    await create();
    expect(await stored()).toMatchObject({ rev: 1, promise: { hash: promise.hash } });
  });

  test('belongs to an event', async () => {
    await deleteDoc(doc(staff(), 'events/n1'));
    await refused(create());
  });

  test('does not begin upon the log of an earlier one', async () => {
    await project.seed({ 'events/n1/steps/1': closingStep });
    await refused(setDoc(board(), { ...closedBoard, updatedAt: now, promisedAt: now }));
    await refused(create());
    await deleteDoc(doc(staff(), 'events/n1/steps/1'));
    await create();
  });

  test.each<Fields>([
    { rev: 2 },
    { rev: 0 },
    { rounds: { r1: round } },
    { rounds: { r1: round }, open: 'r1' },
    { counts: { r1: {} } },
    { thrown: [{ ...proof, round: 1, at: eight, reason: '' }] },
    { lastSlip: 's1' },
    { numbers: { 1: 'mail-ann' } },
    { updatedAt: new Date(eight) },
    { promisedAt: new Date(eight) },
    { cards: { text: '2C 7S KD', by: 'host', at: now } },
    { closing: true },
    { changes: { 1: { at: eight, text: 'Said.' }, 2: { at: eight, text: 'Said.' } } },
    { changes: { 1: { at: eight, text: '' } } },
    { changes: { 1: { at: eight, text: 'x'.repeat(301) } } },
    { changes: { 1: { at: eight } } },
    { title: null },
  ])('does not begin with %j', async (fields) => {
    await refused(create(fields));
    await create();
  });

  test.each(Object.keys(closedBoard))('does not begin without %s', async (name) => {
    const batch = writeBatch(staff());
    batch.set(board(), without(name));
    batch.set(doc(staff(), 'events/n1/steps/1'), closingStep);
    await refused(batch.commit());
  });
});

describe('a draw', () => {
  const draw = (to: Fields = {}) =>
    act({
      to: {
        'rounds.r1': { ...round, state: 'drawn', wave: 0 },
        open: 'r1',
        promise: null,
        cards: null,
        ...to,
      },
      step: { kind: 'draw' },
    });

  const cards = { text: proof.cards, by: proof.cardsBy, at: new Date(proof.cardsAt) };
  const before = { rounds: {}, open: '', promise, cards };

  beforeEach(() => setBoard(before));

  test('shows the seed that was promised, for the list that was promised', async () => {
    await refused(draw({ 'rounds.r1': { ...round, proof: { ...proof, seed: 'another' } } }));
    await refused(draw({ 'rounds.r1': { ...round, proof: { ...proof, seed: '' } } }));
    await refused(draw({ 'rounds.r1': { ...round, proof: { ...proof, seed: promise.hash } } }));
    for (const other of [
      { list: sha256Of('another list') },
      { names: sha256Of('other names') },
      { promisedAt: eight - 3_600_000 },
      { promisedAt: 0 },
    ])
      await refused(draw({ 'rounds.r1': { ...round, proof: { ...proof, ...other } } }));
    const { proof: _, ...withoutProof } = round;
    await refused(draw({ 'rounds.r1': withoutProof }));
    await draw();
    expect(await stored()).toMatchObject({ open: 'r1', rounds: { r1: { proof: { seed } } } });
  });

  test('whatever its step calls itself', async () => {
    const made = { ...round, proof: { ...proof, seed: 'another' } };
    for (const kind of ['plan', 'undo', 'heal'])
      await refused(act({ to: { 'rounds.r1': made, open: 'r1', promise: null }, step: { kind } }), kind);
  });

  test('uses its promise up', async () => {
    await refused(draw({ promise }));
    await refused(draw({ promise: { ...promise, hash: sha256Of('the next') } }));
    await setBoard({ ...before, promise: null });
    await refused(draw());
    // A promise that is made in the same step is none.
    await refused(draw({ promise }));
  });

  test('makes the next round, and opens it', async () => {
    await refused(draw({ open: '' }));
    await refused(draw({ 'rounds.r1': deleteField(), 'rounds.r2': round, open: 'r2' }));
    await refused(draw({ 'rounds.r2': round }));
    await refused(draw({ 'rounds.r2': round, open: 'r2' }));
    await refused(draw({ 'rounds.final': round, 'rounds.r1': deleteField(), open: 'final' }));
    await draw();
  });

  test('of the second round shows the seed of the second promise', async () => {
    await setBoard({ ...before, rounds: { r1: round }, promise: { ...promise, hash: sha256Of('two') } });
    const second = { ...round, proof: { ...proof, seed: 'two' } };
    const drawn = (to: Fields) => draw({ 'rounds.r1': round, 'rounds.r2': second, open: 'r2', ...to });
    await refused(drawn({ 'rounds.r2': round }));
    await refused(drawn({ 'rounds.r1': { ...round, proof: { ...proof, cards: '' } } }));
    await refused(drawn({ 'rounds.r1': { ...round, through: [1] } }));
    await drawn({});
  });

  test('is proven for good', async () => {
    await draw();
    const change = (fields: Fields) =>
      act({ to: { rev: 4, token: 'fourth', ...fields }, step: { token: 'fourth', after: 'third' }, rev: 4 });
    await refused(change({ 'rounds.r1.proof.cards': '' }));
    await refused(change({ 'rounds.r1.proof.promisedAt': 0 }));
    await refused(change({ 'rounds.r1.proof': deleteField() }));
    await refused(change({ rounds: {} }));
    await change({ 'rounds.r1.tables.t1.seats': [3, 1] });
  });

  test('a promise does not go unseen', async () => {
    const line = {
      seed,
      cards: '',
      list: promise.list,
      algorithm: 'draw-1',
      promisedAt: eight,
      round: 1,
      at: eight,
    };
    const other = { promise: { ...promise, hash: sha256Of('another') }, promisedAt: now, cards: null };
    await refused(act({ to: other }));
    await refused(act({ to: { promise: null } }));
    await refused(act({ to: { ...other, thrown: [line, line] } }));
    const thrown = [{ ...line, reason: 'The list changed' }];
    // When it was made is for the server to say, and its cards are none.
    await refused(act({ to: { ...other, thrown, promisedAt: new Date(eight) } }));
    await refused(act({ to: { promise: other.promise, promisedAt: now, thrown } }));
    await act({ to: { ...other, thrown } });
  });

  test('follows the cards that stood in public, and no others', async () => {
    const made = (fields: Fields) => draw({ 'rounds.r1': { ...round, proof: { ...proof, ...fields } } });
    for (const other of [
      { cards: '2C 7S QD' },
      { cards: '' },
      { cardsBy: 'K7QX' },
      { cardsBy: '' },
      { cardsAt: proof.cardsAt + 1 },
      { cards: '', cardsBy: '', cardsAt: 0 },
    ])
      await refused(made(other), JSON.stringify(other));
    await made({});
  });

  test('follows them after ten seconds of the server at the earliest', async () => {
    const at = new Date();
    const soon = { ...round, proof: { ...proof, cardsAt: at.getTime() } };
    await setBoard({ ...before, cards: { ...cards, at } });
    await refused(draw({ 'rounds.r1': soon }));
    const then = new Date(Date.now() - 11_000);
    await setBoard({ ...before, cards: { ...cards, at: then } });
    await draw({ 'rounds.r1': { ...round, proof: { ...proof, cardsAt: then.getTime() } } });
  });

  test('without cards in public says that nobody saw any first', async () => {
    await setBoard({ ...before, cards: null });
    const made = (fields: Fields) => draw({ 'rounds.r1': { ...round, proof: { ...proof, ...fields } } });
    await refused(made({}));
    await refused(made({ cardsBy: 'host', cardsAt: 0 }));
    await refused(made({ cardsBy: '' }));
    await refused(made({ cardsBy: '', cardsAt: 0, promisedAt: eight + 1 }));
    await made({ cardsBy: '', cardsAt: 0, promisedAt: 0 });
  });

  const dependedOn: [string, Fields][] = [
    ['people', { 'people.1.s': 1 }],
    ['one more', { 'people.5': { s: -1, c: -1, h: '' } }],
    ['schools', { schools: ['Purdue University', 'Iowa'] }],
    ['chapters', { chapters: [] }],
    ['fixed seats', { fixed: [] }],
    ['pairs kept apart', { apart: [] }],
    ['the plan', { 'plan.tables': 5 }],
    ['the moment of the promise', { promisedAt: new Date(eight + 1) }],
  ];

  test.each(dependedOn)('keeps %s as they were promised', async (_, to) => {
    await refused(act({ to }));
    await refused(draw(to));
    await setBoard({ ...before, cards: null });
    await refused(act({ to }));
    await act({ to: { 'names.1': '' } });
  });

  test.each<[string, Fields]>([
    ['who goes on', { 'rounds.r1.through': [1] }],
    ['who is gone', { 'gone.3': 'absent' }],
  ])('keeps %s once its cards are known', async (_, to) => {
    const after = { ...before, rounds: { r1: { ...round, state: 'closed' } } };
    await setBoard(after);
    await refused(act({ to }));
    await refused(act({ to: { cards: null } }));
    await setBoard({ ...after, cards: null });
    await act({ to });
  });

  test('leaves everybody their number afterwards', async () => {
    await setBoard({});
    await refused(act({ to: { 'people.1': { s: 0, c: 0, h: 'ab' } } }));
    await refused(act({ to: { 'people.1': deleteField() } }));
    await act({ to: { 'people.5': { s: -1, c: -1, h: '' }, 'names.5': 'Di' } });
  });

  describe('has cards', () => {
    const type = (fields: Fields = {}, more: Fields = {}, database = staff) =>
      updateDoc(board(database()), {
        cards: { text: '10H 2C 2C', by: 'host', at: now, ...fields },
        updatedAt: now,
        ...more,
      });
    const member = { ...night['events/n1/crew/crew'] };

    beforeEach(() => setBoard({ ...before, cards: null }));

    test('that the host types, once', async () => {
      await type();
      expect(await stored()).toMatchObject({ rev: 2, cards: { text: '10H 2C 2C', by: 'host' } });
      await refused(type());
      await refused(type({ text: '3C 4C 5C' }));
      await refused(updateDoc(board(), { cards: null, updatedAt: now }));
    });

    test("that a captain's phone types under its own code", async () => {
      await refused(type({}, {}, crew));
      await refused(type({ by: 'K7QX' }, {}, crew));
      await refused(type({ by: 'CREW' }));
      await project.seed({ 'events/n1/crew/crew': { ...member, removed: true } });
      await refused(type({ by: 'CREW' }, {}, crew));
      await project.seed({ 'events/n1/crew/crew': member });
      await refused(type({}, {}, () => project.as('anyone')));
      await type({ by: 'CREW' }, {}, crew);
    });

    test.each<[Fields, Fields?]>([
      [{ text: '2C 10H 2C' }],
      [{ text: '2C 10H' }],
      [{ text: '10H 2C 2C 3C' }],
      [{ text: '1H 2C 3C' }],
      [{ text: '' }],
      [{ at: new Date(eight) }],
      [{ name: 'Kim' }],
      [{}, { rev: 3 }],
      [{}, { promise: null }],
      [{}, { updatedAt: new Date(eight) }],
      [{}, { 'names.1': 'Eve' }],
    ])('but none with %j %j', async (fields, more) => {
      await refused(type(fields, more));
      await type();
    });

    test('only of a draw that is promised', async () => {
      await setBoard({});
      await refused(type());
      await setBoard({ ...before, cards: null, closing: true });
      await refused(type());
    });
  });

  describe('that is thrown away', () => {
    const line = { ...proof, round: 1, at: eight, reason: 'A table is missing' };
    const next = { ...promise, hash: sha256Of('the next') };
    const toss = (to: Fields = {}) =>
      act({
        to: { rounds: {}, open: '', promise: next, promisedAt: now, thrown: [line], ...to },
        step: { kind: 'throw' },
      });

    beforeEach(() => setBoard({}));

    test('stays in the list of those, with its seed', async () => {
      await refused(toss({ thrown: [] }));
      await refused(toss({ thrown: [{ ...line, seed: 'another' }] }));
      await refused(toss({ thrown: [line, line] }));
      await refused(toss({ promise: { ...promise } }));
      await refused(toss({ open: 'r1' }));
      await toss();
    });

    test('was not counted', async () => {
      await setBoard({ counts: { r1: { t1: { at: eight, s1: { hand: 8, chips: 0, out: true } } } } });
      await refused(toss());
      await refused(toss({ counts: {} }));
    });

    test('is the last one', async () => {
      const rounds = { r1: round, r2: { ...round, proof: { ...proof, seed: 'two' } } };
      await setBoard({ rounds, open: 'r2' });
      await refused(toss({ rounds: { r2: rounds.r2 }, open: 'r2' }));
      await refused(toss({ rounds: {}, thrown: [{ ...line, seed: 'two' }] }));
      await toss({ rounds: { r1: round }, thrown: [{ ...line, seed: 'two' }] });
    });

    test('is not forgotten', async () => {
      await setBoard({ thrown: [line] });
      await refused(act({ to: { thrown: [] } }));
      await refused(act({ to: { thrown: [{ ...line, reason: '' }] } }));
      await refused(act({ to: { thrown: [{ ...line, reason: '' }, line] } }));
      await act({ to: { thrown: [line, line] } });
    });
  });
});

describe('a night whose event is being deleted', () => {
  beforeEach(() => act({ to: { closing: true }, step: { kind: 'closing' } }));
  const next = { rev: 4, token: 'fourth' };
  const step = { token: 'fourth', after: 'third' };

  test('is over for good: nothing is done or counted any more', async () => {
    await refused(act({ to: { ...next, hold: true }, step, rev: 4 }));
    await refused(act({ to: { ...next, closing: false }, step, rev: 4 }));
    await refused(updateDoc(board(crew()), countOf('s1', slip)));
  });

  test('loses its log, and its board with its event', async () => {
    await deleteDoc(doc(staff(), 'events/n1/slips/s1'));
    await deleteDoc(doc(staff(), 'events/n1/steps/2'));
    await refused(deleteDoc(board()));
    await deleteEvent();
  });
});

test('a slip and a step of a night that goes on stay', async () => {
  await refused(deleteDoc(doc(staff(), 'events/n1/slips/s1')));
  await refused(deleteDoc(doc(staff(), 'events/n1/steps/2')));
});

test('a director says their name, and a phone says none', async () => {
  await refused(act({ step: { who: '' } }));
  await refused(act({ step: { who: 'x'.repeat(201) } }));
  await act({ step: { who: 'Dee' } });
  const named = { ...slip, by: 'regular', who: 'Dee' };
  await setDoc(doc(staff(), 'events/n1/slips/named'), named);
  await refused(setDoc(doc(staff(), 'events/n1/slips/empty'), { ...named, who: '' }));
  await refused(setDoc(doc(crew(), 'events/n1/slips/phone'), { ...named, by: 'crew' }));
});

const count = (hand: number, chips: number, more: Fields = {}) => ({ hand, chips, out: false, ...more });

type Count = {
  id?: string;
  slip?: Fields;
  to?: Fields;
  seats?: Record<string, Fields>;
  seen?: Record<string, Fields>;
  at?: number;
  table?: string;
  database?: typeof staff;
  uid?: string;
};

/** Writes a slip and then its count, as a phone does. */
async function counted({ id = 's2', uid = 'crew', database = crew, ...rest }: Count = {}) {
  const {
    seats = { s1: count(16, 900), s2: count(16, 3100) },
    seen = {},
    at = eight + 120_000,
    table = 't1',
  } = rest;
  const made = { ...slip, seats, seen, at, table, by: uid, ...rest.slip };
  await sendSlip(database(), { id, uid, slip: made });
  await updateDoc(board(database()), { ...countOf(id, made), ...rest.to });
}

/** Writes a slip, counted by its device unless staff write it. */
function sendSlip(database: Firestore, { id, uid, slip }: { id: string; uid: string; slip: object }) {
  const batch = writeBatch(database);
  batch.set(doc(database, `events/n1/slips/${id}`), slip);
  if (uid !== 'regular' && uid !== 'super') countWork(batch, database, { eventId: 'n1', uid, id });
  return batch.commit();
}

/** Returns the fields that show a slip on the board. */
function countOf(
  id: string,
  { round, table, seats, at }: typeof slip | (Fields & { seats: object }),
): Fields {
  const path = `counts.${round}.${table}`;
  const shown = Object.entries(seats).map(([seat, value]) => [`${path}.${seat}`, value]);
  return { ...Object.fromEntries(shown), [`${path}.at`]: at, lastSlip: id, updatedAt: now };
}

describe('a count', () => {
  test('of a table shows its slip', async () => {
    await updateDoc(board(crew()), countOf('s1', slip));
    await counted();
    expect(await stored()).toMatchObject({
      rev: 2,
      lastSlip: 's2',
      counts: { r1: { t1: { at: eight + 120_000, s1: count(16, 900), s2: count(16, 3100) } } },
    });
  });

  test('by staff is one as well', async () => {
    await counted({ uid: 'regular', database: staff });
    await counted({
      id: 's3',
      at: eight + 180_000,
      seats: { s1: count(24, 0, { out: true }) },
      uid: 'super',
      database: () => project.as('super'),
    });
  });

  test('needs a slip of this event that says so', async () => {
    await refused(updateDoc(board(crew()), countOf('none', slip)));
    await refused(updateDoc(board(crew()), countOf('../../../events/n1/slips/s1', slip)));
    await refused(updateDoc(board(crew()), countOf('', slip)));
    await project.seed({ 'events/e1/slips/s9': slip });
    await refused(updateDoc(board(crew()), countOf('s9', slip)));
    await refused(updateDoc(board(crew()), { ...countOf('s1', slip), 'counts.r1.t1.s1': count(8, 9000) }));
    await refused(updateDoc(board(crew()), { ...countOf('s1', slip), 'counts.r1.t1.s1.name': 'Ann' }));
    await refused(updateDoc(board(crew()), { ...countOf('s1', slip), 'counts.r1.t1.s3': count(8, 9000) }));
    await refused(updateDoc(board(crew()), { ...countOf('s1', slip), 'counts.r1.t1.note': 'x' }));
    await refused(updateDoc(board(crew()), { ...countOf('s1', slip), 'counts.r1.t1.at': eight }));
    await refused(updateDoc(board(crew()), { ...countOf('s1', slip), 'counts.r1.t2.s1': count(8, 1) }));
    await refused(updateDoc(board(crew()), { ...countOf('s1', slip), 'counts.r2.t1.s1': count(8, 1) }));
    const { 'counts.r1.t1.s2': _, ...half } = countOf('s1', slip);
    await refused(updateDoc(board(crew()), half));
    await refused(updateDoc(board(crew()), { counts: {}, lastSlip: 's1', updatedAt: now }));
    await updateDoc(board(crew()), countOf('s1', slip));
  });

  test.each<Fields>([
    { 'names.1': 'Eve' },
    { 'people.1.s': 1 },
    { cards: { text: '2C 7S KD', by: 'CREW', at: now } },
    { closing: true },
    { 'rounds.r1.tables.t1.seats': [3, 1] },
    { 'rounds.r1.wave': 2 },
    { open: '' },
    { rev: 3 },
    { token: 'x' },
    { title: 'Mine' },
    { promise },
    { changes: {} },
    { updatedAt: new Date(eight) },
    { 'gone.3': 'absent' },
    { hidden: 'x' },
    { lastSlip: deleteField() },
  ])('changes nothing else: %j', async (fields) => {
    await refused(updateDoc(board(crew()), { ...countOf('s1', slip), ...fields }));
    await refused(updateDoc(board(crew()), { updatedAt: now, ...fields }));
  });

  test('is of the open round and of a table of it', async () => {
    await setBoard({ open: '' });
    await refused(updateDoc(board(crew()), countOf('s1', slip)));
    const rounds = { r1: { ...round, state: 'closed' }, r2: { ...round, tables: { t1: round.tables.t1 } } };
    await setBoard({ rounds, open: 'r2' });
    await refused(updateDoc(board(crew()), countOf('s1', slip)));
    await refused(counted({ id: 's5', slip: { round: 'r1' } }));
    await refused(counted({ id: 's6', slip: { round: 'r2' }, table: 't2' }));
    await counted({ id: 's7', slip: { round: 'r2' } });
  });

  test('is not replayed', async () => {
    await updateDoc(board(crew()), countOf('s1', slip));
    await refused(updateDoc(board(crew()), countOf('s1', slip)));
    await counted();
    await refused(updateDoc(board(crew()), countOf('s1', slip)));
    // Not even for seats that the newer slip left out.
    await counted({ id: 's3', seats: { s1: count(24, 100) }, at: eight + 180_000 });
    await refused(updateDoc(board(crew()), countOf('s2', { ...slip, seats: { s2: count(16, 3100) } })));
  });

  test('of a later hand follows, and of the same seat and hand names what it replaces', async () => {
    await updateDoc(board(crew()), countOf('s1', slip));
    const at = eight + 120_000;
    const again = { s1: count(8, 2400) };
    await refused(counted({ id: 'a', seats: again, at }));
    await refused(counted({ id: 'b', seats: again, seen: { s1: count(8, 2499) }, at }));
    await refused(counted({ id: 'c', seats: { s1: count(7, 2400) }, at }));
    await counted({ id: 'd', seats: again, seen: { s1: count(8, 2500) }, at });
    await counted({ id: 'e', seats: { s1: count(7, 2600) }, seen: { s1: count(8, 2400) }, at: at + 1 });
    await counted({ id: 'f', seats: { s1: count(16, 3000) }, at: at + 2 });
    // The same once more, by another phone, is no contradiction.
    await counted({ id: 'g', seats: { s1: count(16, 3000) }, at: at + 3 });
  });

  test('of somebody who is out names that', async () => {
    const out = count(16, 0, { out: true, had: 200 });
    await counted({ id: 'a', seats: { s1: out } });
    const at = eight + 180_000;
    await refused(counted({ id: 'b', seats: { s1: count(24, 500) }, at }));
    await counted({ id: 'c', seats: { s1: count(24, 500) }, seen: { s1: out }, at });
  });

  test('of a play-off follows the count that tied', async () => {
    const at = eight + 180_000;
    const tied = count(30, 2000, { playOffs: [300] });
    await counted({ id: 'a', seats: { s1: count(30, 2000), s2: count(30, 2000) } });
    await refused(counted({ id: 'b', seats: { s1: { ...tied, chips: 2100 } }, at }));
    await counted({ id: 'c', seats: { s1: tied }, at });
    await refused(counted({ id: 'd', seats: { s1: { ...tied, playOffs: [400, 100] } }, at: at + 1 }));
    await refused(counted({ id: 'e', seats: { s1: count(30, 2000) }, at: at + 1 }));
    await counted({ id: 'f', seats: { s1: { ...tied, playOffs: [300, 100] } }, at: at + 1 });
  });

  test('of two phones at one table meets, seat by seat', async () => {
    await counted({ id: 'a', seats: { s1: count(8, 100) } });
    await joinCrew(device('second'), { eventId: 'n1', uid: 'second' });
    const second = () => device('second');
    await counted({
      id: 'b',
      seats: { s2: count(8, 200) },
      at: eight + 130_000,
      uid: 'second',
      database: second,
    });
    expect(await stored()).toMatchObject({
      counts: { r1: { t1: { s1: count(8, 100), s2: count(8, 200) } } },
    });
    await refused(
      counted({
        id: 'c',
        seats: { s1: count(8, 101) },
        at: eight + 140_000,
        uid: 'second',
        database: second,
      }),
    );
  });
});

describe('the tables of a crew', () => {
  const passPath = `events/n1/passes/${passKey}`;
  const pass = { ...night[passPath] };
  const member = { ...night['events/n1/crew/crew'] };
  const without: Record<string, () => Promise<void>> = {
    'after its removal': () => project.seed({ 'events/n1/crew/crew': { ...member, removed: true } }),
    'once the pass is closed': () => project.seed({ [passPath]: { ...pass, closed: true } }),
    'after the end': () => project.seed({ [passPath]: { ...pass, endsAt: new Date(eight) } }),
    'with a pass for the door alone': () => project.seed({ [passPath]: { ...pass, scopes: ['door'] } }),
    'once its place in the crew is gone': () => deleteDoc(doc(staff(), 'events/n1/crew/crew')),
    'in the crew of another event': async () => {
      await deleteDoc(doc(staff(), 'events/n1/crew/crew'));
      await project.seed({ 'events/e2/crew/crew': member, [`events/e2/passes/${passKey}`]: pass });
    },
  };
  const acts: Record<string, () => Promise<unknown>> = {
    'write a slip': () => sendSlip(crew(), { id: 's2', uid: 'crew', slip }),
    'show one': () => updateDoc(board(crew()), countOf('s1', slip)),
    'look whether one arrived': () => getDoc(doc(crew(), 'events/n1/slips/s1')),
    'look for one that did not': () => getDoc(doc(crew(), 'events/n1/slips/none')),
  };

  for (const [name, may] of Object.entries(acts)) {
    test(`a device may ${name}`, may);
    test.each(Object.entries(without))(`and not ${name} %s`, async (_, end) => {
      await end();
      await refused(may());
    });
  }

  test('with a pass for the tables alone stay open', async () => {
    await project.seed({ [passPath]: { ...pass, scopes: ['tables'] } });
    for (const may of Object.values(acts)) await may();
    await refused(getDocs(collection(crew(), 'events/n1/participants')));
  });

  test('show nothing of what other phones and the directors wrote', async () => {
    await project.seed({ 'events/n1/slips/s8': { ...slip, by: 'second' } });
    await refused(getDoc(doc(crew(), 'events/n1/slips/s8')));
    await refused(getDocs(collection(crew(), 'events/n1/slips')));
    await refused(getDoc(doc(crew(), 'events/n1/steps/1')));
    await refused(getDoc(doc(crew(), 'events/n1/private/draw')));
    await refused(act({ database: crew, step: { by: 'crew' } }));
    await refused(deleteDoc(board(crew())));
    await refused(deleteDoc(doc(crew(), 'events/n1/slips/s1')));
    await refused(updateDoc(doc(crew(), 'events/n1/slips/s1'), { note: 'x' }));
  });
});

describe('a slip', () => {
  const write = (fields: Fields = {}, id = 's2') =>
    sendSlip(crew(), { id, uid: 'crew', slip: { ...slip, ...fields } });

  test('is of a table that was drawn, also when its round was closed, and stays', async () => {
    await setBoard({ rounds: {} });
    await refused(write());
    await setBoard({ open: '', rounds: { r1: { ...round, state: 'closed' } } });
    await write();
    await refused(write({ note: 'Not so.' }));
    await refused(deleteDoc(doc(staff(), 'events/n1/slips/s2')));
    await deleteEvent();
    await refused(write({}, 's3'));
    await deleteDoc(doc(staff(), 'events/n1/slips/s2'));
  });

  test('is counted by its device, one at a time, a thousand at most', async () => {
    await refused(setDoc(doc(crew(), 'events/n1/slips/s2'), slip));
    const other = writeBatch(crew());
    other.set(doc(crew(), 'events/n1/slips/s2'), slip);
    countWork(other, crew(), { eventId: 'n1', uid: 'crew', id: 's3' });
    await refused(other.commit());
    const two = writeBatch(crew());
    two.set(doc(crew(), 'events/n1/slips/s2'), slip);
    two.set(doc(crew(), 'events/n1/slips/s3'), slip);
    countWork(two, crew(), { eventId: 'n1', uid: 'crew', id: 's2' });
    await refused(two.commit());
    await project.seed({ 'events/n1/crew/crew': { ...night['events/n1/crew/crew'], made: 999 } });
    await write();
    await refused(write({}, 's3'));
    await setDoc(doc(staff(), 'events/n1/slips/s3'), { ...slip, by: 'regular' });
  });

  test('is from the day of its round', async () => {
    const day = 86_400_000;
    await refused(write({ at: eight - day - 1 }));
    await write({ at: eight - day });
    await refused(write({ at: Date.now() + 1.5 * day }, 's3'));
    await write({ at: Date.now() + 0.5 * day }, 's3');
  });

  const seat = (fields: Fields) => ({ seats: { s1: { ...count(8, 100), ...fields } } });
  test.each<Fields>([
    { by: 'second' },
    { by: '' },
    { at: Date.now() + 2 * 86_400_000 },
    { at: new Date(eight) },
    { at: -1 },
    { round: 'r0' },
    { round: 'r2' },
    { round: 'r1.t1' },
    { round: 1 },
    { table: 't0' },
    { table: 't3' },
    { table: 'x' },
    { note: 'x'.repeat(501) },
    { note: null },
    { seats: {} },
    { seats: { s9: count(8, 1) } },
    { seats: { s0: count(8, 1) } },
    { seats: { name: 'Ann' } },
    { seats: [] },
    { seats: { s1: 100 } },
    seat({ hand: -1 }),
    seat({ hand: 31 }),
    seat({ hand: '8' }),
    seat({ chips: -25 }),
    seat({ chips: 10_000_001 }),
    seat({ chips: 12.5 }),
    seat({ chips: '100' }),
    seat({ chips: Number.NaN }),
    seat({ out: 'no' }),
    seat({ out: null }),
    seat({ had: '100' }),
    seat({ had: -1 }),
    seat({ playOffs: [] }),
    seat({ playOffs: 100 }),
    seat({ playOffs: ['100'] }),
    seat({ playOffs: [100, -1] }),
    seat({ playOffs: [1, 2, 3, 4, 5] }),
    seat({ name: 'Ann' }),
    { seats: { s8: { hand: 8, chips: 100 } } },
    { seen: { s3: count(8, 1) } },
    { seen: { s1: { note: 'x'.repeat(10_000) } } },
    { seen: [] },
    { hidden: 'x' },
    { name: 'Kim' },
  ])('is none with %j', async (fields) => {
    await refused(write(fields));
    await write();
  });

  test.each(Object.keys(slip))('is none without %s', async (name) => {
    const { [name]: _, ...rest }: Fields = slip;
    await refused(sendSlip(crew(), { id: 's2', uid: 'crew', slip: rest }));
    await write();
  });

  const out = { hand: 30, chips: 10_000_000, out: true, had: 0 };
  const tied = { ...out, playOffs: [0, 1, 2, 10_000_000] };
  const { had: _, ...alone } = tied;
  const plain = count(30, 10_000_000);
  const table = (fields: Fields, seats = 8) =>
    Object.fromEntries(Array.from({ length: seats }, (_, at) => [`s${8 - at}`, fields]));

  test.each<[string, Fields]>([
    ['eight who broke', { seats: table(out) }],
    ['eight, all corrected', { seats: table(plain), seen: table(tied) }],
    ['three who tied', { seats: { s1: tied, s4: out, s8: alone } }],
    ['three who tied, all corrected', { seats: table(tied, 3), seen: table(tied, 3) }],
    ['four of whom one is corrected', { seats: table(plain, 4), seen: table(tied, 1) }],
  ])('holds %s', async (_what, fields) => {
    await write({ ...fields, note: 'x'.repeat(500) });
  });

  // What evaluates too many expressions comes in several slips.
  test.each<[string, Fields]>([
    ['four of whom one tied', { seats: { ...table(plain, 4), s8: alone } }],
    ['four of whom one tied and broke', { seats: { ...table(out, 4), s8: tied } }],
    ['four of whom one broke, corrected', { seats: { ...table(plain, 4), s8: out }, seen: table(plain, 1) }],
    ['eight who tied, all corrected', { seats: table(tied), seen: table(tied) }],
  ])("doesn't hold %s", async (_what, fields) => {
    await refused(write(fields));
  });

  test('comes whole in the parts that the app sends', async () => {
    const seats = { ...table(tied, 5), s1: out, s2: plain };
    const parts = slipParts(readSlip('whole', { ...slip, seats, seen: table(plain, 4) }));
    for (const { id, ...part } of parts) await write(part, id);
    expect(Object.assign({}, ...parts.map((part) => part.seats))).toEqual(seats);
    expect(parts).toHaveLength(3);
  });
});

describe('the secret of a draw', () => {
  const secret = doc(staff(), 'events/n1/private/draw');
  const next = { ...drawSecret, seed: 'the next' };

  test('comes with a step once there is a board', async () => {
    await refused(setDoc(secret, next));
    await refused(updateDoc(secret, { seed: '' }));
    const batch = writeBatch(staff());
    batch.update(board(), { updatedAt: now });
    batch.set(secret, next);
    await refused(batch.commit());
    const step = writeBatch(staff());
    step.update(board(), { rev: 3, token: 'third', updatedAt: now });
    step.set(doc(staff(), 'events/n1/steps/3'), { ...drawingStep, token: 'third', after: 'second' });
    step.set(secret, next);
    await step.commit();
    await deleteEvent();
    await setDoc(secret, { ...next, seed: '' });
  });

  test.each<Fields>([
    { seed: 7 },
    { seed: 'x'.repeat(201) },
    { key: 7 },
    { key: 'x'.repeat(201) },
    { numbers: [] },
    { plan: 'fast' },
    { startsAt: new Date(eight) },
    { hidden: 'x' },
  ])('is none with %j', async (fields) => {
    await deleteEvent();
    await refused(setDoc(secret, { ...next, ...fields }));
    await setDoc(secret, next);
  });
});

describe('the end of a night', () => {
  test('an event goes with its board, and then what belongs to it', async () => {
    await refused(deleteDoc(doc(staff(), 'events/n1')));
    await refused(deleteDoc(doc(staff(), 'events/n1/slips/s1')));
    const batch = writeBatch(staff());
    batch.delete(doc(staff(), 'events/n1'));
    batch.delete(board());
    await batch.commit();
    for (const path of Object.keys(night)) await deleteDoc(doc(staff(), path));
    expect((await getDocs(collection(staff(), 'events/n1/steps'))).empty).toBe(true);
  });
});
