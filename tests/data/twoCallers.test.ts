import { collection, getDocs } from 'firebase/firestore/lite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Look } from '../../src/data/staff/changes/look.ts';
import type { Plan } from '../../src/data/staff/changes/planned.ts';
import {
  changePlan,
  changing,
  deletePlan,
  editPlan,
  type Logged,
  logPlan,
  restorePlan,
  takeBackPlan,
  unlogPlan,
} from '../../src/data/staff/chapters/chapterPlans.ts';
import {
  type ScheduledWith,
  schedulePlan,
  unmarkingScheduled,
} from '../../src/data/staff/chapters/schedulePlan.ts';
import { deleting, plus, setting, updating, type Write } from '../../src/domain/changes/change.ts';
import { type Fraternity, readFraternity } from '../../src/domain/fraternities/fraternity.ts';
import { fraternityFields } from '../../src/domain/fraternities/fraternityForm.ts';
import { withNo, withoutNo } from '../../src/domain/outreach/afterContact.ts';
import { listFields } from '../../src/domain/outreach/listFields.ts';
import { type OutreachEntry, readOutreachEntry } from '../../src/domain/outreach/outreachEntry.ts';
import type { OutreachInput } from '../../src/domain/outreach/outreachSchema.ts';
import { localDay } from '../../src/domain/time/parse.ts';
import { carryOut, type Meanwhile } from '../support/carryOut.ts';
import { season, sent } from '../support/documents/samples.ts';
import { quickClock } from '../support/quickClock.ts';
import { seededProject } from '../support/seededProject.ts';

/*
 * Two callers at one chapter, under the rules: each of them changes it as the app does, one on a screen that
 * does not know of the other's change, or while the other's is on its way. Nothing is lost unseen.
 */

vi.setConfig({ testTimeout: 30_000 });

quickClock();

const college = 'colleges/purdue-university';
const path = `${college}/fraternities/f1`;
const other = `${college}/fraternities/f2`;
const placed = (fraternity: Fraternity) => ({ collegeId: 'purdue-university', fraternity });

const project = await seededProject({
  ...season,
  [other]: { name: 'Sigma Nu', status: 'outreached', createdAt: new Date('2025-09-01T12:00:00Z') },
});

/** Makes a change as a caller; fails with a DataError as the app does. */
async function make(name: string, plan: Plan, meanwhile?: Meanwhile): Promise<void> {
  const claims = { sub: name, level: 'super', auth_time: Math.floor(Date.now() / 1000) - 60 };
  const database = project.withToken(name, claims);
  await carryOut(database, plan, meanwhile);
}
const ann = (plan: Plan, meanwhile?: Meanwhile) => make('ann', plan, meanwhile);
const bo = (plan: Plan, meanwhile?: Meanwhile) => make('bo', plan, meanwhile);

const chapterNow = async (at = path) => {
  const data = await project.stored(at);
  return data ? readFraternity(at.split('/').at(-1) ?? '', data) : null;
};
/** The chapter as both callers' screens show it when a test begins. */
let seen: Fraternity;
beforeEach(async () => {
  const now = await chapterNow();
  if (!now) throw new Error('The sample has no chapter.');
  // The sample's lists are those of its fields.
  await ann(changePlan([placed(now)], { owner: '', declinedOn: null }));
  seen = (await chapterNow()) ?? now;
});

// However it ends, the lists find the chapter by what it says.
afterEach(async () => {
  const now = await chapterNow();
  if (now) expect({ ...now, ...listFields(now) }).toEqual(now);
});

const entries = async (): Promise<OutreachEntry[]> => {
  const found = await getDocs(collection(project.as('super'), `${path}/outreach`));
  return found.docs.map((one) => readOutreachEntry(one.id, one.data()));
};
const entryIds = async () => (await entries()).map(({ id }) => id).toSorted();

