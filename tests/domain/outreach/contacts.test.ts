import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { confirmations, contactsOf } from '../../../src/domain/outreach/contacts.ts';
import { academicYear, addDays } from '../../../src/domain/time/day.ts';
import { aFraternity } from '../../support/documents/aFraternity.ts';

const aDay = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays('2000-01-01', days));

describe('academicYear', () => {
  test.each([
    ['2026-07-31', '2025-08-01', '2026-07-31'],
    ['2026-08-01', '2026-08-01', '2027-07-31'],
    ['2026-12-31', '2026-08-01', '2027-07-31'],
    ['2027-01-01', '2026-08-01', '2027-07-31'],
    ['0999-07-25', '0998-08-01', '0999-07-31'],
    ['9998-12-31', '9998-08-01', '9999-07-31'],
  ])('%s lies in the year from %s to %s', (day, first, last) => {
    expect(academicYear(day)).toEqual({ first, last });
  });

  test('every day lies in its year, and the day after the last begins the next', () => {
    fc.assert(
      fc.property(aDay, (day) => {
        const { first, last } = academicYear(day);
        expect(first <= day && day <= last).toBe(true);
        expect(academicYear(addDays(last, 1)).first).toBe(addDays(last, 1));
      }),
    );
  });
});

describe('contactsOf', () => {
  const staleOn = (today: string, confirmedOn: string | null, createdAt: Date | null = null) =>
    contactsOf(aFraternity({ rushChairConfirmedOn: confirmedOn, createdAt }), today)[0]?.stale;

  test('names those of whom something is known, the rush chair first', () => {
    const known = contactsOf(aFraternity({ philanthropyEmail: 'p@x.example' }), '2026-01-01');
    expect(known.map(({ role, name, email }) => [role, name, email])).toEqual([
      ['rushChair', 'Lee', 'lee@college.example'],
      ['president', 'Kim', ''],
      ['philanthropy', '', 'p@x.example'],
    ]);
  });

  test('somebody confirmed in spring is stale in August', () => {
    expect(staleOn('2026-07-31', '2026-03-01')).toBe(false);
    expect(staleOn('2026-08-01', '2026-03-01')).toBe(true);
    expect(staleOn('2026-08-01', '2026-08-01')).toBe(false);
  });

  test('without a confirmation the record counts, and without both nobody knows', () => {
    expect(staleOn('2026-10-01', null, new Date(2026, 8, 1))).toBe(false);
    expect(staleOn('2026-10-01', null, new Date(2026, 5, 1))).toBe(true);
    expect(staleOn('2026-10-01', null)).toBe(true);
  });

  test('whoever is confirmed is right until the year ends and stale for good after it', () => {
    fc.assert(
      fc.property(aDay, fc.nat(2_000), (confirmedOn, later) => {
        const today = addDays(confirmedOn, later);
        expect(staleOn(today, confirmedOn)).toBe(today > academicYear(confirmedOn).last);
      }),
    );
  });
});

describe('confirmations', () => {
  test('who is typed in is right today, of each role alone', () => {
    expect(
      confirmations({ rushChairName: 'Bo', presidentContacted: true, letters: 'X' }, '2026-09-01'),
    ).toEqual({
      rushChairConfirmedOn: '2026-09-01',
    });
    expect(confirmations({ presidentNumber: '555', philanthropyEmail: 'a@b.example' }, '2026-09-01')).toEqual(
      {
        presidentConfirmedOn: '2026-09-01',
        philanthropyConfirmedOn: '2026-09-01',
      },
    );
  });

  test('taking out a number confirms nobody; taking out the whole contact leaves no confirmation', () => {
    expect(confirmations({ rushChairNumber: '' }, '2026-09-01')).toEqual({});
    expect(
      confirmations({ rushChairName: '', rushChairNumber: '', rushChairEmail: '' }, '2026-09-01'),
    ).toEqual({ rushChairConfirmedOn: null });
  });

  test('a contact is taken out as a whole when what stays was empty already', () => {
    const cleared = { rushChairName: '', rushChairNumber: '' };
    const confirmed = (before: object) => confirmations(cleared, '2026-09-01', before);
    expect(confirmed({ rushChairName: 'Lee', rushChairNumber: '555', rushChairEmail: '' })).toEqual({
      rushChairConfirmedOn: null,
    });
    expect(confirmed({ rushChairEmail: 'lee@college.example' })).toEqual({});
    expect(
      confirmations({ letters: 'X' }, '2026-09-01', {
        rushChairName: '',
        rushChairNumber: '',
        rushChairEmail: '',
      }),
    ).toEqual({});
  });
});
