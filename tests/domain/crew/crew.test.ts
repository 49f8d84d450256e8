import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { crewAccess, passState, untilChange } from '../../../src/domain/crew/crewAccess.ts';
import {
  closePass,
  createPass,
  newPassKey,
  openPassAgain,
  removeMember,
} from '../../../src/domain/crew/crewChanges.ts';
import { type CrewMember, deviceCode, readMember } from '../../../src/domain/crew/crewMember.ts';
import { crewWork, workText } from '../../../src/domain/crew/crewWork.ts';
import { type CrewPass, passTimes, readPass, scopesText } from '../../../src/domain/crew/pass.ts';
import { enteredPass, PassInput } from '../../../src/domain/crew/passSchema.ts';
import { writtenText } from '../../../src/domain/crew/writtenText.ts';
import { readSlip } from '../../../src/domain/night/counts/slips.ts';
import { readParticipant } from '../../../src/domain/participants/participant.ts';
import { addParticipants, checkIn } from '../../../src/domain/participants/participantChanges.ts';
import { momentValue } from '../../../src/domain/time/day.ts';
import { passKey, season } from '../../support/documents/samples.ts';

const stored = readPass(passKey, season[`events/e1/passes/${passKey}`]);
const open = new Date('2026-03-13T12:00:00Z');
const end = new Date('2026-03-15T06:00:00Z');
const pass: CrewPass = { ...stored, opensAt: open, endsAt: end };
const member: CrewMember = readMember('u1', { ...season['events/e1/crew/crew'] });
const at = (moment: Date, milliseconds = 0) => new Date(moment.getTime() + milliseconds);

test('stored documents are read as they stand, and anything else does no harm', () => {
  expect(stored).toEqual({ key: passKey, ...season[`events/e1/passes/${passKey}`] });
  expect(member).toEqual({ id: 'u1', ...season['events/e1/crew/crew'] });
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(passState(readPass('k', data), open)).toBeTypeOf('string');
      expect(readMember('u', data).id).toBe('u');
    }),
  );
});

describe('a pass', () => {
  test('runs from the moment it opens until the one it ends', () => {
    expect(passState(pass, at(open, -1))).toBe('early');
    expect(passState(pass, open)).toBe('running');
    expect(passState(pass, at(end, -1))).toBe('running');
    expect(passState(pass, end)).toBe('ended');
    expect(passState({ ...pass, closed: true }, open)).toBe('closed');
    expect(passState(null, open)).toBe('unknown');
    expect(passState({ ...pass, endsAt: null }, open)).toBe('unknown');
  });

  test('changes by the clock exactly when it says', () => {
    const moments = fc.date({ min: at(open, -1e9), max: at(end, 1e9), noInvalidDate: true });
    fc.assert(
      fc.property(moments, (now) => {
        const until = untilChange(pass, now);
        const state = passState(pass, now);
        expect(until === null).toBe(state === 'ended');
        if (until === null) return;
        expect(until).toBeGreaterThan(0);
        expect(passState(pass, at(now, until - 1))).toBe(state);
        expect(passState(pass, at(now, until))).not.toBe(state);
      }),
    );
  });

  test('lets nobody in who was removed', () => {
    expect(crewAccess(member, pass, open)).toBe('running');
    expect(crewAccess({ ...member, removed: true }, pass, open)).toBe('removed');
    expect(crewAccess(null, pass, open)).toBe('unknown');
    expect(crewAccess(member, { ...pass, closed: true }, open)).toBe('closed');
  });

  test('is made for the night of its event', () => {
    const times = passTimes('2026-03-14', open);
    expect(momentValue(times.opensAt)).toBe('2026-03-13T12:00');
    expect(momentValue(times.endsAt)).toBe('2026-03-15T06:00');
    expect(momentValue(passTimes('2026-12-31', open).endsAt)).toBe('2027-01-01T06:00');
    const tonight = passTimes(null, new Date(2026, 2, 1, 20));
    expect(momentValue(tonight.endsAt)).toBe('2026-03-02T06:00');
  });

  test('has a key that nobody guesses', () => {
    const keys = Array.from({ length: 500 }, newPassKey);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(new Set(keys.join('')).size).toBe(64);
  });

  test('is entered with what it opens, and a time to end that is later', () => {
    const typed = {
      door: true,
      tables: true,
      label: ' Front ',
      opens: '2026-03-13T12:00',
      ends: '2026-03-15T06:00',
    };
    expect(enteredPass(v.parse(PassInput, typed))).toEqual({
      scopes: ['door', 'tables'],
      label: 'Front',
      opensAt: new Date(2026, 2, 13, 12),
      endsAt: new Date(2026, 2, 15, 6),
    });
    const mistakes = (fields: object) =>
      v
        .safeParse(PassInput, { ...typed, ...fields })
        .issues?.map((issue) => [v.getDotPath(issue), issue.message]);
    expect(mistakes({ ends: '2026-03-13T12:00' })).toEqual([['ends', 'Choose a later time']]);
    expect(mistakes({ door: false, tables: false })).toEqual([['door', 'Choose at least one']]);
    expect(mistakes({ ends: '' })).toContainEqual(['ends', 'Choose when it ends']);
    expect(scopesText(['door', 'tables'])).toBe('Door and tables');
    expect(scopesText(['tables'])).toBe('Tables');
  });

  test('is opened again for an hour, whatever ended it', () => {
    const later = at(end, 5000);
    const fields = (change: ReturnType<typeof openPassAgain>) => Object(change.writes[0]).fields;
    expect(fields(openPassAgain('e1', pass, later))).toEqual({ closed: false, endsAt: at(later, 3_600_000) });
    expect(fields(openPassAgain('e1', { ...pass, opensAt: at(later, 9) }, later))).toMatchObject({
      opensAt: later,
    });
    expect(fields(closePass('e1', 'k', true))).toEqual({ closed: true });
    expect(
      fields(createPass('e1', 'k', { scopes: ['door'], label: '', opensAt: open, endsAt: end })),
    ).toMatchObject({
      closed: false,
    });
    expect(removeMember('e1', 'u1', true).writes).toEqual([
      { op: 'update', path: 'events/e1/crew/u1', fields: { removed: true } },
    ]);
  });
});