const today = localDay(new Date());
const minutes = (ago: number) => new Date(Date.now() - ago * 60_000);
function contact(entryId: string, ago: number, changes: Partial<OutreachInput> = {}): Logged {
  const input: OutreachInput = {
    role: 'rushChair',
    person: 'Lee',
    channel: 'call',
    outcome: 'no answer',
    note: '',
    nextStep: `Step of ${entryId}`,
    nextStepOn: today,
    by: entryId,
    ...changes,
  };
  return { collegeId: 'purdue-university', before: seen, entryId, input, at: minutes(ago) };
}
const no = { outcome: 'not interested', nextStep: '', nextStepOn: null } as const;

/** Both ways two changes meet: one after the other by a screen that knows nothing, or at once. */
const ways = ['one after the other', 'at once'] as const;
async function both(way: (typeof ways)[number], one: Plan, two: Plan): Promise<void> {
  if (way === 'at once') await bo(two, () => ann(one));
  else {
    await ann(one);
    await bo(two);
  }
}

const conflict = { kind: 'conflict' };

const claim = { path: 'addresses/new-cup', of: 'mine' };
const newEvent = {
  claim,
  writes: [setting(claim.path, { of: claim.of }), setting('events/new-cup', sent.events)],
};

describe.each(ways)('%s', (way) => {
  const edit = (changes: Partial<ReturnType<typeof fraternityFields>>): Plan => {
    const base = fraternityFields(seen);
    const mine = { ...base, ...changes };
    return async (look) => {
      const { size: _, joinDate: _on, ...fields } = changes;
      const plan = await editPlan(look, placed(seen), { edit: { base, mine }, changes: fields });
      if ('writes' in plan) return plan.writes;
      if (plan.instead.outcome === 'gone') throw new Error('gone');
      throw new Error(`disputed: ${plan.instead.theirs.rushChairNumber}`);
    };
  };

  test('edits of different fields are both stored', async () => {
    await both(way, edit({ rushChairNumber: '111' }), edit({ presidentName: 'Kim' }));
    expect(await chapterNow()).toMatchObject({ rushChairNumber: '111', presidentName: 'Kim' });
  });

  test('the second edit of the same field is told of the first, which stays', async () => {
    const act = both(way, edit({ rushChairNumber: '111' }), edit({ rushChairNumber: '222' }));
    await expect(act).rejects.toThrow('disputed: 111');
    expect(await chapterNow()).toMatchObject({ rushChairNumber: '111' });
  });

  test('an edit and a logged contact are both stored', async () => {
    await both(way, edit({ rushChairName: 'Sam' }), logPlan(contact('b', 1, { outcome: 'talked' })));
    expect(await chapterNow()).toMatchObject({ rushChairName: 'Sam', status: 'in contact' });
    await both(way, logPlan(contact('c', 0)), edit({ rushChairEmail: 'sam@b.example' }));
    expect(await chapterNow()).toMatchObject({ rushChairEmail: 'sam@b.example', nextStep: 'Step of c' });
  });

  test('of two contacts both are in the log, and the later one counts', async () => {
    const [early, late] = [contact('a', 9, { outcome: 'talked' }), contact('b', 2)];
    await both(way, logPlan(early), logPlan(late));
    const result = { lastContactAt: late.at, nextStep: 'Step of b', status: 'in contact' };
    expect(await chapterNow()).toMatchObject(result);
    expect(await entryIds()).toEqual(['a', 'b', 'o1']);
  });

  test('also when the later one came in first', async () => {
    const [early, late] = [contact('a', 9, { outcome: 'talked' }), contact('b', 2)];
    await both(way, logPlan(late), logPlan(early));
    const result = { lastContactAt: late.at, nextStep: 'Step of b', status: 'in contact' };
    expect(await chapterNow()).toMatchObject(result);
  });

  test('a No stays a No when a colleague gets no answer, before or after it', async () => {
    await both(way, logPlan(contact('a', 9, no)), logPlan(contact('b', 2)));
    expect(await chapterNow()).toMatchObject({ declinedOn: localDay(minutes(9)), status: seen.status });
    await both(way, logPlan(contact('c', 1)), logPlan(contact('d', 0, no)));
    expect(await chapterNow()).toMatchObject({ declinedOn: today, nextStepOn: null });
  });

  test('a No by hand stays when a colleague gets no answer', async () => {
    await both(way, changePlan([placed(seen)], withNo(today)), logPlan(contact('b', 2)));
    expect(await chapterNow()).toMatchObject({ declinedOn: today });
  });

  test('a No ends with whoever talks later', async () => {
    await both(way, logPlan(contact('a', 9, no)), logPlan(contact('b', 2, { outcome: 'interested' })));
    expect(await chapterNow()).toMatchObject({ declinedOn: null, status: 'in contact' });
  });

  test('undoing a contact leaves that of a colleague, and the colleague’s undo leaves nothing', async () => {
    const [one, two] = [contact('a', 9, no), contact('b', 2, { outcome: 'interested' })];
    await ann(logPlan(one));
    const below = (await entries()).find(({ id }) => id === 'o1');
    await both(way, logPlan(two), unlogPlan(one, below));
    expect(await chapterNow()).toMatchObject({
      lastContactAt: two.at,
      nextStep: 'Step of b',
      declinedOn: null,
    });
    expect(await entryIds()).toEqual(['b', 'o1']);
    await bo(unlogPlan(two, below));
    expect(await chapterNow()).toMatchObject({ lastContactAt: below?.at, nextStep: below?.nextStep });
    expect(await entryIds()).toEqual(['o1']);
  });

  test('undoing a contact leaves what a colleague changed by hand', async () => {
    const one = contact('a', 9, { outcome: 'talked' });
    await ann(logPlan(one));
    const after = await chapterNow();
    if (!after) throw new Error('No chapter.');
    const byHand = changePlan([placed(after)], { status: 'scheduled', nextStep: 'Visit', owner: 'Bo' });
    await both(way, byHand, unlogPlan(one, undefined));
    const stays = { status: 'scheduled', nextStep: 'Visit', owner: 'Bo', lastContactAt: seen.lastContactAt };
    expect(await chapterNow()).toMatchObject(stays);
  });

  test('deleting an entry leaves the chapter to a newer contact of a colleague', async () => {
    const one = contact('a', 9);
    await ann(logPlan(one));
    const all = await entries();
    const [taken, below] = [all.find(({ id }) => id === 'a'), all.find(({ id }) => id === 'o1')];
    const after = await chapterNow();
    if (!taken || !below || !after) throw new Error('The log is not as it should be.');
    const two = contact('b', 2);
    await both(way, logPlan(two), takeBackPlan(placed(after), taken, below));
    expect(await chapterNow()).toMatchObject({ lastContactAt: two.at, nextStep: 'Step of b' });
    expect(await entryIds()).toEqual(['b', 'o1']);
  });

  test('who assigns a chapter that a colleague has just taken is told, and it stays theirs', async () => {
    const act = both(
      way,
      changePlan([placed(seen)], { owner: 'Ann' }),
      changePlan([placed(seen)], { owner: 'Bo' }),
    );
    await expect(act).rejects.toMatchObject(conflict);
    expect(await chapterNow()).toMatchObject({ owner: 'Ann' });
  });

  test('two callers who do the same have done it', async () => {
    const plan = () => changePlan([placed(seen)], { owner: 'Ann', nextStep: '', nextStepOn: null });
    await both(way, plan(), plan());
    expect(await chapterNow()).toMatchObject({ owner: 'Ann', nextStepOn: null });
  });

  test('quick changes of different fields are both stored', async () => {
    await both(
      way,
      changePlan([placed(seen)], { nextStepOn: '2026-12-01' }),
      changePlan([placed(seen)], { rushChairConfirmedOn: today, status: 'scheduled' }),
    );
    const result = { nextStepOn: '2026-12-01', rushChairConfirmedOn: today, status: 'scheduled' };
    expect(await chapterNow()).toMatchObject(result);
  });

  test('a quick change is undone only while it stands', async () => {
    const wrote = { nextStepOn: '2026-12-01' };
    await ann(changePlan([placed(seen)], wrote));
    const after = await chapterNow();
    if (!after) throw new Error('No chapter.');
    const theirs = changePlan([placed(after)], { nextStepOn: '2026-12-24' });
    const act = both(way, theirs, restorePlan([placed(seen)], wrote));
    await expect(act).rejects.toMatchObject(conflict);
    expect(await chapterNow()).toMatchObject({ nextStepOn: '2026-12-24' });
  });

  /** Deletes the chapter as the app does. */
  const deletion = (): Plan => {
    const writes: Write[] = [
      deleting(`${path}/outreach/o1`),
      deleting(path),
      updating(college, { fraternityCount: plus(-1) }),
    ];
    return deletePlan(placed(seen), writes);
  };

  test('a contact of a chapter that a colleague deletes is refused, and leaves no entry behind', async () => {
    await expect(both(way, deletion(), logPlan(contact('b', 2)))).rejects.toMatchObject({ kind: 'missing' });
    expect(await chapterNow()).toBeNull();
    expect(await entryIds()).toEqual([]);
  });

  test('a chapter with a new contact or edit is not deleted unseen', async () => {
    await expect(both(way, logPlan(contact('a', 2)), deletion())).rejects.toMatchObject(conflict);
    expect(await entryIds()).toEqual(['a', 'o1']);
    const { fraternityCount } = (await project.stored(college)) ?? {};
    seen = (await chapterNow()) ?? seen;
    await expect(both(way, edit({ rushChairName: 'Sam' }), deletion())).rejects.toMatchObject(conflict);
    expect(await chapterNow()).toMatchObject({ rushChairName: 'Sam' });
    expect((await project.stored(college))?.fraternityCount).toBe(fraternityCount);
  });

  test('two who delete it count it off once', async () => {
    const { fraternityCount } = (await project.stored(college)) ?? {};
    await both(way, deletion(), deletion());
    expect((await project.stored(college))?.fraternityCount).toBe(fraternityCount - 1);
  });

  test('who edits a chapter that a colleague deletes is told that it is gone', async () => {
    await expect(both(way, deletion(), edit({ rushChairName: 'Sam' }))).rejects.toThrow('gone');
    expect(await chapterNow()).toBeNull();
  });

  /** Schedules an event with the chapter as the app does. */
  const schedule = (chapter: ScheduledWith = { collegeId: 'purdue-university', before: seen }): Plan =>
    schedulePlan(chapter, newEvent);

  test('scheduling keeps what a colleague logs, and ends the No that they were told', async () => {
    const one = contact('a', 2, no);
    await both(way, logPlan(one), schedule());
    expect(await chapterNow()).toMatchObject({
      status: 'scheduled',
      declinedOn: null,
      lastContactAt: one.at,
      quietSince: one.at,
    });
    expect(await project.stored('events/new-cup')).toBeDefined();
    await both(way, schedule(), logPlan(contact('b', 1, { outcome: 'talked' })));
    expect(await chapterNow()).toMatchObject({ status: 'scheduled', nextStep: 'Step of b' });
  });

  test('scheduling keeps the contact after which a No ended', async () => {
    await ann(changePlan([placed(seen)], withNo(today)));
    seen = (await chapterNow()) ?? seen;
    const one = contact('a', 2, { outcome: 'talked' });
    await both(way, logPlan(one), schedule());
    expect(await chapterNow()).toMatchObject({ status: 'scheduled', quietSince: one.at });
  });

  test('undoing it brings back the status that a colleague had set, and leaves what they set since', async () => {
    const chapter = { collegeId: 'purdue-university', before: seen };
    const undo: Plan = async (look) => unmarkingScheduled(chapter, readFraternity('f1', await look(path)));
    await both(way, logPlan(contact('a', 2, { outcome: 'talked' })), schedule(chapter));
    await both(way, changePlan([placed(seen)], { owner: 'Ann' }), undo);
    expect(await chapterNow()).toMatchObject({ status: 'in contact', owner: 'Ann' });
    await ann(changePlan([placed((await chapterNow()) ?? seen)], { status: 'scheduled' }));
    await both(way, changePlan([placed({ ...seen, status: 'scheduled' })], { status: 'outreached' }), undo);
    expect(await chapterNow()).toMatchObject({ status: 'outreached' });
  });

  test('an event of a chapter that a colleague deletes is created alone', async () => {
    await both(way, deletion(), schedule());
    expect(await chapterNow()).toBeNull();
    expect(await project.stored('events/new-cup')).toBeDefined();
  });

  test('a bulk status and an edit of another field are both stored', async () => {
    const second = await chapterNow(other);
    if (!second) throw new Error('No second chapter.');
    const chapters = [placed(seen), placed(second)];
    await both(way, edit({ rushChairName: 'Sam' }), changePlan(chapters, { status: 'in contact' }));
    expect(await chapterNow()).toMatchObject({ rushChairName: 'Sam', status: 'in contact' });
    expect(await chapterNow(other)).toMatchObject({ status: 'in contact' });
    await both(way, changePlan(chapters, { owner: 'Bo' }), edit({ presidentName: 'Kim' }));
    expect(await chapterNow()).toMatchObject({ presidentName: 'Kim', owner: 'Bo' });
  });

  test('of a bulk status and an edited or spoken one the second is told, and nothing of it is stored', async () => {
    const second = await chapterNow(other);
    if (!second) throw new Error('No second chapter.');
    const bulk = (status: string) => changePlan([placed(second), placed(seen)], { status });
    const talked = logPlan(contact('a', 2, { outcome: 'talked' }));
    await expect(both(way, talked, bulk('scheduled'))).rejects.toMatchObject(conflict);
    expect(await chapterNow()).toMatchObject({ status: 'in contact' });
    expect(await chapterNow(other)).toMatchObject({ status: 'outreached' });
    seen = (await chapterNow()) ?? seen;
    const edited = edit({ status: 'need to reach out' });
    await expect(both(way, bulk('scheduled'), edited)).rejects.toThrow('disputed');
    expect(await chapterNow()).toMatchObject({ status: 'scheduled' });
  });

  test('a bulk change with a chapter that a colleague deletes changes none', async () => {
    const second = await chapterNow(other);
    if (!second) throw new Error('No second chapter.');
    const bulk = changePlan([placed(second), placed(seen)], { owner: 'Bo' });
    await expect(both(way, deletion(), bulk)).rejects.toMatchObject({ kind: 'missing' });
    expect(await chapterNow(other)).toMatchObject({ owner: '' });
  });

  test('several chapters change together or not at all', async () => {
    const second = await chapterNow(other);
    if (!second) throw new Error('No second chapter.');
    const theirs = changePlan([placed(second)], { owner: 'Ann' });
    const act = both(way, theirs, changePlan([placed(seen), placed(second)], { owner: 'Bo' }));
    await expect(act).rejects.toMatchObject(conflict);
    expect(await chapterNow()).toMatchObject({ owner: '' });
    expect(await chapterNow(other)).toMatchObject({ owner: 'Ann' });
  });

  test('undoing a change of several chapters keeps what a colleague changed since', async () => {
    const second = await chapterNow(other);
    if (!second) throw new Error('No second chapter.');
    const [chapters, wrote] = [[placed(seen), placed(second)], { owner: 'Bo' }];
    await bo(changePlan(chapters, wrote));
    const after = await chapterNow(other);
    if (!after) throw new Error('No second chapter.');
    await both(way, changePlan([placed(after)], { owner: 'Ann' }), restorePlan(chapters, wrote));
    expect(await chapterNow()).toMatchObject({ owner: '' });
    expect(await chapterNow(other)).toMatchObject({ owner: 'Ann' });
  });

  test('taking back a No is undone, unless they have said it again', async () => {
    await ann(logPlan(contact('a', 9, no)));
    const said = await chapterNow();
    if (!said) throw new Error('No chapter.');
    await ann(changePlan([placed(said)], withoutNo()));
    expect(await chapterNow()).toMatchObject({ declinedOn: null, quietSince: said.lastContactAt });
    await both(
      way,
      logPlan(contact('b', 2, { ...no, person: 'Kim' })),
      logPlan(contact('c', 1, { outcome: 'left a message' })),
    );
    await expect(bo(restorePlan([placed(said)], withoutNo()))).rejects.toMatchObject(conflict);
    expect(await chapterNow()).toMatchObject({ declinedOn: localDay(minutes(2)) });
  });
});

