import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Fraternity } from '../../../src/domain/fraternities/fraternity.ts';
import { outreachStatuses } from '../../../src/domain/fraternities/fraternitySchema.ts';
import {
  fraternityAfter,
  fraternityUndone,
  fraternityWithout,
  withNo,
  withoutNo,
} from '../../../src/domain/outreach/afterContact.ts';
import { written } from '../../../src/domain/outreach/chapterWrites.ts';
import { contactsOf } from '../../../src/domain/outreach/contacts.ts';
import { hasDeclined, listFields } from '../../../src/domain/outreach/listFields.ts';
import { channels, type OutreachInput, outcomes } from '../../../src/domain/outreach/outreachSchema.ts';
import { localDay } from '../../../src/domain/time/parse.ts';
import { aFraternity } from '../../support/documents/aFraternity.ts';

const nobody = Object.fromEntries(
  ['rushChair', 'president', 'philanthropy'].flatMap((role) => [
    ...['Name', 'Number', 'Email'].map((field) => [`${role}${field}`, '']),
    [`${role}ConfirmedOn`, null],
  ]),
);
const createdAt = new Date(2026, 0, 10, 12);
const empty: Partial<Fraternity> = {
  ...nobody,
  instagramLink: '',
  instagramUsername: '',
  status: 'outreached',
  lastContactAt: null,
  createdAt,
};
const listed = (changes: Partial<Fraternity>) => listFields(aFraternity({ ...empty, ...changes }));

describe('the fields of the lists', () => {
  test.each([
    ['', false],
    ['need to reach out', false],
    ['outreached', false],
    ['in contact', true],
    ['scheduled', true],
    ['scheduling', true],
  ])('with the status %j someone talks to the tour: %s', (status, reached) => {
    expect(listed({ status }).reached).toBe(reached);
  });

  test('a chapter is reachable by a number, an email or an Instagram, not by a name alone', () => {
    expect(listed({ rushChairName: 'Lee' }).reachable).toBe(false);
    for (const way of ['rushChairNumber', 'presidentEmail', 'philanthropyNumber', 'instagramLink'] as const)
      expect(listed({ [way]: 'x' }).reachable).toBe(true);
    expect(listed({ instagramUsername: 'sigmachi' }).reachable).toBe(true);
  });

  test('its contacts are as old as the one confirmed least recently, or as the chapter', () => {
    expect(listed({}).confirmFrom).toBeNull();
    const both = { rushChairName: 'Lee', presidentEmail: 'kim@b.example' };
    expect(listed({ ...both, rushChairConfirmedOn: '2026-02-01' }).confirmFrom).toBe('2026-01-10');
    expect(
      listed({ ...both, rushChairConfirmedOn: '2025-09-01', presidentConfirmedOn: '2026-02-01' }).confirmFrom,
    ).toBe('2025-09-01');
    expect(listed({ rushChairName: 'Lee', createdAt: null }).confirmFrom).toBe('2000-01-01');
  });

  test('a No counts for all contacts, and puts off the quiet time until the next academic year', () => {
    const said = (declinedOn: string, changes: Partial<Fraternity> = {}) =>
      listed({ rushChairName: 'Lee', rushChairConfirmedOn: '2025-09-01', declinedOn, ...changes });
    expect(said('2026-03-01').confirmFrom).toBe('2026-03-01');
    expect(said('2026-03-01').quietSince).toEqual(new Date(2026, 7, 1));
    expect(said('2026-07-31').quietSince).toEqual(new Date(2026, 7, 1));
    expect(said('2026-08-01').quietSince).toEqual(new Date(2027, 7, 1));
    // A day of long ago, or the last one that is read, as a broken document may have.
    expect(said('0998-08-01').quietSince).toEqual(said('1998-08-01').quietSince);
    expect(said('9998-12-31').quietSince).toEqual(new Date(9999, 7, 1));
    const later = new Date(2026, 8, 20);
    expect(said('2026-03-01', { lastContactAt: later }).quietSince).toEqual(later);
    expect(said('2025-03-01', { rushChairConfirmedOn: '2025-09-01' }).confirmFrom).toBe('2025-09-01');
    expect(listed({ lastContactAt: null }).quietSince).toEqual(createdAt);
  });

  test.each([
    ['2026-03-01', '2026-03-01', true],
    ['2026-03-01', '2026-07-31', true],
    ['2026-03-01', '2026-08-01', false],
    ['2026-08-01', '2026-08-01', true],
    ['2026-08-01', '2027-07-31', true],
    [null, '2026-03-01', false],
  ])('said on %s, a No counts on %s: %s', (declinedOn, today, counts) => {
    expect(hasDeclined(aFraternity({ declinedOn }), today)).toBe(counts);
  });
});

/* What callers do at one chapter, in any order, written as the app writes it. */

