import { collection, doc, type Firestore, getDoc, getDocs, limit, query } from 'firebase/firestore/lite';
import { afterAll, expect, test } from 'vitest';
import { playEvening } from '../../sample/night/evening.ts';
import { randomFrom } from '../../sample/random.ts';
import { naming } from '../../src/data/staff/season/naming.ts';
import { publishing } from '../../src/data/staff/season/publishing.ts';
import { seasonChanges } from '../../src/data/staff/season/seasonChanges.ts';
import { typedNight } from '../../src/domain/cross/typedNight.ts';
import { readBoard } from '../../src/domain/night/board/board.ts';
import { type ShownAs, shownName } from '../../src/domain/night/draw/shownName.ts';
import { proposedPlan } from '../../src/domain/night/plan/proposedPlan.ts';
import { type Participant, readParticipant } from '../../src/domain/participants/participant.ts';
import { readResults } from '../../src/domain/results/results.ts';
import { emptyList, emptyRow } from '../../src/domain/results/typed/typedList.ts';
import { placingFacts, understand } from '../../src/domain/results/typed/understand.ts';
import { readPlayer } from '../../src/domain/season/player.ts';
import { playerId } from '../../src/domain/season/playerId.ts';
import { readSeason } from '../../src/domain/season/season.ts';
import { commitDone } from '../support/commitDone.ts';
import { joinCrew } from '../support/crewActs.ts';
import { aPlayer } from '../support/documents/boards.ts';
import { passKey, season } from '../support/documents/samples.ts';
import { liteSeasonStore } from '../support/liteSeasonStore.ts';
import { refused } from '../support/refused.ts';
import { TestProject } from '../support/TestProject.ts';

/*
 * A season of five nights, two of them from a board, published by the app's own functions through the rules.
 * People wrote their address wherever they could. Then every document that anybody may read is read, again
 * when two records were joined, and again when somebody wants to be named no longer.
 */

const project = await TestProject.open();
afterAll(() => project.close());

const phone = 'phone-1';
const ways: readonly ShownAs[] = ['full', 'short', 'initials', 'number'];

type Person = Participant & { told: boolean };

/** Returns a person on the list of every night; every sixth has no address, others mistype theirs. */
function person(at: number): Person {
  const address = `person${at}@college.example`;
  const email = at % 6 === 5 ? '' : address;
  const typed =
    [
      {},
      {},
      {},
      {},
      { name: address },
      {},
      { collegeName: address, collegeId: '' },
      { chapterName: address },
    ][at % 8] ?? {};
  return readPerson({ ...aPlayer(at), email, shownAs: ways[at % 4], ...typed }, email, at);
}

function readPerson(data: object, email: string, at: number): Person {
  const participant = readParticipant(email ? `mail-${email}` : `secret-walk-in-${at}`, data);
  return { ...participant, told: participant.shownAs === 'full' };
}

const people = Array.from({ length: 24 }, (_, at) => person(at));
const [champion, second] = people;
if (!champion || !second) throw new Error('Nobody plays.');

const nights = [
  { id: 'n0', day: '2026-05-09', board: false },
  { id: 'n1', day: '2026-09-12', board: true },
  { id: 'n2', day: '2026-10-03', board: false },
  { id: 'n3', day: '2026-11-14', board: true },
  { id: 'n4', day: '2027-02-20', board: false },
] as const;

const staff = project.as('regular');
const { publishBoard, publishNight } = publishing(liteSeasonStore(staff), () => 'regular');

async function seedNight({ id, day }: { id: string; day: string }): Promise<void> {
  const event = { ...season['events/e1'], title: `Open ${id}`, date: day, sortDate: `${day}T19:00` };
  const pass = { ...season[`events/e1/passes/${passKey}`], scopes: ['tables'] };
  await project.seed({ [`events/${id}`]: event, [`events/${id}/passes/${passKey}`]: pass });
  await project.seed({ [`events/${id}/private/staff`]: { ...season['events/e1/private/staff'] } });
  for (const { id: participant, name, email, collegeId, collegeName, chapterName, shownAs } of people) {
    const fields = {
      name,
      email,
      collegeId,
      collegeName,
      chapterName,
      shownAs,
      checkedIn: true,
      source: 'import',
    };
    await project.seed({ [`events/${id}/participants/${participant}`]: fields });
  }
}

