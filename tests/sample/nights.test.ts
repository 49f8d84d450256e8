import { beforeAll, describe, expect, test } from 'vitest';
import { today } from '../../sample/days.ts';
import { tonight } from '../../sample/night/nights.ts';
import { sampleDocuments } from '../../sample/sample.ts';
import type { StoredDocument } from '../../scripts/firestoreRest.ts';
import { readEvent } from '../../src/domain/events/readEvent.ts';
import { colleges } from '../../src/domain/lists/listedColleges.ts';
import { fraternities } from '../../src/domain/lists/listedFraternities.ts';
import { type Board, openRound, readBoard, stageOf } from '../../src/domain/night/board/board.ts';
import { patched } from '../../src/domain/night/board/boardPatch.ts';
import { nightPlaces } from '../../src/domain/night/counts/roundStanding.ts';
import { readSlip } from '../../src/domain/night/counts/slips.ts';
import { draw } from '../../src/domain/night/draw/draw.ts';
import { drawInput } from '../../src/domain/night/drawing/drawInput.ts';
import { ticketNumber } from '../../src/domain/night/live/ticketNumber.ts';
import { readStep } from '../../src/domain/night/steps/step.ts';
import { foldBoard } from '../../src/domain/night/watch/boardFold.ts';
import { campusMoment, eventPhase } from '../../src/domain/phase/eventPhase.ts';
import { mayTake, spareSpots } from '../../src/domain/signUp/line.ts';
import { unsealed } from '../../src/domain/signUp/seal.ts';
import { signUpState } from '../../src/domain/signUp/signUp.ts';
import { ticketIdOf, ticketTag } from '../../src/domain/signUp/ticketKey.ts';

const LISTS = { colleges, fraternities };
/** A Monday in the US, which has no night of its own; in most of the world it's Tuesday. */
const now = new Date('2026-11-24T02:00:00Z');
const OPTIONS = { today: today(now), seed: 21, events: 64, now };
/** An unlock key is made to take time. */
const SLOW = 60_000;

let documents: StoredDocument[] = [];
let boards: Board[] = [];
beforeAll(async () => {
  documents = await sampleDocuments(OPTIONS, LISTS);
  boards = inCollection('boards').map((document) => readBoard(idOf(document), document.fields));
}, SLOW);

const idOf = ({ path }: StoredDocument) => path.split('/').at(-1) ?? '';
const inCollection = (name: string) =>
  documents.filter(({ path }) => path === `${name}/${idOf({ path, fields: {} })}`);
const fieldsOf = (path: string) => documents.find((document) => document.path === path)?.fields;
const of = (stage: string) => boards.filter((board) => stageOf(board) === stage);

