import { collection, doc, getDoc, getDocs, limit, query } from 'firebase/firestore/lite';
import { afterAll, expect, test } from 'vitest';
import { playEvening } from '../../sample/night/evening.ts';
import { randomFrom } from '../../sample/random.ts';
import { type Board, readBoard, stageOf } from '../../src/domain/night/board/board.ts';
import { type BoardData, patched } from '../../src/domain/night/board/boardPatch.ts';
import { nightPlaces } from '../../src/domain/night/counts/roundStanding.ts';
import { readSlip } from '../../src/domain/night/counts/slips.ts';
import { proposedPlan } from '../../src/domain/night/plan/proposedPlan.ts';
import { readStep } from '../../src/domain/night/steps/step.ts';
import { foldBoard } from '../../src/domain/night/watch/boardFold.ts';
import { commitDone } from '../support/commitDone.ts';
import { joinCrew } from '../support/crewActs.ts';
import { aPlayer } from '../support/documents/boards.ts';
import { passKey, season } from '../support/documents/samples.ts';
import { refused } from '../support/refused.ts';
import { TestProject } from '../support/TestProject.ts';

/*
 * A night of 200 people, from the closed list to the champion: every act of the director and every count of
 * four phones goes through the rules, by who does it. Nobody on the list has a harmless name or id.
 */

const project = await TestProject.open();
afterAll(() => project.close());

const PEOPLE = 200;
const phones = ['phone-1', 'phone-2', 'phone-3', 'phone-4'];
const startsAt = Math.floor(Date.now() / 60_000) * 60_000 - 8 * 3_600_000;

/** Some people wrote their address wherever they could. */
function person(at: number) {
  const address = `person${at}@college.example`;
  const typed =
    [{ name: address }, { collegeName: address, collegeId: '' }, { chapterName: address }][at % 10] ?? {};
  const shownAs = (['short', 'initials', 'number', 'full'] as const)[at % 4] ?? 'short';
  return { ...aPlayer(at), shownAs, ...typed, id: `mail-${address}` };
}

const people = Array.from({ length: PEOPLE }, (_, at) => person(at));

const device = (uid: string) =>
  project.withToken(uid, { sub: uid, firebase: { sign_in_provider: 'anonymous' } });

function evening() {
  const [champion, second] = people;
  return playEvening({
    eventId: 'n1',
    title: 'Spring Open',
    day: '2026-03-14',
    place: 'Memorial Union',
    people: people.slice(0, -1),
    late: people.at(-1),
    favorites: [champion, second].flatMap((one) => one?.id ?? []),
    plan: proposedPlan(PEOPLE, 'standard', { tables: 20 }),
    startsAt,
    staff: 'regular',
    phones,
    absent: 3,
    random: randomFrom(7),
  });
}

test('the rules let a whole night through, and what the public sees of it names nobody', async () => {
  const pass = { ...season[`events/e1/passes/${passKey}`], scopes: ['tables'] };
  await project.seed({ 'events/n1': { ...season['events/e1'] }, [`events/n1/passes/${passKey}`]: pass });
  for (const uid of phones) await joinCrew(device(uid), { eventId: 'n1', uid });
  for await (const done of evening()) {
    const isPhone = phones.includes(done.by);
    const database = isPhone ? device(done.by) : project.as('regular');
    await commitDone(done, { project, database, eventId: 'n1', isPhone });
  }

  const anyone = project.as('anyone');
  const found = await getDoc(doc(anyone, 'boards/n1'));
  const board = readBoard('n1', found.data());
  expect(stageOf(board)).toBe('done');
  expect(board.rounds[0]?.tables).toHaveLength(29);
  expect(nightPlaces(board)[0]).toMatchObject({ place: 1 });

  await expectLogToSay(found.data() ?? {}, board);
  await expectNobodyNamed();
}, 120_000);

/** Expects steps and slips, as staff read them, to say the same as the board. */
async function expectLogToSay(data: Record<string, unknown>, board: Board): Promise<void> {
  const log = async (part: string) =>
    (await getDocs(collection(project.as('regular'), 'events/n1', part))).docs;
  const steps = (await log('steps'))
    .map((found) => readStep(found.id, found.data()))
    .sort((one, two) => one.rev - two.rev);
  expect(steps.map(({ rev }) => rev)).toEqual(steps.map((_, index) => index + 1));
  // What the server dates is in no step.
  const { counts, lastSlip, rev, token, updatedAt, promisedAt, ...said } = data;
  expect(rev).toBe(steps.length);
  expect(token).toBe(steps.at(-1)?.token);
  const start: BoardData = {};
  const {
    counts: _none,
    lastSlip: _no,
    ...told
  } = steps.reduce((now, { patch }) => patched(now, patch), start);
  expect(told).toEqual(said);
  const slips = (await log('slips')).map((found) => readSlip(found.id, found.data()));
  expect(slips.length).toBeGreaterThan(100);
  expect(foldBoard(board, slips, new Map())).toEqual({ differences: [], questions: [] });
}

/** Expects nothing of the list in any document that anybody may read, and nothing else to be readable. */
async function expectNobodyNamed(): Promise<void> {
  const anyone = project.as('anyone');
  const lists = ['events', 'tournaments'].map((name) => getDocs(query(collection(anyone, name), limit(100))));
  const listed = (await Promise.all(lists)).flatMap(({ docs }) => docs.map((found) => found.data()));
  const board = (await getDoc(doc(anyone, 'boards/n1'))).data();
  const text = JSON.stringify([...listed, board]);
  expect(text).toContain('Memorial Union');
  // The host's own contact is for everyone.
  expect(text.replaceAll(String(season['events/e1']?.publicContact), '')).not.toContain('@');
  expect(people.filter(({ id }) => text.includes(id))).toEqual([]);
  for (const part of ['slips', 'steps', 'private', 'participants', 'crew', 'passes', 'imports'])
    await refused(getDocs(query(collection(anyone, 'events/n1', part), limit(100))));
  for (const path of ['slips/r1-t1-08', 'steps/1', 'private/draw'])
    await refused(getDoc(doc(anyone, `events/n1/${path}`)));
  await refused(getDocs(query(collection(anyone, 'boards'), limit(100))));
}