const first = Date.UTC(2025, 7, 1, 12);
const instant = fc.integer({ min: 0, max: 700 * 24 }).map((hours) => new Date(first + hours * 3_600_000));
const day = instant.map(localDay);
const input: fc.Arbitrary<OutreachInput> = fc.record({
  role: fc.constantFrom('rushChair', 'president', 'philanthropy', 'other'),
  person: fc.constant('Lee'),
  channel: fc.constantFrom(...channels),
  outcome: fc.constantFrom(...outcomes),
  note: fc.constant(''),
  nextStep: fc.constantFrom('', 'Call again'),
  nextStepOn: fc.option(day),
  by: fc.constantFrom('Ann', 'Bo'),
});
const someone = fc.constantFrom('', 'Lee');
const chapter: fc.Arbitrary<Fraternity> = fc
  .record({
    status: fc.constantFrom('', 'scheduling', ...outreachStatuses),
    rushChairName: someone,
    rushChairConfirmedOn: fc.option(day),
    rushChairContacted: fc.boolean(),
    presidentNumber: someone,
    presidentConfirmedOn: fc.option(day),
    nextStep: fc.constantFrom('', 'Send the flyer'),
    nextStepOn: fc.option(day),
    lastContactAt: fc.option(instant),
    declinedOn: fc.option(day),
    instagramUsername: someone,
    createdAt: fc.constant(new Date(first - 1000)),
  })
  .map((fields) => aFraternity({ ...empty, ...fields }))
  .map((one) => ({ ...one, ...listFields(one) }));

const doing = (before: Fraternity, changes: Partial<Fraternity>, today: string): Fraternity => {
  const { searchTokens: _, ...fields } = written('purdue-university', before, changes, today);
  return { ...before, ...fields };
};
const logging = (before: Fraternity, entry: OutreachInput, at: Date) =>
  doing(before, fraternityAfter(before, entry, at), localDay(at));

describe('whatever callers do', () => {
  const edits = fc.oneof(
    fc.record({ rushChairName: someone }),
    fc.record({ presidentNumber: someone }),
    fc.record({ instagramUsername: someone }),
    fc.record({ status: fc.constantFrom(...outreachStatuses) }),
    fc.record({ rushChairConfirmedOn: day }),
    fc.record({ nextStepOn: fc.option(day) }),
    fc.record({ owner: someone }),
    day.map(withNo),
    fc.constant(withoutNo()),
  );

  test('the stored fields of the lists are those that follow from the others', () => {
    const act = fc.oneof(
      edits.map((changes) => ({ changes })),
      fc.record({ entry: input, at: instant }),
    );
    fc.assert(
      fc.property(chapter, fc.array(act, { maxLength: 6 }), day, (start, acts, today) => {
        let now = start;
        for (const one of acts)
          now = 'entry' in one ? logging(now, one.entry, one.at) : doing(now, one.changes, today);
        expect({ ...now, ...listFields(now) }).toEqual(now);
        for (const { role, confirmedOn } of contactsOf(now, today))
          expect(
            (confirmedOn ?? '') >= (now.confirmFrom ?? '') || now.declinedOn === now.confirmFrom,
            role,
          ).toBe(true);
      }),
    );
  });

  test('a contact that is logged and undone leaves nothing, however old it is', () => {
    fc.assert(
      fc.property(chapter, input, instant, (before, entry, at) => {
        const after = logging(before, entry, at);
        const undone = fraternityUndone({ before, input: entry, at }, after, undefined);
        expect(doing(after, undone, localDay(at))).toEqual(before);
      }),
    );
  });

  test('of two contacts that are logged at once, undoing the first leaves the second', () => {
    fc.assert(
      fc.property(chapter, input, input, instant, fc.nat(48), (before, one, other, at, hours) => {
        const later = new Date(at.getTime() + (hours + 1) * 3_600_000);
        const after = logging(logging(before, one, at), other, later);
        const undone = fraternityUndone({ before, input: one, at }, after, null);
        const now = doing(after, undone, localDay(later));
        const said = (it: Fraternity) => [it.lastContactAt, it.nextStep, it.nextStepOn, it.declinedOn];
        expect(said(now)).toEqual(said(after));
        expect(now.status === after.status || now.status === before.status).toBe(true);
      }),
    );
  });

  test('undoing the second leaves the first, and so does deleting its entry', () => {
    fc.assert(
      fc.property(chapter, input, input, instant, fc.nat(48), (before, one, other, at, hours) => {
        const start = { ...before, lastContactAt: null, declinedOn: null };
        const later = new Date(at.getTime() + (hours + 1) * 3_600_000);
        const first = logging(start, one, at);
        const second = logging(first, other, later);
        const undone = fraternityUndone({ before: first, input: other, at: later }, second, { ...one, at });
        expect(doing(second, undone, localDay(later))).toEqual(first);
        const deleted = doing(
          second,
          fraternityWithout(second, { ...other, at: later }, { ...one, at }),
          localDay(later),
        );
        expect([deleted.lastContactAt, deleted.declinedOn]).toEqual([first.lastContactAt, first.declinedOn]);
      }),
    );
  });

  test('no contact makes a confirmation older or moves a status back', () => {
    const ranks = ['', 'need to reach out', 'outreached', 'in contact', 'scheduled'];
    const rank = ({ status }: Fraternity) => ranks.indexOf(status === 'scheduling' ? 'scheduled' : status);
    fc.assert(
      fc.property(chapter, input, instant, (before, entry, at) => {
        const after = logging(before, entry, at);
        expect(rank(after)).toBeGreaterThanOrEqual(rank(before));
        for (const role of ['rushChair', 'president'] as const)
          expect((after[`${role}ConfirmedOn`] ?? '') >= (before[`${role}ConfirmedOn`] ?? '')).toBe(true);
        if (entry.outcome === 'not interested') expect(after.status).toBe(before.status);
      }),
    );
  });
});