describe('the nights of a season', () => {
  test('one is in the middle of its second round, one is drawn, several have their champion', () => {
    const [playing, ...others] = of('playing');
    expect(others).toEqual([]);
    const round = playing && openRound(playing);
    expect(round).toMatchObject({ number: 2, state: 'open', wave: 1 });
    const counted = Object.values(playing?.counts.r2 ?? {}).flatMap(({ seats }) => Object.values(seats));
    expect(counted.length).toBeGreaterThan(0);
    expect(Math.max(...counted.map(({ hand }) => hand))).toBeLessThan(18);
    expect(of('drawn')).toHaveLength(1);
    expect(of('drawn')[0]?.rounds[0]?.waves).toHaveLength(2);
    expect(of('done').length).toBeGreaterThan(2);
    const published = of('done').filter(({ eventId }) => fieldsOf(`results/${eventId}`));
    expect(published).toHaveLength(of('done').length - 1);
    for (const board of boards)
      expect(fieldsOf(`events/${board.eventId}`)?.board).toBe(published.includes(board) ? 'results' : 'live');
  });

  test('those that are on are of today on their campus', () => {
    const on = boards
      .map(({ eventId }) => readEvent(eventId, fieldsOf(`events/${eventId}`)))
      .filter(({ status }) => status === 'active');
    expect(on.map(({ date }) => date)).toEqual(['2026-11-23', '2026-11-23']);
    expect(on.map((event) => eventPhase(event, now).kind)).toEqual(['live', 'live']);
  });

  test('that holds at every hour, on machines of three time zones', () => {
    const before = process.env.TZ;
    const offsets = ['America/Los_Angeles', 'UTC', 'Asia/Tokyo'].map((zone) => {
      process.env.TZ = zone;
      for (let hour = 0; hour < 48; hour++)
        for (const state of ['NY', 'AL', 'CA'])
          for (const [began, minute] of [
            [66, 53],
            [-12, 57],
          ] as const) {
            const campus = { collegeId: '', collegeName: '', location: '', state };
            const moment = new Date(Date.UTC(2026, 10, 26, hour, minute));
            const night = tonight(campus, new Date(moment.getTime() - began * 60_000), moment);
            const here = campusMoment(campus, moment);
            expect(night.date, `${zone} ${hour} ${state}`).toBe(here.day);
            const ago = Date.parse(`${here.day}T${here.time}Z`) - Date.parse(`${night.date}T${night.time}Z`);
            expect(Math.abs(ago / 60_000 - began), `${zone} ${hour} ${state}`).toBeLessThan(20);
          }
      return new Date().getTimezoneOffset();
    });
    process.env.TZ = before;
    expect(new Set(offsets).size).toBe(3);
  });

  test('what a story counts is what the documents count', () => {
    const words = 'three four five six seven eight nine ten'.split(' ');
    const counts = new RegExp(
      `\\b(\\d+|${words.join('|')}|twenty|thirty) (people|players|seats|tables|hands)\\b`,
      'gi',
    );
    const told = inCollection('events').flatMap((document) => {
      const id = idOf(document);
      const { description, maxParticipants } = document.fields;
      const round = boards.find(({ eventId }) => eventId === id)?.rounds[0];
      const seats = Number(maxParticipants);
      const known = new Map<unknown, unknown>([
        ['people', fieldsOf(`results/${id}`)?.players],
        ['players', fieldsOf(`results/${id}`)?.players],
        ['tables', round ? round.tables.length : seats / 7],
        ['seats', seats],
      ]);
      return [...String(description ?? '').matchAll(counts)].flatMap(([text, number = '', what]) => {
        const count = words.indexOf(number.toLowerCase()) + 3;
        const said = count > 2 ? count : Number(number);
        // So many sit at a table, whoever comes.
        return said === 7 && what !== 'tables' ? [] : [{ id, text, said, counted: known.get(what) }];
      });
    });
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter(({ said, counted }) => said !== counted)).toEqual([]);
    for (const { path, fields } of documents)
      if (path.startsWith('events/')) expect(fields.description ?? '').not.toMatch(/\bfull house\b/i);
  });

  test('who wins at the table is who the tournament says', () => {
    for (const board of of('done').filter(({ eventId }) => fieldsOf(`results/${eventId}`))) {
      const [champion, second] = nightPlaces(board);
      const { numbers } = fieldsOf(`events/${board.eventId}/private/draw`) ?? {};
      // As they said at another night of the season, if that shows less.
      const namesOf = (no = 0) => {
        const id = new Map(Object.entries(numbers ?? {})).get(String(no));
        const name = String(fieldsOf(`events/${board.eventId}/participants/${id}`)?.name);
        const [first = '', last = ''] = name.split(' ');
        return [name, `${first} ${last[0]}.`, `${first[0]}. ${last[0]}.`];
      };
      const { winner, runnerUp } = fieldsOf(`tournaments/${board.eventId}`) ?? {};
      expect(namesOf(champion?.no)).toContain(winner);
      expect(namesOf(second?.no)).toContain(runnerUp);
    }
  });

  test('every board says what its steps and slips say', () => {
    for (const board of boards) {
      const path = `events/${board.eventId}`;
      const steps = inCollection(`${path}/steps`)
        .map((document) => readStep(idOf(document), document.fields))
        .sort((one, two) => one.rev - two.rev);
      expect(steps.map(({ rev }) => rev)).toEqual(steps.map((_, index) => index + 1));
      expect(board.rev).toBe(steps.length);
      expect(fieldsOf(`boards/${board.eventId}`)?.token).toBe(steps.at(-1)?.token);
      const fields = fieldsOf(`boards/${board.eventId}`) ?? {};
      // What the server dates is in no step.
      const { counts, lastSlip, rev, token, updatedAt, promisedAt, ...said } = fields;
      const {
        counts: _none,
        lastSlip: _no,
        ...told
      } = steps.reduce((data, { patch }) => patched(data, patch), patched({}, []));
      expect(told).toEqual(said);
      const slips = inCollection(`${path}/slips`).map((document) =>
        readSlip(idOf(document), document.fields),
      );
      expect(foldBoard(board, slips, new Map())).toEqual({ differences: [], questions: [] });
    }
  });

  test('every round can be drawn again from what everybody may read', async () => {
    for (const board of boards)
      for (const { number, tables, proof, moves } of board.rounds) {
        const { seed, cards, list } = proof;
        const late = new Set(moves.map(({ no }) => no));
        const before = new Map([...board.people].filter(([no]) => !late.has(no)));
        const input = drawInput({ ...board, people: before }, number, tables);
        const again = await draw(input, { seed, listHash: list, cards, round: number });
        expect(again.map(({ seats }) => seats)).toEqual(
          tables.map(({ seats }) => seats.filter((no) => no !== 0 && !late.has(no))),
        );
      }
  });

  test('no board names an address or a participant', () => {
    for (const { eventId } of boards) {
      const text = JSON.stringify(fieldsOf(`boards/${eventId}`));
      expect(text).not.toContain('@');
      const ids = inCollection(`events/${eventId}/participants`).map(idOf);
      expect(ids.filter((id) => text.includes(`"${id}"`))).toEqual([]);
    }
  });
});

