import { afterAll, expect, test } from 'vitest';
import { type Done, playEvening } from '../../sample/night/evening.ts';
import { randomFrom } from '../../sample/random.ts';
import { publishing } from '../../src/data/staff/season/publishing.ts';
import { readBoard, stageOf } from '../../src/domain/night/board/board.ts';
import { proposedPlan } from '../../src/domain/night/plan/proposedPlan.ts';
import { commitDone } from '../support/commitDone.ts';
import { joinCrew } from '../support/crewActs.ts';
import { aPlayer } from '../support/documents/boards.ts';
import { passKey, season } from '../support/documents/samples.ts';
import { liteSeasonStore } from '../support/liteSeasonStore.ts';
import { TestProject } from '../support/TestProject.ts';

/*
 * What a night of 250 people at 36 tables costs the rules, by what is done: it's played from the closed list
 * to the champion and published, through the rules.
 */

/** Production evaluates 1,000 expressions for a request. */
const MOST = 700;
const PEOPLE = 250;
const phones = ['phone-1', 'phone-2', 'phone-3'];

const project = await TestProject.open();
afterAll(() => project.close());

const people = Array.from({ length: PEOPLE }, (_, at) => aPlayer(at));
const device = (uid: string) =>
  project.withToken(uid, { sub: uid, firebase: { sign_in_provider: 'anonymous' } });

const evening = () =>
  playEvening({
    eventId: 'n1',
    title: 'Spring Open',
    day: '2026-03-14',
    place: 'Memorial Union',
    people,
    favorites: ['p001', 'p002'],
    plan: proposedPlan(PEOPLE, 'standard', { tables: 36 }),
    startsAt: Math.floor(Date.now() / 60_000) * 60_000 - 8 * 3_600_000,
    staff: 'regular',
    phones,
    absent: 3,
    random: randomFrom(11),
  });

/** Returns what is done: the kind of the step, or a count, or the cards. */
function kindOf({ change }: Done): string {
  const written = change.writes.flatMap((write) => (write.op === 'delete' ? [] : [write]));
  const step = written.find(({ path }) => path.includes('/steps/'));
  if (step) return String(step.fields.kind);
  return written.some(({ fields }) => 'cards' in fields || 'cards.at' in fields) ? 'cards' : 'count';
}

/** The most expressions that a write of each kind took. The stand-in counts for each text of the rules. */
const taken = new Map<string, number>();
let doing = '';

async function measure(kind: string): Promise<void> {
  if (kind === doing) return;
  const evaluations = doing === '' ? [] : await project.evaluations();
  const granted = evaluations.filter((one) => one.granted > 0).map(({ expressions }) => expressions);
  if (doing !== '') taken.set(doing, Math.max(taken.get(doing) ?? 0, ...granted));
  if (kind !== '') await project.loadRules((rules) => `${rules}\n// ${kind}`);
  doing = kind;
}

test('no write of a night of 250 people takes many expressions', async () => {
  const pass = { ...season[`events/e1/passes/${passKey}`], scopes: ['tables'] };
  const event = { ...season['events/e1'], date: '2026-03-14' };
  await project.seed({ 'events/n1': event, [`events/n1/passes/${passKey}`]: pass });
  await project.seed(
    Object.fromEntries(
      people.map(({ id, name, collegeId, collegeName, chapterName }) => [
        `events/n1/participants/${id}`,
        { name, email: '', collegeId, collegeName, chapterName, checkedIn: true, source: 'import' },
      ]),
    ),
  );
  await measure('join');
  for (const uid of phones) await joinCrew(device(uid), { eventId: 'n1', uid });
  for await (const done of evening()) {
    await measure(kindOf(done));
    const isPhone = phones.includes(done.by);
    const database = isPhone ? device(done.by) : project.as('regular');
    await commitDone(done, { project, database, eventId: 'n1', isPhone });
  }
  const data = await project.stored('boards/n1');
  const board = readBoard('n1', data);
  expect(stageOf(board)).toBe('done');
  expect(board.rounds[0]?.tables).toHaveLength(36);

  await measure('publish');
  const { publishBoard } = publishing(liteSeasonStore(project.as('regular')), () => 'regular');
  expect(await publishBoard('n1', { rev: board.rev, version: 0 }, '')).toBe(true);
  await measure('');

  const size = Buffer.byteLength(JSON.stringify(data));
  const costs = [...taken].map(([kind, most]) => `${kind} ${most}`).join(', ');
  console.log(`A night of ${PEOPLE}: a board of ${size} bytes; expressions: ${costs}`);
  const kinds = ['absent', 'cards', 'close', 'close-round', 'count', 'draw', 'join', 'publish', 'wave'];
  expect([...taken.keys()].toSorted()).toEqual(kinds);
  for (const [kind, most] of taken) expect(most, kind).toBeLessThanOrEqual(MOST);
  // Of a document's 1 MiB.
  expect(size).toBeLessThan(200_000);
}, 180_000);
