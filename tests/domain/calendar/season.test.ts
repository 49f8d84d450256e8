import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarItems } from '../../../src/domain/calendar/calendarItem.ts';
import { seasonFile } from '../../../src/domain/calendar/seasonFile.ts';
import { readTournament } from '../../../src/domain/tournaments/readTournament.ts';
import { season } from '../../support/documents/samples.ts';
import { anEvent } from './anEvent.ts';

const aTournament = (id: string, changes: object = {}) =>
  readTournament(id, { ...season['tournaments/t1'], ...changes });

const events = [
  anEvent(),
  anEvent({
    id: 'east',
    title: 'East',
    state: 'NY',
    collegeId: '',
    location: 'Albany, NY',
    date: '2026-04-01',
  }),
  anEvent({ id: 'someday', title: 'Someday', date: null }),
];
const tournaments = [
  aTournament('spring-open', { title: 'The same as the event' }),
  aTournament('cup', { title: '', date: '2026-03-10', time: 'TBD', sortDate: '2026-03-10T23:59' }),
];

describe('calendarItems', () => {
  test('soonest first; an event stands for the tournament of its id', () => {
    const items = calendarItems(
      [anEvent(), anEvent({ id: 'early', title: '', date: '2026-03-01', sortDate: '2026-03-01T12:00' })],
      tournaments,
    );
    expect(items.map(({ key, title }) => [key, title])).toEqual([
      ['event-early', 'University of Texas at Austin - Sigma Chi'],
      ['tournament-cup', 'Purdue University - Sigma Chi'],
      ['event-spring-open', 'Spring Open'],
    ]);
  });
});

describe('seasonFile', () => {
  const file = seasonFile(
    {
      events,
      tournaments,
      eventUrl: (id) => `https://tour.example/e/${id}`,
      tournamentsUrl: 'https://tour.example/tournaments',
    },
    'tour.example',
    new Date('2026-01-02T03:04:05Z'),
  );
  const calendar = new ICAL.Component(ICAL.parse(file));
  const found = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));

  test('has every event with a date and every tournament that is none of them, each under an id of its own', () => {
    expect(found.map(({ uid, summary }) => [uid, summary])).toEqual([
      ['spring-open@tour.example', 'Spring Open'],
      ['east@tour.example', 'East'],
      ['tournament-cup@tour.example', 'Purdue University - Sigma Chi'],
    ]);
  });

  test('keeps each in the clock of its campus, and describes each clock once', () => {
    const zones = calendar.getAllSubcomponents('vtimezone').map((zone) => zone.getFirstPropertyValue('tzid'));
    expect(zones).toEqual(['America/Chicago', 'America/New_York']);
    expect(found.map(({ startDate }) => startDate.toJSDate().toISOString()).slice(0, 2)).toEqual([
      '2026-03-15T00:00:00.000Z',
      '2026-04-01T23:00:00.000Z',
    ]);
    expect(found[2]?.startDate.isDate).toBe(true);
  });

  test('without anything in it is still a calendar', () => {
    const nothing = { events: [], tournaments: [], eventUrl: String, tournamentsUrl: '' };
    const empty = seasonFile(nothing, 'tour.example', new Date());
    expect(new ICAL.Component(ICAL.parse(empty)).getAllSubcomponents('vevent')).toEqual([]);
  });
});