describe('what a device did', () => {
  const person = (fields: object) => readParticipant('p', { name: 'Ann', checkedIn: true, ...fields });

  test('is counted from the list as it stands', () => {
    const work = crewWork(
      [
        person({ checkedInBy: 'u1', source: 'walk-in' }),
        person({ checkedInBy: 'u1', source: 'import' }),
        person({ checkedInBy: 'u2', source: 'import' }),
        person({ checkedInBy: 'u2', checkedIn: false }),
        person({}),
      ],
      [readSlip('s1', { by: 'u2' }), readSlip('s2', { by: 'u3' }), readSlip('s3', { by: 'u3' })],
    );
    expect([...work]).toEqual([
      ['u1', { checkedIn: 2, walkIns: 1, counts: 0 }],
      ['u2', { checkedIn: 1, walkIns: 0, counts: 1 }],
      ['u3', { checkedIn: 0, walkIns: 0, counts: 2 }],
    ]);
    expect(workText(work.get('u1'))).toBe('2 checked in, 1 of them a walk-in');
    expect(workText({ checkedIn: 5, walkIns: 2, counts: 0 })).toBe('5 checked in, 2 of them walk-ins');
    expect(workText(work.get('u2'))).toBe('1 checked in, 1 count sent');
    expect(workText(work.get('u3'))).toBe('2 counts sent');
    expect(workText(undefined)).toBe('Nothing yet');
  });

  test('is known by a short code', () => {
    expect(deviceCode('aBc-12_k7qx')).toBe('K7QX');
    expect(deviceCode('')).toBe('');
  });

  test('and could not send is told with the address of a walk-in', () => {
    const bo = { name: 'Bo', email: 'bo@x.edu', checkedIn: true, source: 'walk-in' as const };
    expect(writtenText(addParticipants('e1', [bo]))).toBe('bo@x.edu');
    const placed = { ...bo, collegeName: 'Butler University', chapterName: 'Sigma Chi' };
    expect(writtenText(addParticipants('e1', [placed]))).toBe('bo@x.edu, Sigma Chi, Butler University');
    expect(writtenText(checkIn('e1', 'p1', 'u1'))).toBe('');
  });
});
