import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { seasonCalendar, writeSeason } from '../../../scripts/links/seasonCalendar.ts';
import type { TourEvent } from '../../../src/domain/events/tourEvent.ts';
import { anEvent } from '../../domain/calendar/anEvent.ts';

const site = { url: 'https://tour.example', name: 'The Tour, of Campuses' };
const now = new Date('2026-11-21T09:00:00Z');

const linked = (fields: Partial<TourEvent>) => anEvent(fields);
const on = (date: string | null, fields: Partial<TourEvent> = {}) =>
  linked({ id: `on-${date}`, date, ...fields });

/** What a calendar program reads that subscribes to a season of these events. */
function read(events: Parameters<typeof seasonCalendar>[0], at = now) {
  const calendar = new ICAL.Component(ICAL.parse(seasonCalendar(events, site, at)));
  const found = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  return { calendar, found };
}

describe('the calendar of a season', () => {
  test('has the nights from August 1 on, also those of the next season, and none before or without a day', () => {
    const events = ['2026-07-31', '2026-08-01', '2027-07-31', '2027-08-01', null].map((day) => on(day));
    expect(read(events).found.map(({ uid }) => uid)).toEqual([
      'on-2026-08-01@tour.example',
      'on-2027-07-31@tour.example',
      'on-2027-08-01@tour.example',
    ]);
  });

  test('has no night that is canceled', () => {
    const events = [on('2026-12-04', { status: 'cancelled' }), on('2026-12-05')];
    expect(read(events).found.map(({ uid }) => uid)).toEqual(['on-2026-12-05@tour.example']);
  });

  test('begins anew on August 1', () => {
    const events = [on('2026-07-31'), on('2026-08-01')];
    const days = (at: string) => read(events, new Date(at)).found.map(({ startDate }) => String(startDate));
    expect(days('2026-07-31T23:00:00Z')).toHaveLength(2);
    expect(days('2026-08-01T09:00:00Z')).toEqual(['2026-08-01T19:00:00']);
  });

  test('says its name, and to look again twice a day in the words of both kinds of programs', () => {
    const { calendar } = read([]);
    const said = (name: string) => String(calendar.getFirstPropertyValue(name));
    expect(said('x-wr-calname')).toBe(site.name);
    expect([said('refresh-interval'), said('x-published-ttl')]).toEqual(['PT12H', 'PT12H']);
    expect(calendar.getFirstProperty('refresh-interval')?.type).toBe('duration');
  });

  test('an event that moved keeps its id, and says when it changed and where its page is', () => {
    const before = on('2026-11-28', { id: 'open', updatedAt: new Date('2026-10-01T12:00:00Z') });
    const after = { ...before, date: '2026-12-04', updatedAt: new Date('2026-11-20T12:00:00Z') };
    const [[old], [moved]] = [read([before]).found, read([after]).found];
    expect(moved?.uid).toBe(old?.uid);
    const said = (name: string) => String(moved?.component.getFirstPropertyValue(name));
    expect([said('dtstamp'), said('last-modified')]).toEqual([
      '2026-11-20T12:00:00Z',
      '2026-11-20T12:00:00Z',
    ]);
    expect(said('url')).toBe('https://tour.example/e/open');
  });
});

test('a new file takes the place of an older one, also an empty one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'season-'));
  try {
    writeSeason(folder, site, [on('2099-09-01')]);
    expect(readFileSync(join(folder, 'season.ics'), 'utf8')).toContain('BEGIN:VEVENT');
    writeSeason(folder, site, []);
    const text = readFileSync(join(folder, 'season.ics'), 'utf8');
    expect(new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
