import { beforeAll, expect, test } from 'vitest';
import { sampleDocuments } from '../../sample/sample.ts';
import type { StoredDocument } from '../../scripts/firestoreRest.ts';
import { passState } from '../../src/domain/crew/crewAccess.ts';
import { crewWork } from '../../src/domain/crew/crewWork.ts';
import { readPass } from '../../src/domain/crew/pass.ts';
import { readEvent } from '../../src/domain/events/readEvent.ts';
import { unlockKey } from '../../src/domain/events/unlockKey.ts';
import { colleges } from '../../src/domain/lists/listedColleges.ts';
import { fraternities } from '../../src/domain/lists/listedFraternities.ts';
import { readSlip } from '../../src/domain/night/counts/slips.ts';
import { readParticipant } from '../../src/domain/participants/participant.ts';
import { sortKey } from '../../src/domain/time/parse.ts';
import { readTournament } from '../../src/domain/tournaments/readTournament.ts';

const LISTS = { colleges, fraternities };
/** An unlock key is made to take time. */
const SLOW = 60_000;
const OPTIONS = { today: '2026-11-21', seed: 21, events: 64 };

let documents: StoredDocument[] = [];
beforeAll(async () => {
  documents = await sampleDocuments(OPTIONS, LISTS);
}, SLOW);

/** The documents of a collection, named as in the data model: 'events', 'events/private'. */
const inCollection = (name: string, among = documents) =>
  among.filter(
    ({ path }) =>
      path
        .split('/')
        .filter((_, index) => index % 2 === 0)
        .join('/') === name,
  );
const idOf = ({ path }: StoredDocument) => path.split('/').at(-1) ?? '';
const events = () => inCollection('events').map((document) => readEvent(idOf(document), document.fields));
const fieldsOf = (path: string) => documents.find((document) => document.path === path)?.fields;

test(
  'the same seed and day give the same documents, another seed others',
  async () => {
    expect(await sampleDocuments(OPTIONS, LISTS)).toEqual(documents);
    expect(await sampleDocuments({ ...OPTIONS, seed: 22 }, LISTS)).not.toEqual(documents);
  },
  SLOW,
);

test('a season has what the console and the site need', () => {
  const count = (name: string) => inCollection(name).length;
  expect(count('events')).toBe(64);
  expect(count('tournaments')).toBe(46);
  expect(count('colleges')).toBe(365);
  expect(count('colleges/fraternities')).toBe(400);
  expect(count('tournamentRequests')).toBeGreaterThan(5);
  expect(count('events/participants')).toBeGreaterThan(300);
  expect(new Set(inCollection('salesPipeline').map(({ fields }) => fields.status)).size).toBe(5);
  expect(count('settings')).toBe(3);
  expect(new Set(documents.map(({ path }) => path)).size).toBe(documents.length);
});

test('events have every status, with and without date, picture, password and form', () => {
  expect(new Set(events().map(({ status }) => status))).toEqual(
    new Set(['upcoming', 'active', 'scheduled', 'completed']),
  );
  expect(new Set(events().map(({ registration }) => registration))).toEqual(
    new Set(['none', 'open', 'locked', 'site']),
  );
  expect(new Set(events().map(({ date }) => date === null))).toEqual(new Set([true, false]));
  expect(new Set(events().map(({ backgroundImage }) => backgroundImage === ''))).toEqual(
    new Set([true, false]),
  );
});

test('the landing page shows twelve events that are still to come, and every kind of Enter', () => {
  const shown = events().filter(({ showOnLandingPage }) => showOnLandingPage);
  expect(shown).toHaveLength(12);
  expect(shown.filter(({ status }) => status === 'completed')).toEqual([]);
  expect(shown.every(({ date }) => date === null || date >= OPTIONS.today)).toBe(true);
  expect(new Set(shown.map(({ registration }) => registration))).toEqual(
    new Set(['none', 'open', 'locked', 'site']),
  );
});

test('one event of tonight has a pass and two phones, which checked people in', () => {
  const [pass, ...others] = inCollection('events/passes');
  expect(others).toEqual([]);
  const eventId = pass?.path.split('/')[1];
  expect(fieldsOf(`events/${eventId}`)).toMatchObject({ status: 'active', date: OPTIONS.today });
  const open = readPass(pass ? idOf(pass) : '', pass?.fields);
  expect(passState(open, new Date(`${OPTIONS.today}T23:00:00Z`))).toBe('running');
  const work = crewWork(
    inCollection('events/participants')
      .filter(({ path }) => path.startsWith(`events/${eventId}/`))
      .map((document) => readParticipant(idOf(document), document.fields)),
    inCollection('events/slips')
      .filter(({ path }) => path.startsWith(`events/${eventId}/`))
      .map((document) => readSlip(idOf(document), document.fields)),
  );
  const worked = { checkedIn: expect.any(Number), walkIns: expect.any(Number), counts: expect.any(Number) };
  expect(
    inCollection('events/crew').map((document) => [document.fields.name, work.get(idOf(document))]),
  ).toEqual([
    ['Riley Brooks', worked],
    ['Sam Okafor', worked],
  ]);
  for (const { counts } of work.values()) expect(counts).toBeGreaterThan(0);
});

test('what is derived is derived as the app does it', () => {
  for (const event of events()) expect(event.sortDate).toBe(sortKey(event.date, event.time));
  for (const document of inCollection('tournaments')) {
    const { sortDate: key, date, time } = readTournament(idOf(document), document.fields);
    expect(key).toBe(sortKey(date, time));
  }
});

test('no public document holds what only staff may read', () => {
  for (const { fields } of inCollection('events')) {
    expect(Object.keys(fields).filter((name) => /password|^contact|^participants$/i.test(name))).toEqual([]);
    expect('googleFormUrl' in fields).toBe(fields.registration === 'open');
  }
});

test(
  'the password of a locked event names its unlock document, with the form or without',
  async () => {
    const locked = events().filter(
      ({ registration, showOnLandingPage }) => registration === 'locked' && showOnLandingPage,
    );
    expect(locked.length).toBeGreaterThan(1);
    for (const { id } of locked) {
      const secret = fieldsOf(`events/${id}/private/staff`);
      const key = await unlockKey(id, String(secret?.registrationPassword));
      expect(fieldsOf(`events/${id}/unlocks/${key}`)).toEqual({
        googleFormUrl: secret?.googleFormUrl || null,
      });
    }
  },
  SLOW,
);

test('counts agree with what is counted', () => {
  const counts = new Map<string, number>();
  const count = (path: string) => counts.get(path) ?? 0;
  for (const { path } of documents) {
    const collection = path.slice(0, path.lastIndexOf('/'));
    counts.set(collection, count(collection) + 1);
  }
  for (const { id, currentParticipants } of events())
    expect(currentParticipants).toBe(count(`events/${id}/participants`));
  for (const { path, fields } of inCollection('colleges'))
    expect(fields.fraternityCount).toBe(count(`${path}/fraternities`));
});

test(
  'a big sample leaves the landing page as it is',
  async () => {
    const big = await sampleDocuments({ ...OPTIONS, events: 300 }, LISTS);
    const shown = (among: StoredDocument[]) =>
      inCollection('events', among).filter(({ fields }) => fields.showOnLandingPage === true);
    expect(inCollection('events', big)).toHaveLength(300);
    expect(shown(big)).toEqual(shown(documents));
  },
  SLOW,
);
