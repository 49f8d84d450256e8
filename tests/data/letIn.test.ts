import type { Firestore } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { lateOnes } from '../../src/admin/night/draw/drawPeople.ts';
import { isRefused } from '../../src/data/errors.ts';
import type { Change } from '../../src/domain/changes/change.ts';
import { counted } from '../../src/domain/crew/crewChanges.ts';
import { readBoard } from '../../src/domain/night/board/board.ts';
import { backInLine, letIn } from '../../src/domain/participants/line/letIn.ts';
import { readWaiting } from '../../src/domain/participants/line/waitingPerson.ts';
import { readParticipant } from '../../src/domain/participants/participant.ts';
import { undoCheckIn } from '../../src/domain/participants/participantChanges.ts';
import { commitChange } from '../support/commitChange.ts';
import { playingBoard } from '../support/documents/night.ts';
import { passKey, season } from '../support/documents/samples.ts';
import { ids, lined, ticketKeys } from '../support/documents/signUps.ts';
import { refused } from '../support/refused.ts';
import { seededProject } from '../support/seededProject.ts';
import { signUpWrites } from '../support/signUpWrites.ts';

/*
 * The door lets in who waits, as crew and console write it, under the rules; what it sends was made before
 * somebody else was faster. Two of two spots are taken, and three wait.
 */

const member = { ...season['events/e1/crew/crew'] };
const project = await seededProject({
  ...lined,
  [`events/site/passes/${passKey}`]: { ...season[`events/e1/passes/${passKey}`] },
  'events/site/crew/kim': member,
  'events/site/crew/lee': member,
});
const { patch, remove, set, counts, isTaken } = signUpWrites(project);

const path = (collection: string, id: string) => `events/site/${collection}/${id}`;
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 19, minute));
const phone = (uid: string) =>
  project.withToken(uid, { sub: uid, firebase: { sign_in_provider: 'anonymous' } });

/** The first in line, as a device's list has them. */
async function first() {
  return readWaiting(ids.first, await project.stored(path('waiting', ids.first)));
}

/** Returns what a phone sends, as it was made while the first one waited. */
async function byPhone(uid: string, minute = 0): Promise<Change> {
  return counted(letIn('site', await first(), uid, at(minute)), 'site', uid, ids.first);
}

/** Sends a change as the outbox does: what is needless by now is left, or something else instead. */
async function send(database: Firestore, change: Change): Promise<'stored' | 'needless' | 'refused'> {
  try {
    await commitChange(database, change);
    return 'stored';
  } catch (error) {
    if (!isRefused(error)) throw error;
    const facts = await Promise.all(
      (change.needless ?? []).map(async (fact) => {
        const found = await project.stored(fact.path);
        const fields = Object.entries(fact.fields ?? {});
        return (
          (found !== null && found !== undefined) === fact.exists &&
          fields.every(([name, value]) => found?.[name] === value)
        );
      }),
    );
    if (facts.length === 0 || !facts.every(Boolean)) return 'refused';
    return change.instead ? send(database, change.instead) : 'needless';
  }
}

const person = () => project.stored(path('participants', ids.first));
/** When and by whom they were checked in. */
async function arrival() {
  const { checkedIn, checkedInAt, checkedInBy } = readParticipant(ids.first, await person());
  return checkedIn ? [checkedInBy, checkedInAt] : null;
}
const state = async () => (await project.stored(path('tickets', ids.first)))?.state;
const event = () => project.stored('events/site');
/** How many are counted and how many are, on the list and in line. */
async function numbers() {
  const { currentParticipants, line } = { ...(await event()) };
  const [people, waiting] = await Promise.all(
    ['participants', 'waiting'].map(async (name) => (await project.idsIn(`events/site/${name}`)).length),
  );
  return { counted: [currentParticipants, Object(line).waiting], there: [people, waiting] };
}
const same = (people: number, waiting: number) => ({ counted: [people, waiting], there: [people, waiting] });

/** One of two on the list cancels, and the first in line takes the spot. */
async function takeIt(): Promise<void> {
  const { place: _, createdAt: _at, ...typed } = { ...(await project.stored(path('waiting', ids.first))) };
  const gone = counts({ currentParticipants: -1 }, {}, 'line.calledAt');
  const came = counts({ currentParticipants: 1, 'line.waiting': -1, 'line.gone': 1 }, { 'line.order': 'ww' });
  expect(
    await isTaken([
      remove(`participants/${ids.stored}`),
      patch(`tickets/${ids.stored}`, { state: 'canceled', sealed: '' }, 'at'),
      set('private/desk', { last: ids.stored, key: ticketKeys.stored }),
      gone,
    ]),
  ).toBe(true);
  expect(
    await isTaken([
      set(
        `participants/${ids.first}`,
        { ...Object(typed), checkedIn: false, source: 'sign-up' },
        'createdAt',
      ),
      remove(`waiting/${ids.first}`),
      patch(`tickets/${ids.first}`, { state: 'in' }, 'at'),
      set('private/desk', { last: ids.first }),
      came,
    ]),
  ).toBe(true);
}

