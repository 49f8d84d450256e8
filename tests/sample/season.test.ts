import { expect, test } from 'vitest';
import { withoutCards, withoutGreekLife } from '../../sample/data/greekLife.ts';
import { eventDocuments, eventId } from '../../sample/eventDocuments.ts';
import { collegeCalled, type World } from '../../sample/lists.ts';
import { randomFrom } from '../../sample/random.ts';
import { archive, season } from '../../sample/season.ts';
import { eveningsAround, isEvening } from '../../sample/term.ts';
import { readEvent } from '../../src/domain/events/readEvent.ts';
import type { TourEvent } from '../../src/domain/events/tourEvent.ts';
import { colleges } from '../../src/domain/lists/listedColleges.ts';
import { fraternities } from '../../src/domain/lists/listedFraternities.ts';

const LISTS = { colleges, fraternities };
const DAY_MS = 86_400_000;
const daysOfYear = Array.from({ length: 366 }, (_, index) =>
  new Date(Date.parse('2026-08-01') + index * DAY_MS).toISOString().slice(0, 10),
);
const worldOf = (today: string, seed = 21): World => ({
  today,
  evenings: eveningsAround(today),
  random: randomFrom(seed),
  lists: LISTS,
});

/** A season of a day, as visitors read it, without its participants. */
function eventsOf(today: string, seed: number): TourEvent[] {
  const world = worldOf(today, seed);
  const taken = new Set<string>();
  return season(world).map((plan) => {
    const id = eventId(plan, (wanted) => taken.has(wanted));
    taken.add(id);
    const [document] = eventDocuments(plan, id, world, false).documents;
    return readEvent(id, document?.fields);
  });
}

const seasons = new Map(daysOfYear.map((today, seed) => [today, eventsOf(today, seed)]));

test('whatever the day, events are on evenings in term and their status fits their day', () => {
  for (const [today, events] of seasons) {
    const dated = events.filter(({ date }) => date !== null);
    expect(dated.filter(({ date }) => !isEvening(date ?? ''))).toEqual([]);
    expect(dated.filter(({ status, date }) => (status === 'completed') !== (date ?? '') < today)).toEqual([]);
    const [tonight] = dated.filter(({ status }) => status === 'active');
    const soon = dated.filter(({ status }) => status === 'upcoming' || status === 'scheduled');
    expect(soon.filter(({ date }) => (date ?? '') <= (tonight?.date ?? ''))).toEqual([]);
    expect(new Set(events.map(({ status }) => status)).size).toBe(4);
    if (isEvening(today)) expect(tonight?.date).toBe(today);
  }
});

test('no two events of a season share an address, a title, or a campus and an evening', () => {
  for (const events of seasons.values()) {
    const titles = events.map(({ title }) => title).filter(Boolean);
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(events.map(({ id }) => id)).size).toBe(64);
    const nights = events.filter(({ date }) => date).map(({ collegeId, date }) => `${collegeId} ${date}`);
    expect(new Set(nights).size).toBe(nights.length);
  }
});

test('most events have a description, each its own, with nothing left to fill in', () => {
  for (const events of seasons.values()) {
    const descriptions = events.map(({ description }) => description).filter(Boolean);
    expect(descriptions.length).toBeGreaterThan(45);
    expect(new Set(descriptions).size).toBe(descriptions.length);
    expect(descriptions.filter((text) => /[{}]|undefined| {2}/.test(text))).toEqual([]);
  }
});

test('fraternities host only where there is Greek life, other groups elsewhere', () => {
  const withoutAny = new Set([...withoutGreekLife].map((name) => collegeCalled(name, LISTS).name));
  const withoutHost = new Set([...withoutCards].map((name) => collegeCalled(name, LISTS).name));
  const world = worldOf('2026-09-17');
  const many = [...archive(3000, world)].map(({ campus, fraternity, host }) => ({
    college: collegeCalled(campus, LISTS).name,
    fraternity,
    host,
  }));
  for (const { college, fraternity, host } of many) {
    expect(host).not.toBe('');
    expect(withoutHost.has(college)).toBe(false);
    expect(fraternity === '').toBe(withoutAny.has(college));
  }
  for (const event of seasons.get('2026-09-17') ?? [])
    expect(event.fraternityName === '').toBe(withoutAny.has(event.collegeName));
});

test('every season has free events, pictures of brackets, and no fee that a student would not pay', () => {
  for (const events of seasons.values()) {
    const fees = events.map(({ entryFee }) => entryFee ?? 0);
    expect(Math.max(...fees)).toBeLessThanOrEqual(15);
    expect(fees.filter((fee) => fee === 0).length).toBeGreaterThan(25);
    expect(events.filter(({ bracketImage }) => bracketImage !== '')).toHaveLength(3);
  }
});

test('every event with a fee and a prize says where the fee goes, and most say whom to ask', () => {
  for (const [today, events] of seasons) {
    const silent = events.filter(({ entryFee, prizePool, feeGoesTo }) => entryFee && prizePool && !feeGoesTo);
    expect(
      silent.map(({ id }) => id),
      today,
    ).toEqual([]);
    const contacts = events.filter(({ publicContact }) => publicContact !== '');
    expect(contacts.length, today).toBeGreaterThan(events.length / 2);
  }
});
