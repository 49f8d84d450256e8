import { doc, type Firestore, runTransaction } from 'firebase/firestore/lite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { transactionNow } from '../../src/data/changes/transactionNow.ts';
import { dataError } from '../../src/data/errors.ts';
import { plus, serverNow, setting, updating, type Write } from '../../src/domain/changes/change.ts';
import { applied, commitChange } from '../support/commitChange.ts';
import { sent } from '../support/documents/samples.ts';
import { quickClock } from '../support/quickClock.ts';
import { seededProject } from '../support/seededProject.ts';

/*
 * A transaction that isn't answered in time, as its caller goes on: what is stored is stored once, wherever
 * the network was slow, and whatever the queue then does.
 */

quickClock();

const college = 'colleges/duke-university';
const chapter = `${college}/fraternities/pike`;
const project = await seededProject({
  [college]: {
    name: 'Duke University',
    conference: 'Atlantic Coast Conference',
    logoPath: null,
    state: 'NC',
    location: 'Durham, NC',
    fraternityCount: 2,
  },
});
const added: Write[] = [
  setting(chapter, { ...sent.fraternities, name: 'Pike', createdAt: serverNow }),
  updating(college, { fraternityCount: plus(1) }),
];
const countNow = async () => (await project.stored(college))?.fraternityCount;

const timeout = 300;
const real = globalThis.fetch;
const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** What the network does with the commits of transactions: how long a request and its answer take. */
let slow = { request: 0, answer: 0, isLost: false };
/** The commits that the server has answered. */
let answered: Promise<unknown>[] = [];

beforeEach(() => {
  slow = { request: 0, answer: 0, isLost: false };
  answered = [];
  globalThis.fetch = async (input, init) => {
    if (!String(input).includes(':commit')) return real(input, init);
    const { request, answer, isLost } = slow;
    await later(request);
    const response = real(input, init);
    answered.push(response);
    await response;
    await later(answer);
    if (isLost) throw new TypeError('fetch failed');
    return response;
  };
});
afterEach(() => {
  globalThis.fetch = real;
});

/** Sends writes as a plan does; null when its caller queues them. */
function stored(database: Firestore, writes: readonly Write[], reading = 0): Promise<true | null> {
  return transactionNow(
    (stillWanted) =>
      runTransaction(database, async (transaction) => {
        await transaction.get(doc(database, college));
        await later(reading);
        stillWanted();
        applied(database, transaction, writes);
        return true as const;
      }),
    timeout,
  );
}

/** The same, and then the queue sends what wasn't answered. @throws DataError */
async function storedOrQueued(reading = 0): Promise<'stored' | 'queued'> {
  const database = project.as('super');
  if (await stored(database, added, reading)) return 'stored';
  slow = { request: 0, answer: 0, isLost: false };
  await commitChange(database, { writes: added }).catch((error) => {
    throw dataError(error);
  });
  return 'queued';
}

test('a commit whose answer comes after the time limit is not sent again', async () => {
  slow.answer = timeout * 3;
  expect(await storedOrQueued()).toBe('stored');
  expect(await countNow()).toBe(3);
  expect(answered).toHaveLength(1);
});

test('a commit that leaves late is not sent again', async () => {
  slow.request = timeout * 3;
  expect(await storedOrQueued()).toBe('stored');
  expect(await countNow()).toBe(3);
});

test('a transaction that reads for too long leaves the writing to the queue', async () => {
  expect(await storedOrQueued(timeout * 2)).toBe('queued');
  await later(timeout * 2);
  expect(await countNow()).toBe(3);
  expect(answered).toHaveLength(1);
});

test('a No that comes after the time limit is a refusal, and nothing is queued', async () => {
  slow.answer = timeout * 3;
  await expect(stored(project.as('regular'), added)).rejects.toMatchObject({ kind: 'refused' });
  expect(await countNow()).toBe(2);
});

test('what is stored although its answer was lost is refused when the queue sends it', async () => {
  slow = { request: 0, answer: timeout * 2, isLost: true };
  await expect(storedOrQueued()).rejects.toMatchObject({ kind: 'refused' });
  expect(await project.stored(chapter)).toBeDefined();
  expect(await countNow()).toBe(3);
});