describe('a phone of the crew', () => {
  test('lets in who waits, over the limit too: on the list as they signed up, and counted once', async () => {
    const before = { ...(await project.stored(path('waiting', ids.first))) };
    expect(await send(phone('kim'), await byPhone('kim'))).toBe('stored');
    expect(await numbers()).toEqual(same(3, 2));
    const { place: _, createdAt: _at, ...typed } = before;
    expect(await person()).toMatchObject({ ...typed, source: 'sign-up' });
    expect(await arrival()).toEqual(['kim', at(0)]);
    expect(await person()).not.toHaveProperty('place');
    expect(await state()).toBe('in');
    expect(await project.stored('events/site/crew/kim')).toMatchObject({ made: 1, last: ids.first });
  });

  test('lets in whoever the rules let wait, however odd what they typed', async () => {
    const odd = { name: ' Bo  Ng ', collegeId: '', chapterName: '', shownAs: 'number' };
    await project.change(path('waiting', ids.first), odd);
    expect(await send(phone('kim'), await byPhone('kim'))).toBe('stored');
    expect(await person()).toMatchObject(odd);
  });

  test('offline while another lets the same one in: one of them did, and nobody is counted twice', async () => {
    const [kim, lee] = [await byPhone('kim', 1), await byPhone('lee', 2)];
    expect(await send(phone('lee'), lee)).toBe('stored');
    expect(await send(phone('kim'), kim)).toBe('needless');
    expect(await numbers()).toEqual(same(3, 2));
    expect(await arrival()).toEqual(['lee', at(2)]);
  });

  test('sends again what was stored, and whose answer was lost, without a trace', async () => {
    const kim = await byPhone('kim');
    expect(await send(phone('kim'), kim)).toBe('stored');
    expect(await send(phone('kim'), kim)).toBe('stored');
    expect(await numbers()).toEqual(same(3, 2));
  });

  test('checks in who took the spot themselves meanwhile', async () => {
    const kim = await byPhone('kim', 3);
    await takeIt();
    expect(await numbers()).toEqual(same(2, 2));
    expect(await send(phone('kim'), kim)).toBe('stored');
    expect(await numbers()).toEqual(same(2, 2));
    expect(await arrival()).toEqual(['kim', at(3)]);
  });

  test('gets nobody in who left the line meanwhile, or whom staff took out', async () => {
    const kim = await byPhone('kim');
    const left = counts({ 'line.waiting': -1, 'line.gone': 1 }, { 'line.order': 'ww' });
    expect(
      await isTaken([
        remove(`waiting/${ids.first}`),
        patch(`tickets/${ids.first}`, { state: 'canceled', sealed: '' }, 'at'),
        set('private/desk', { last: ids.first, key: ticketKeys.first }),
        left,
      ]),
    ).toBe(true);
    expect(await send(phone('kim'), kim)).toBe('refused');
    expect([await numbers(), await state(), await person()]).toEqual([same(2, 2), 'canceled', undefined]);
    await project.change(path('tickets', ids.first), { state: 'removed' });
    expect(await send(phone('kim'), kim)).toBe('refused');
    expect(await numbers()).toEqual(same(2, 2));
  });

  test('takes back the check-in alone: only staff put somebody back in line', async () => {
    const who = await first();
    await send(phone('kim'), await byPhone('kim'));
    await refused(commitChange(phone('kim'), backInLine('site', who)));
    await commitChange(phone('kim'), undoCheckIn('site', { id: ids.first, checkedInAt: at(0) }));
    expect(await arrival()).toBeNull();
    expect(await numbers()).toEqual(same(3, 2));
  });

  test('lets in once there is a board: they come after the list was closed, as walk-ins do', async () => {
    await project.seed({ 'boards/site': { ...playingBoard, updatedAt: new Date() } });
    await project.change('events/site', { board: 'live' });
    expect(await send(phone('kim'), await byPhone('kim'))).toBe('stored');
    expect(await numbers()).toEqual(same(3, 2));
    const board = readBoard('site', await project.stored('boards/site'));
    const people = [readParticipant(ids.first, await person())];
    expect(lateOnes(board, { people, secret: null }).map(({ id }) => id)).toEqual([ids.first]);
  });
});

describe('staff', () => {
  test('let in who waits, and put them back where they were', async () => {
    const stored = async () => [
      await project.stored(path('waiting', ids.first)),
      await project.stored(path('participants', ids.first)),
      await state(),
      await numbers(),
    ];
    const [before, who] = [await stored(), await first()];
    expect(await send(project.as('regular'), letIn('site', who, 'dana', at(4)))).toBe('stored');
    expect(await arrival()).toEqual(['dana', at(4)]);
    expect(await numbers()).toEqual(same(3, 2));
    expect(await send(project.as('regular'), backInLine('site', who))).toBe('stored');
    expect(await stored()).toEqual(before);
    expect(await send(project.as('regular'), backInLine('site', who))).toBe('needless');
    expect(await stored()).toEqual(before);
  });
});