const device = () => project.withToken(phone, { sub: phone, firebase: { sign_in_provider: 'anonymous' } });

async function playBoard(eventId: string, day: string, seed: number): Promise<number> {
  await joinCrew(device(), { eventId, uid: phone });
  const evening = playEvening({
    eventId,
    title: `Open ${eventId}`,
    day,
    place: 'Memorial Union',
    people: people.map((one) => ({ ...one, seat: null, table: null })),
    favorites: [champion?.id ?? '', second?.id ?? ''],
    plan: proposedPlan(people.length, 'standard', { tables: 4 }),
    startsAt: Math.floor(Date.now() / 60_000) * 60_000 - 8 * 3_600_000,
    staff: 'regular',
    phones: [phone],
    absent: 1,
    random: randomFrom(seed),
  });
  for await (const done of evening) {
    const isPhone = done.by === phone;
    await commitDone(done, { project, database: isPhone ? device() : staff, eventId, isPhone });
  }
  return readBoard(eventId, await project.stored(`boards/${eventId}`)).rev;
}

/** Publishes a night of which only the order is on paper: those on the list, and two who aren't. */
function publishTyped(eventId: string, from: number): Promise<boolean> {
  const strangers = [
    { ...emptyRow, name: 'Zoe Quist', email: 'zoe.quist@college.example', school: 'Purdue University' },
    { ...emptyRow, name: 'Yan Zell', school: 'Towson University', chapter: 'Sigma Chi' },
  ];
  const order = [...people.slice(from), ...people.slice(0, from)].filter(({ name }) => !name.includes('@'));
  const rows = [...order.map(({ name }) => ({ ...emptyRow, name })), ...strangers];
  return publishNight(eventId, { version: 0 }, '', async (event, secret) => {
    const facts = placingFacts({ people, own: [], names: null });
    const list = understand({ ...emptyList, rows, players: '30' }, facts);
    expect(list.lines.flatMap(({ mistakes }) => mistakes)).toEqual([]);
    const night = await typedNight(event, list, secret);
    if (!night) throw new Error('The event has no day.');
    return night;
  });
}

const idsIn = async (database: Firestore, path: string) =>
  (await getDocs(collection(database, path))).docs.map(({ id }) => id);

/** Returns every document that a visitor may read, as one text, by the ids that staff know. */
async function everythingPublic(): Promise<string> {
  const seasons = await idsIn(staff, 'seasons');
  const parts = seasons.flatMap((name) =>
    ['players', 'schools', 'chapters'].map((part) => `seasons/${name}/${part}`),
  );
  const collections = ['events', 'tournaments', 'results', 'seasons', ...parts];
  const paths = await Promise.all(
    collections.map(async (path) => (await idsIn(staff, path)).map((id) => `${path}/${id}`)),
  );
  const boards = nights.map(({ id }) => `boards/${id}`);
  const found = await Promise.all(
    [...paths.flat(), ...boards].map(async (path) => {
      const { id, ref } = await getDoc(doc(project.as('anyone'), path));
      return [ref.path, id, (await getDoc(doc(project.as('anyone'), path))).data()];
    }),
  );
  expect(found.length).toBeGreaterThan(50);
  return JSON.stringify(found);
}

