import {
  deleteDoc,
  doc,
  type Firestore,
  increment,
  serverTimestamp,
  setDoc,
  updateDoc,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Stored } from '../../scripts/firestoreRest.ts';
import { countWork, joinCrew } from '../support/crewActs.ts';
import {
  closedBoard,
  closingStep,
  drawingStep,
  eight,
  night,
  playingBoard,
  promise,
  proof,
  round,
  sha256Of,
  slip,
} from '../support/documents/night.ts';
import { ann, bo, publishedNight } from '../support/documents/published.ts';
import { passKey, season, sentWalkIn } from '../support/documents/samples.ts';
import { refused } from '../support/refused.ts';
import { seededProject } from '../support/seededProject.ts';

/*
 * What somebody tried with a program of their own instead of the app, as it was tried, and what it comes to.
 */

type Fields = Record<string, unknown>;

const now = serverTimestamp();
const project = await seededProject({ ...season, ...night, ...publishedNight });
const staff = () => project.as('regular');
const crew = () => project.as('crew');

const setBoard = (fields: Record<string, Stored>) =>
  project.seed({ 'boards/n1': { ...playingBoard, updatedAt: new Date(eight), ...fields } });

/** A step of a director by hand: these fields of the board, with the revision that they make. */
function step(rev: number, to: Fields): Promise<void> {
  const batch = writeBatch(staff());
  const [token, after] = [`token ${rev}`, rev === 3 ? 'second' : `token ${rev - 1}`];
  batch.update(doc(staff(), 'boards/n1'), { rev, token, updatedAt: now, ...to });
  batch.set(doc(staff(), `events/n1/steps/${rev}`), { ...drawingStep, token, after });
  return batch.commit();
}

const cards = { text: proof.cards, by: proof.cardsBy, at: new Date(proof.cardsAt) };
const promised = { rounds: {}, open: '', promise, cards: null };
const drawn = (more: Fields = {}) => ({
  'rounds.r1': { ...round, proof: { ...proof, ...more } },
  open: 'r1',
  promise: null,
  cards: null,
});
const unseen = { cards: '', cardsBy: '', cardsAt: 0 };

describe('a director with a program', () => {
  test('tries draws with one seed and other cards, until one pleases', async () => {
    await setBoard(promised);
    const typed = (text: string) => ({ text, by: 'host', at: now });
    await updateDoc(doc(staff(), 'boards/n1'), { cards: typed('2C 7S KD'), updatedAt: now });
    // A second set, and a draw of cards that nobody saw.
    for (const text of ['AC AD AS', '2C 7S QD'])
      await refused(updateDoc(doc(staff(), 'boards/n1'), { cards: typed(text), updatedAt: now }), text);
    await setBoard({ ...promised, cards });
    for (const other of [{ cards: 'AC AD AS' }, { cards: '2C 7S QD' }, unseen])
      await refused(step(3, drawn(other)), JSON.stringify(other));
    await step(3, drawn());
  });

  test('draws with its own cards offline: the page says that nobody saw them', async () => {
    await setBoard(promised);
    for (const pretended of [{}, { ...unseen, cardsBy: 'host' }, { ...unseen, cardsAt: proof.cardsAt }])
      await refused(step(3, drawn(pretended)), JSON.stringify(pretended));
    await step(3, drawn({ ...unseen, cards: 'AC AD AS' }));
  });

  test('marks somebody to have the list unchecked, and changes seats between promise and draw', async () => {
    await setBoard({ ...promised, cards });
    const wanted = {
      fixed: [
        { no: 1, table: 1 },
        { no: 2, table: 1 },
      ],
      apart: [],
    };
    for (const to of [{ 'people.1.r': true }, { 'people.1.r': true, ...wanted }, wanted]) {
      await refused(step(3, to), JSON.stringify(to));
      await refused(step(3, { ...drawn(), ...to }), JSON.stringify(to));
    }
    await step(3, { 'names.1': '' });
    await step(4, drawn());
  });

  test('lets a draw disappear with its board and its log', async () => {
    await refused(deleteDoc(doc(staff(), 'boards/n1')));
    for (const rev of [1, 2]) await refused(deleteDoc(doc(staff(), `events/n1/steps/${rev}`)), `${rev}`);
    const again = writeBatch(staff());
    again.set(doc(staff(), 'boards/n1'), { ...closedBoard, updatedAt: now, promisedAt: now });
    again.set(doc(staff(), 'events/n1/steps/1'), closingStep);
    await refused(again.commit());
    await refused(step(3, { rounds: {}, open: '' }));
    // Said to be over, the night stays over: nothing is drawn on this board any more.
    await step(3, { closing: true });
    await refused(step(4, { closing: false }));
    await refused(deleteDoc(doc(staff(), 'boards/n1')));
  });

  test('changes the plan of a promise, its moment, or what was said in public', async () => {
    await setBoard({ ...promised, cards });
    for (const to of [
      { 'plan.seats': 6 },
      { 'plan.tables': 5 },
      { promisedAt: new Date(eight - 3_600_000) },
      { changes: {} },
    ]) {
      await refused(step(3, to), JSON.stringify(to));
      await refused(step(3, { ...drawn(), ...to }), JSON.stringify(to));
    }
    await refused(step(3, drawn({ promisedAt: eight - 3_600_000 })));
    // Promised and drawn within a moment.
    const at = new Date();
    await setBoard({ ...promised, cards: { ...cards, at } });
    await refused(step(3, drawn({ cardsAt: at.getTime() })));
    await setBoard({ ...promised, cards });
    await step(3, drawn());
  });

  test('gives a number to another participant after the draw', async () => {
    await refused(step(3, { 'people.1.h': sha256Of('somebody else').slice(0, 16) }));
    const secret = writeBatch(staff());
    secret.update(doc(staff(), 'events/n1/private/draw'), { 'numbers.1': 'p2' });
    await refused(secret.commit());
  });
});

