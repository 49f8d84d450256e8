import { disableNetwork, doc, setDoc } from 'firebase/firestore';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Made } from '../../../src/data/changes/sender.ts';
import { type Plan, planned } from '../../../src/data/staff/changes/planned.ts';
import { changePlan } from '../../../src/data/staff/chapters/chapterPlans.ts';
import { schedulePlan } from '../../../src/data/staff/chapters/schedulePlan.ts';
import { importPlan } from '../../../src/data/staff/imports/importPlans.ts';
import {
  changeChapter,
  logContact,
  newContact,
  restoreFields,
} from '../../../src/data/staff/outreach/outreach.ts';
import { staffDatabase } from '../../../src/data/staff/session/staffDatabase.ts';
import { plus, setting, updating } from '../../../src/domain/changes/change.ts';
import { isEntryPath } from '../../../src/domain/changes/entryPath.ts';
import { readFraternity } from '../../../src/domain/fraternities/fraternity.ts';
import type { OutreachInput } from '../../../src/domain/outreach/outreachSchema.ts';
import { aFraternity } from '../../support/documents/aFraternity.ts';

/*
 * The plans of the app where no server answers: over what this browser knows, which is what it has written
 * itself here, and over what its screens show of the rest.
 */

const collegeId = 'purdue-university';
const seen = aFraternity({ name: 'Sigma Chi', owner: 'Kim' });
const pathOf = (id: string) => `colleges/${collegeId}/fraternities/${id}`;
const isOnline = vi.spyOn(navigator, 'onLine', 'get');
const said: OutreachInput = {
  role: 'rushChair',
  person: 'Lee',
  channel: 'call',
  outcome: 'talked',
  note: '',
  nextStep: 'Follow up',
  nextStepOn: '2026-12-01',
  by: 'Sam',
};

beforeAll(() => disableNetwork(staffDatabase));
afterEach(() => {
  isOnline.mockReset();
});

/** Puts a document into this browser's copy, as an unsent change of its own. */
async function known(id: string, fields: object) {
  void setDoc(doc(staffDatabase, pathOf(id)), { ...seen, ...fields });
  return { ...seen, id };
}
/** Returns a change without its entries of History. */
const untold = (change: Made): Made => ({
  ...change,
  writes: change.writes.filter(({ path }) => !isEntryPath(path)),
});
const offline = () => isOnline.mockReturnValue(false);
const conflict = { kind: 'conflict' };

test('what a screen shows counts where the copy knows nothing', async () => {
  offline();
  const one = { ...seen, id: 'unknown' };
  expect(await changeChapter(collegeId, one, { owner: 'Sam' })).toMatchObject({
    writes: [
      { op: 'update', path: pathOf('unknown'), fields: { owner: 'Sam' } },
      // Its entry of History says what the screen has shown.
      { fields: { fields: ['owner'], from: ['"Kim"'], to: ['"Sam"'] } },
    ],
  });
  expect(readFraternity(one.id, one)).toEqual(one);
});

test('the copy counts before what a screen shows', async () => {
  offline();
  const at = new Date('2026-11-01T12:00:00Z');
  const one = await known('newer', { status: 'scheduled', lastContactAt: at });
  const contact = newContact(collegeId, one, said, new Date('2026-10-01T12:00:00Z'));
  const { writes, needless } = untold(await logContact(contact));
  const entry = `${pathOf('newer')}/outreach/${contact.entryId}`;
  expect(writes.map(({ path }) => path)).toEqual([entry, pathOf('newer')]);
  expect(writes[1]).toMatchObject({ fields: { rushChairContacted: true } });
  expect(writes[1]).not.toHaveProperty('fields.nextStep');
  expect(writes[1]).not.toHaveProperty('fields.status');
  expect(needless).toEqual([{ path: entry, exists: true }]);
  expect(contact.before).toMatchObject({ status: 'scheduled', lastContactAt: at });
});

test('whoever changes what the copy says otherwise is told at once', async () => {
  offline();
  const one = await known('other', { owner: 'Bo' });
  await expect(changeChapter(collegeId, one, { owner: 'Sam' })).rejects.toMatchObject(conflict);
  await expect(restoreFields(collegeId, one, { owner: 'Ann' })).rejects.toMatchObject(conflict);
  expect(untold(await restoreFields(collegeId, one, { owner: 'Bo' }))).toMatchObject({
    writes: [{ path: pathOf('other'), fields: { owner: 'Kim' } }],
  });
});

/** What becomes of a change that gets no answer: what its `now` says, or why it is refused. */
async function unanswered(plan: Plan): Promise<{ made: Made; now: unknown }> {
  isOnline.mockReturnValue(true);
  const made = await planned(plan, 50);
  return { made, now: await made.now?.().catch((error: unknown) => error) };
}

test('without an answer in time the change is sent as the copy makes it', async () => {
  const { made, now } = await unanswered(
    changePlan([{ collegeId, fraternity: { ...seen, id: 'slow' } }], { owner: 'Sam' }),
  );
  expect(now).toBe(false);
  expect(untold(made).writes).toMatchObject([{ path: pathOf('slow'), fields: { owner: 'Sam' } }]);
});

test('without an answer, what the copy refuses fails and never counts as stored', async () => {
  const one = await known('taken', { owner: 'Bo' });
  const { made, now } = await unanswered(changePlan([{ collegeId, fraternity: one }], { owner: 'Sam' }));
  expect(now).toMatchObject({ kind: 'unreachable' });
  expect(made.writes).toEqual([]);
});

test('an import waits with all of its writes, and with records the copy knows nothing of', async () => {
  offline();
  const added = setting(pathOf('pike'), { name: 'Pike' });
  const records = [{ collegeId, absent: null, changes: { fraternityCount: plus(1) }, seen: {} }];
  const fraternity = { ...seen, id: 'imported' };
  const changed = [{ collegeId, fraternity, changes: { rushChairName: 'Ann' } }];
  const head = { of: 'i1', what: 'fraternities', rows: 2 } as const;
  const { writes } = untold(
    await planned(importPlan({ added: [added], changed, records }, { path: 'imports/i1', head })),
  );
  expect(writes).toMatchObject([
    added,
    { op: 'update', path: pathOf('imported'), fields: { rushChairName: 'Ann' } },
    { op: 'update', path: `colleges/${collegeId}`, fields: { fraternityCount: plus(1) } },
    {
      path: 'imports/i1',
      fields: {
        ...head,
        changes: [
          { path: pathOf('pike'), before: null, after: { name: 'Pike' } },
          { path: pathOf('imported'), before: { rushChairName: seen.rushChairName } },
        ],
      },
    },
  ]);
});

test('an event waits with its request and its chapter, unknown as they are', async () => {
  offline();
  const event = setting('events/new', { title: 'A night' });
  const asked = updating('tournamentRequests/r1', { eventId: 'new' });
  const before = { ...seen, id: 'host', status: 'in contact' };
  const claim = { path: 'addresses/new', of: 'mine' };
  const plan = schedulePlan({ collegeId, before }, { claim, writes: [event], asked });
  expect(untold(await planned(plan)).writes).toMatchObject([
    event,
    asked,
    { path: pathOf('host'), fields: { status: 'scheduled' } },
  ]);
});