/** Expects that a text names nobody more than they said. */
function expectNobodyNamed(text: string): void {
  // The host's own contact is for everyone.
  expect(text.replaceAll(String(season['events/e1']?.publicContact), '')).not.toContain('@');
  expect(text).not.toContain('secret-walk-in');
  expect(people.filter(({ id }) => text.includes(id))).toEqual([]);
  const whole = people.filter(({ told, name }) => !told && !name.includes('@') && text.includes(name));
  expect(whole.map(({ name }) => name)).toEqual([]);
  for (const stranger of ['Quist', 'Zell']) expect(text).not.toContain(stranger);
}

async function secretOf(): Promise<string> {
  return String((await project.stored('settings/season'))?.secret);
}

test('a whole season is public, and names nobody more than they said', async () => {
  for (const night of nights) await seedNight(night);
  for (const [at, { id, day, board }] of nights.entries()) {
    const isDone = board
      ? await publishBoard(id, { rev: await playBoard(id, day, at), version: 0 }, '')
      : await publishTyped(id, at * 5);
    expect(isDone).toBe(true);
  }
  const standings = readSeason('2026-27', await project.stored('seasons/2026-27'));
  expect(standings.events.map(({ id }) => id)).toEqual(['n1', 'n2', 'n3', 'n4']);
  expect(standings.players[0]?.name).toBe(champion.name);
  expect(readSeason('2025-26', await project.stored('seasons/2025-26')).events).toHaveLength(1);

  const text = await everythingPublic();
  expect(text).toContain('Memorial Union');
  expect(text).toContain(champion.name);
  expectNobodyNamed(text);
  expect(text).not.toContain(await secretOf());

  // Two records that are one person.
  const secret = await secretOf();
  const yan = readResults('n4', await project.stored('results/n4')).rows.find(
    ({ name }) => name === 'Yan Z.',
  );
  const other = await playerId(secret, { email: 'zoe.quist@college.example' });
  const join = new Map([[yan?.player ?? '', { aliasOf: other }]]);
  await refused(
    seasonChanges(liteSeasonStore(staff))
      .changeSeasons(() => ({ players: join }))
      .catch((error: unknown) => Promise.reject(new Refusal(error))),
  );
  await seasonChanges(liteSeasonStore(project.as('super'))).changeSeasons(() => ({ players: join }));
  expectNobodyNamed(await everythingPublic());

  // Somebody who is named no longer.
  const own = await playerId(secret, { email: champion.email });
  const record = readPlayer(own, await project.stored(`players/${own}`));
  expect(await naming(liteSeasonStore(staff), () => 'regular').showPlayerAs([record], 'number')).toEqual({
    left: [],
  });
  const now = await everythingPublic();
  expectNobodyNamed(now);
  expect(now).not.toContain(champion.name);
  expect(now).not.toContain(shownName(champion.name, 'short'));
  expect((await getDoc(doc(project.as('anyone'), `seasons/2026-27/players/${own}`))).exists()).toBe(false);

  await expectRestHidden(own);
}, 120_000);

/** Why the store failed, with the server's own code. */
class Refusal extends Error {
  readonly code: unknown;
  constructor(error: unknown) {
    super('The change was refused.');
    this.code =
      error instanceof Error && error.cause instanceof Error && 'code' in error.cause
        ? error.cause.code
        : error;
  }
}

/** Expects a visitor, a phone of the crew and an outreach account to read nothing of who the players are. */
async function expectRestHidden(player: string): Promise<void> {
  for (const database of [project.as('anyone'), project.as('betr'), device()]) {
    for (const path of ['players', 'results', 'seasons', 'seasons/2026-27/schools', 'settings', 'boards'])
      await refused(getDocs(query(collection(database, path), limit(1))), path);
    await refused(getDocs(query(collection(database, 'seasons/2026-27/players'), limit(11))));
    for (const path of [`players/${player}`, 'players/nobody', 'settings/season', 'events/n1/private/draw'])
      await refused(getDoc(doc(database, path)), path);
  }
  for (const path of ['events/n1/participants', 'events/n1/slips', 'events/n1/steps'])
    await refused(getDocs(query(collection(project.as('anyone'), path), limit(1))), path);
}