test('a published night is changed without a word', async () => {
  const batch = (fields: Fields) => {
    const writes = writeBatch(staff());
    writes.update(doc(staff(), 'results/r1'), { version: increment(1), publishedAt: now, ...fields });
    writes.update(doc(staff(), 'seasons/2025-26'), { rev: increment(1), computedAt: now });
    return writes.commit();
  };
  const swapped: Fields = { ids: [bo, ann], names: ['Bo K.', 'Ann L.'] };
  const places: Fields = { rows: ['22/0/-1/2/2/', '21/0/0/1/2/6100'] };
  await refused(batch(places));
  await refused(batch({ ...places, ...swapped }));
  await refused(updateDoc(doc(staff(), 'results/r1'), { names: ['Mallory X.'] }));
  await batch({ ...places, changes: [{ at: eight, text: 'Places 1 and 2 were swapped.' }] });
});

describe('a captain with a program', () => {
  const write = (id: string, fields: Fields, counts: (batch: WriteBatch) => void = () => {}) => {
    const batch = writeBatch(crew());
    batch.set(doc(crew(), `events/n1/slips/${id}`), { ...slip, ...fields });
    countWork(batch, crew(), { eventId: 'n1', uid: 'crew', id });
    counts(batch);
    return batch.commit();
  };

  test('blinds the console with two thousand slips of 1970', async () => {
    const batch = writeBatch(crew());
    for (let at = 0; at < 400; at += 1)
      batch.set(doc(crew(), `events/n1/slips/fake-${at}`), { ...slip, round: 'r9', table: 't999', at: 1 });
    countWork(batch, crew(), { eventId: 'n1', uid: 'crew', id: 'fake-0' });
    await refused(batch.commit());
    await refused(write('fake', { at: 1 }));
    await refused(write('fake', { table: 't999' }));
    await refused(write('fake', { round: 'r9' }));
    await write('true', {});
    await project.seed({ 'events/n1/crew/crew': { ...night['events/n1/crew/crew'], made: 1000 } });
    await refused(write('one more', {}));
  });

  test('comes back after its removal as two hundred phones', async () => {
    const passPath = `events/n1/passes/${passKey}`;
    const device = (uid: string): Firestore =>
      project.withToken(uid, { sub: uid, firebase: { sign_in_provider: 'anonymous' } });
    const join = (uid: string) => joinCrew(device(uid), { eventId: 'n1', uid });
    await updateDoc(doc(staff(), 'events/n1/crew/crew'), { removed: true });
    await refused(write('s2', {}));
    // Anew, as long as the pass takes phones: forty, or none once it's full.
    await project.seed({ [passPath]: { ...night[passPath], devices: 38 } });
    await join('fake-39');
    await join('fake-40');
    await refused(join('fake-41'));
    await project.seed({ [passPath]: { ...night[passPath], full: true } });
    await refused(join('fake-42'));
    await updateDoc(doc(staff(), passPath), { full: false });
    await join('fake-42');
  });
});

describe('a door with a program', () => {
  const guest = { ...sentWalkIn, checkedIn: true, checkedInAt: now, checkedInBy: 'crew' };
  /** Adds people in one commit, counted as `by`. */
  const add = (count: number, by: number) => {
    const batch = writeBatch(crew());
    for (let at = 0; at < count; at += 1) batch.set(doc(crew(), `events/e1/participants/w${at}`), guest);
    batch.update(doc(crew(), 'events/e1'), { currentParticipants: increment(by), updatedAt: now });
    countWork(batch, crew(), { eventId: 'e1', uid: 'crew', id: 'w0' });
    return batch.commit();
  };

  beforeEach(() => project.seed({ 'events/e1/crew/crew': { ...season['events/e1/crew/crew'] } }));

  test('makes 498 people in one commit, or counts more than one', async () => {
    for (const [count, by] of [
      [497, 1],
      [2, 1],
      [2, 2],
      [1, 2],
      [0, 1],
    ] as const)
      await refused(add(count, by), `${count} people, ${by} counted`);
    await add(1, 1);
    expect(await project.stored('events/e1')).toMatchObject({ currentParticipants: 1 });
    await refused(setDoc(doc(crew(), 'events/e1/participants/w9'), guest));
  });
});