describe('sign-up on the site', () => {
  const event = (id: string) => readEvent(id, fieldsOf(`events/${id}`));
  const left = ({ maxParticipants, currentParticipants }: ReturnType<typeof event>) =>
    Number(maxParticipants) - currentParticipants;

  test('is open with 12 spots left at one event, and locked at another with a line for its last spot', () => {
    const open = event('wisconsin-chi-psi');
    expect(signUpState(open, now)).toBe('open');
    expect(open.registration).toBe('site');
    expect(left(open)).toBe(12);
    const full = event('penn-state-alpha-tau-omega');
    expect(signUpState(full, now)).toBe('open');
    expect(full.registration).toBe('locked');
    expect([left(full), spareSpots(full)]).toEqual([1, 0]);
    const [unlock] = inCollection('events/penn-state-alpha-tau-omega/unlocks');
    expect(unlock?.fields.googleFormUrl).toBeNull();
  });

  test.each(['wisconsin-chi-psi', 'penn-state-alpha-tau-omega'])('gives everybody of %s a ticket', (id) => {
    const people = inCollection(`events/${id}/participants`);
    expect(people.length).toBe(event(id).currentParticipants);
    const here = inCollection(`events/${id}/tickets`).filter(({ fields }) => fields.state === 'in');
    expect(here.map(idOf).sort()).toEqual(people.map(idOf).sort());
    expect(new Set(people.map(({ fields }) => fields.email)).size).toBe(people.length);
    for (const { fields } of people) expect(fields).toMatchObject({ source: 'sign-up', checkedIn: false });
  });

  test('calls the first of six who wait, whose tickets open', async () => {
    const full = event('penn-state-alpha-tau-omega');
    const line = inCollection('events/penn-state-alpha-tau-omega/waiting');
    expect(full.line).toMatchObject({ waiting: 6, order: 'wwwwww' });
    expect(line.map(({ fields }) => fields.place)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const { path, fields } of line) {
      const { place, createdAt: _, ...waits } = fields;
      expect(mayTake(full, Number(place), now)).toBe(place === 1);
      const key = `sample-ticket-key-000${Number(place) + 1}`;
      expect(path.endsWith(await ticketIdOf(key))).toBe(true);
      const ticket = fieldsOf(path.replace('/waiting/', '/tickets/'));
      expect(ticket).toMatchObject({ state: 'waiting', place });
      // Word by word, or the spot could not be taken.
      expect(await unsealed(key, String(ticket?.sealed))).toEqual(waits);
    }
  });

  test('shows one ticket of the night that is on, whose holder plays', async () => {
    const [ticket, ...others] = inCollection('events/alabama-sigma-nu/tickets');
    expect(others).toEqual([]);
    const key = 'sample-ticket-key-0001';
    expect(ticket && idOf(ticket)).toBe(await ticketIdOf(key));
    const person = fieldsOf(`events/alabama-sigma-nu/participants/${ticket && idOf(ticket)}`);
    expect(person).toMatchObject({ source: 'sign-up', checkedIn: true });
    expect(await unsealed(key, String(ticket?.fields.sealed))).toMatchObject({
      name: person?.name,
      email: person?.email,
    });
    const { numbers } = fieldsOf('events/alabama-sigma-nu/private/draw') ?? {};
    expect(Object.values(Object(numbers))).toContain(ticket && idOf(ticket));
    const [board] = boards.filter(({ eventId }) => eventId === 'alabama-sigma-nu');
    const no = board && ticketNumber(board, await ticketTag(String(ticket && idOf(ticket)), board.eventId));
    expect(Object(numbers)[String(no)]).toBe(ticket && idOf(ticket));
    const ids = inCollection('events/alabama-sigma-nu/participants').map(idOf);
    expect(Object.values(Object(numbers)).filter((id) => !ids.includes(String(id)))).toEqual([]);
  });
});