test('a contact whose answer got lost is logged once', async () => {
  const one = contact('a', 2);
  await ann(logPlan(one));
  await ann(logPlan(one));
  expect(await entryIds()).toEqual(['a', 'o1']);
});

test('an event whose answer got lost is created once', async () => {
  const chapter = { collegeId: 'purdue-university', before: seen };
  const plan = schedulePlan(chapter, newEvent);
  await ann(plan);
  await ann(plan);
  expect(chapter.before.status).toBe(seen.status);
  expect(await chapterNow()).toMatchObject({ status: 'scheduled' });
});

describe('what waited for the network', () => {
  /** What a browser knows without a network: what its screens show. */
  const here: Look = async (_path, shown) => shown;
  /** Writes that a browser has queued from what it knew. */
  const queued = (writes: readonly Write[]) => ann(async () => writes);
  const nextWrite = async (changes: Partial<Fraternity>) =>
    bo(changePlan([placed((await chapterNow()) ?? seen)], changes));

  test('a queued contact and that of a colleague are both in the log, and the next write mends the lists', async () => {
    const [early, late] = [contact('a', 9, no), contact('b', 2)];
    const waiting = await logPlan(early)(here);
    await bo(logPlan(late));
    await queued(waiting);
    expect(await entryIds()).toEqual(['a', 'b', 'o1']);
    await nextWrite({ owner: 'Bo' });
    expect(await chapterNow()).toMatchObject({ owner: 'Bo', declinedOn: localDay(minutes(9)) });
  });

  test('queued edits of different fields are both stored, and of the same field the last one counts', async () => {
    const waiting = changing('purdue-university', seen, { rushChairNumber: '111', owner: 'Ann' });
    await bo(changePlan([placed(seen)], { owner: 'Bo', presidentName: 'Kim' }));
    await queued([waiting]);
    expect(await chapterNow()).toMatchObject({ rushChairNumber: '111', presidentName: 'Kim', owner: 'Ann' });
    await nextWrite({ nextStep: '' });
  });

  test('a queued change or contact of a chapter that is gone is refused, so that its caller is told', async () => {
    const waiting = await logPlan(contact('a', 2))(here);
    await bo(async () => [deleting(`${path}/outreach/o1`), deleting(path)]);
    await expect(queued(waiting)).rejects.toThrow();
    await expect(queued([changing('purdue-university', seen, { owner: 'Ann' })])).rejects.toThrow();
    expect(await chapterNow()).toBeNull();
    expect(await entryIds()).toEqual([]);
  });
});

test('a hundred chapters change in one commit, and back', async () => {
  const many = Array.from({ length: 100 }, (_, at) => `${college}/fraternities/many-${at}`);
  const fields = { name: 'Sigma Nu', status: 'outreached', createdAt: new Date('2025-09-01T12:00:00Z') };
  await project.seed(Object.fromEntries(many.map((at) => [at, fields])));
  const chapters = many.map((at) => placed(readFraternity(at.split('/').at(-1) ?? '', fields)));
  const changes = { owner: 'Bo', status: 'in contact' };
  await bo(changePlan(chapters, changes));
  const found = await Promise.all(many.map((at) => chapterNow(at)));
  for (const one of found) expect(one).toMatchObject({ ...changes, reached: true });
  await bo(restorePlan(chapters, changes));
  expect(await chapterNow(many[99])).toMatchObject({ owner: '', status: 'outreached', reached: false });
});
