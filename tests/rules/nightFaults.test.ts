import { collection, doc, getDoc, getDocs, updateDoc } from 'firebase/firestore/lite';
import { afterAll, expect, test } from 'vitest';
import { randomFrom } from '../../sample/random.ts';
import type { Change } from '../../src/domain/changes/change.ts';
import { counted } from '../../src/domain/crew/crewChanges.ts';
import { readBoard } from '../../src/domain/night/board/board.ts';
import { countChange, slipChange } from '../../src/domain/night/counts/countChanges.ts';
import { readSlip, type Slip } from '../../src/domain/night/counts/slips.ts';
import { actChange } from '../../src/domain/night/steps/act.ts';
import { heal } from '../../src/domain/night/steps/heal.ts';
import { foldBoard } from '../../src/domain/night/watch/boardFold.ts';
import { commitChange } from '../support/commitChange.ts';
import { joinCrew } from '../support/crewActs.ts';
import { aNight } from '../support/documents/boards.ts';
import { passKey, season } from '../support/documents/samples.ts';
import { TestProject } from '../support/TestProject.ts';

const project = await TestProject.open();
afterAll(() => project.close());

const random = randomFrom(8);
const now = Math.floor(Date.now() / 1_000) * 1_000;

/** A phone of the crew and what it will send, in its order, once it has a network. */
type Phone = { uid: string; table: string; slips: Slip[]; queue: Change[]; refused: Change[] };

const device = (uid: string) =>
  project.withToken(uid, { sub: uid, firebase: { sign_in_provider: 'anonymous' } });

/** Counts the seven seats of a table after a hand, a bit later on every next hand. */
function slipOf(uid: string, table: string, hand: number): Slip {
  const seats = Array.from({ length: 7 }, (_, at) => [
    `s${at + 1}`,
    { hand, chips: 25 * random.whole(1, 200), out: false },
  ]);
  const at = now + hand * 60_000 + random.whole(1, 50_000);
  return {
    id: `${uid}-${hand}`,
    round: 'r1',
    table,
    by: uid,
    at,
    seats: Object.fromEntries(seats),
    seen: {},
    note: '',
  };
}

function phone(uid: string, table: string, slips: Slip[]): Phone {
  const queue = slips.flatMap((one) => [
    counted(slipChange('cup', one), 'cup', uid, one.id),
    countChange('cup', one),
  ]);
  return { uid, table, slips, queue, refused: [] };
}

test('eight phones at eight tables, all offline for two counts: what was counted is stored or still on a phone', async () => {
  const { documents } = await aNight({ players: 56, minutes: 5, startsAt: now, plan: { tables: 8 } });
  const pass = { ...season[`events/e1/passes/${passKey}`], scopes: ['tables'] };
  await project.seed({
    ...documents,
    'events/cup': { ...season['events/e1'] },
    [`events/cup/passes/${passKey}`]: pass,
  });

  const phones = Array.from({ length: 8 }, (_, at) => {
    const [uid, table] = [`phone-${at + 1}`, `t${at + 1}`];
    return phone(uid, table, [slipOf(uid, table, 8), slipOf(uid, table, 16)]);
  });
  const [closed, removed, eighth] = phones.slice(5);
  if (!closed || !removed || !eighth) throw new Error('Eight phones.');
  // A second phone counts the eighth table as well, and reads one stack otherwise.
  const [, last] = eighth.slips;
  if (!last) throw new Error('Two slips.');
  const otherwise = { ...last, id: 'second-16', by: 'second', at: last.at + 5_000 };
  const second = phone('second', 't8', [
    { ...otherwise, seats: { ...last.seats, s3: { hand: 16, chips: 12_345, out: false } } },
  ]);
  // One tab is closed for good between the slip of its last count and the board.
  closed.queue.pop();
  const all = [...phones, second];
  for (const { uid } of all) await joinCrew(device(uid), { eventId: 'cup', uid });
  await updateDoc(doc(project.as('regular'), `events/cup/crew/${removed.uid}`), { removed: true });

  // Each sends what waits in its order; whose turn it is falls as it falls.
  while (all.some(({ queue }) => queue.length > 0)) {
    const next = random.pick(all.filter(({ queue }) => queue.length > 0));
    const change = next.queue.shift();
    if (!change) continue;
    await commitChange(device(next.uid), change).catch((error: { code?: string }) => {
      expect(error.code).toBe('permission-denied');
      next.refused.push(change);
    });
  }

  const staff = project.as('regular');
  const log = (await getDocs(collection(staff, 'events/cup/slips'))).docs;
  const slips = log.map((found) => readSlip(found.id, found.data()));
  const counted = all.filter(({ uid }) => uid !== removed.uid).flatMap((one) => one.slips);
  expect(slips.map(({ id, seats }) => [id, seats]).sort()).toEqual(
    counted.map(({ id, seats }) => [id, seats]).sort(),
  );
  // What the removed phone counted is refused, all of it, and so still on its screen.
  expect(removed.refused).toHaveLength(4);

  const read = async () => (await getDoc(doc(project.as('anyone'), 'boards/cup'))).data() ?? {};
  const before = readBoard('cup', await read());
  const fold = foldBoard(before, slips, new Map());
  // The two that disagree are one question about one seat, and the board shows one of them, whole.
  expect(fold.questions).toHaveLength(1);
  expect(fold.questions[0]?.seats.map(({ seat }) => seat)).toEqual(['s3']);
  expect([last.seats.s3, { hand: 16, chips: 12_345, out: false }]).toContainEqual(
    before.counts.r1?.t8?.seats.s3,
  );
  expect(fold.differences.map(({ table }) => table.key)).toEqual([closed.table]);

  const act = heal(before, fold.differences, { at: now + 3_600_000 });
  await commitChange(staff, actChange('cup', await read(), act, { by: 'regular', at: now + 3_600_000 }));
  const healed = readBoard('cup', await read());
  expect(foldBoard(healed, slips, new Map()).differences).toEqual([]);
  for (const { table, slips: own } of phones.slice(0, 6))
    expect(healed.counts.r1?.[table]?.seats).toEqual(own.at(-1)?.seats);
  expect(healed.counts.r1?.[removed.table]).toBeUndefined();
});
