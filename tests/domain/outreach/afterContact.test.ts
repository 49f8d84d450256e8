import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fraternityAfter,
  fraternityUndone,
  fraternityWithout,
  hasReached,
  outcomesOf,
  proposedStep,
  statusAfter,
  withNo,
  withoutNo,
} from '../../../src/domain/outreach/afterContact.ts';
import { readOutreachEntry } from '../../../src/domain/outreach/outreachEntry.ts';
import { channels, type OutreachInput, outcomes } from '../../../src/domain/outreach/outreachSchema.ts';
import { daysAgo, quietBefore } from '../../../src/domain/outreach/quiet.ts';
import { localDay } from '../../../src/domain/time/parse.ts';
import { aFraternity } from '../../support/documents/aFraternity.ts';
import { sent } from '../../support/documents/samples.ts';

const at = new Date('2026-02-01T12:00');

function entry(changes: Partial<OutreachInput> = {}): OutreachInput {
  const { at: _, createdAt: _created, ...fields } = sent.outreach;
  return { ...fields, role: 'rushChair', channel: 'call', outcome: 'talked', ...changes };
}

describe('what follows from a contact', () => {
  test('it is the last one, with the step it promised', () => {
    const after = fraternityAfter(aFraternity({ status: 'outreached' }), entry(), at);
    expect(after).toEqual({
      lastContactAt: at,
      nextStep: 'Send the flyer',
      nextStepOn: '2026-01-09',
      status: 'in contact',
      rushChairContacted: true,
      rushChairConfirmedOn: '2026-02-01',
    });
  });

  test('an older contact, logged late, changes neither the newest one, nor the plan, nor a confirmation', () => {
    const later = new Date(at.getTime() + 86_400_000);
    const before = aFraternity({
      lastContactAt: later,
      status: 'outreached',
      rushChairConfirmedOn: localDay(later),
      rushChairContacted: false,
    });
    expect(fraternityAfter(before, entry(), at)).toEqual({ status: 'in contact', rushChairContacted: true });
    for (const declinedOn of [null, localDay(later)])
      for (const outcome of ['talked', 'not interested'] as const)
        expect(fraternityAfter({ ...before, declinedOn }, entry({ outcome }), at)).not.toHaveProperty(
          'declinedOn',
        );
  });

  test('a contact that nobody has confirmed since the record was made is confirmed by talking to it later', () => {
    const before = (createdAt: string) =>
      aFraternity({ rushChairConfirmedOn: null, createdAt: new Date(createdAt) });
    const confirmed = (createdAt: string) =>
      fraternityAfter(before(createdAt), entry(), at).rushChairConfirmedOn;
    expect(confirmed('2026-01-30T12:00')).toBe('2026-02-01');
    expect(confirmed('2026-02-03T12:00')).toBeUndefined();
  });

  test('whom nobody reached is contacted and not confirmed; somebody else is neither', () => {
    const tried = fraternityAfter(aFraternity(), entry({ outcome: 'no answer' }), at);
    expect(tried).toMatchObject({ rushChairContacted: true });
    expect(tried).not.toHaveProperty('rushChairConfirmedOn');
    const other = fraternityAfter(aFraternity(), entry({ role: 'other' }), at);
    expect(Object.keys(other).filter((field) => /Contacted|Confirmed/.test(field))).toEqual([]);
  });

  test.each([
    ['', 'no answer', 'outreached'],
    ['need to reach out', 'message sent', 'outreached'],
    ['need to reach out', 'talked', 'in contact'],
    ['outreached', 'no answer', 'outreached'],
    ['outreached', 'not interested', 'outreached'],
    ['in contact', 'not interested', 'in contact'],
    ['scheduled', 'not interested', 'scheduled'],
    ['need to reach out', 'not interested', 'need to reach out'],
    ['', 'not interested', ''],
    ['in contact', 'left a message', 'in contact'],
    ['scheduled', 'talked', 'scheduled'],
    ['scheduling', 'interested', 'scheduling'],
  ] as const)('%j after %j is %j', (before, outcome, after) => {
    expect(statusAfter(before, outcome)).toBe(after);
  });

  test('who says No is confirmed as the contact, and the day of it counts until they talk otherwise', () => {
    const no = entry({ outcome: 'not interested', nextStep: '', nextStepOn: null });
    const before = aFraternity({ status: 'outreached' });
    const after = { ...before, ...fraternityAfter(before, no, at) };
    expect(after).toMatchObject({
      status: 'outreached',
      declinedOn: '2026-02-01',
      rushChairConfirmedOn: '2026-02-01',
      nextStepOn: null,
    });
    const later = new Date('2026-02-05T12:00');
    expect(fraternityAfter(after, entry({ outcome: 'no answer' }), later)).not.toHaveProperty('declinedOn');
    expect(fraternityAfter(after, entry({ outcome: 'interested' }), later)).toMatchObject({
      declinedOn: null,
      status: 'in contact',
    });
    expect(fraternityAfter(after, no, later)).toMatchObject({ declinedOn: '2026-02-05' });
  });

  test('a No by hand takes the plan along, and taking it back leaves the rest', () => {
    expect(withNo('2026-02-01')).toEqual({ declinedOn: '2026-02-01', nextStep: '', nextStepOn: null });
    expect(withoutNo()).toEqual({ declinedOn: null });
  });

  test('every way to reach somebody has outcomes, and every outcome a way', () => {
    for (const channel of channels) expect(outcomesOf(channel).filter(hasReached)).toHaveLength(3);
    expect(new Set(channels.flatMap(outcomesOf))).toEqual(new Set(outcomes));
  });

  test('the next step is proposed for a day to come, or there is none', () => {
    for (const outcome of outcomes) {
      const { nextStep, nextStepOn } = proposedStep(outcome, '2026-02-28');
      expect(nextStep === '').toBe(nextStepOn === null);
      if (nextStepOn) expect(nextStepOn > '2026-02-28').toBe(true);
    }
    expect(proposedStep('no answer', '2026-02-28').nextStepOn).toBe('2026-03-01');
  });
});

describe('days', () => {
  test.each([
    ['2026-03-09', '2026-03-09', 'today'],
    ['2026-03-07', '2026-03-08', 'yesterday'],
    ['2026-03-08', '2026-03-07', 'tomorrow'],
    ['2026-02-20', '2026-03-08', '16 days ago'],
    ['2026-11-05', '2026-11-01', 'in 4 days'],
  ])('%s seen on %s is %s', (day, today, words) => {
    expect(daysAgo(day, today)).toBe(words);
  });

  test('gone quiet begins 14 days before the day, at its start', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2001-01-01'), max: new Date('2099-01-01'), noInvalidDate: true }),
        (moment) => {
          const before = quietBefore(localDay(moment));
          expect(before.getHours()).toBe(0);
          expect(daysAgo(localDay(before), localDay(moment))).toBe('14 days ago');
        },
      ),
    );
  });
});

describe('an entry that is taken back', () => {
  const createdAt = new Date('2026-01-01T12:00');
  const newest = readOutreachEntry('b', { ...entry(), at, nextStep: 'Call again', nextStepOn: '2026-02-08' });
  const earlier = readOutreachEntry('a', {
    ...entry(),
    at: new Date('2026-01-20T12:00'),
    nextStep: 'Send the flyer',
    nextStepOn: '2026-01-27',
  });
  const plan = { nextStep: 'Call again', nextStepOn: '2026-02-08' };
  const fraternity = aFraternity({ ...plan, lastContactAt: at, quietSince: at, createdAt });

  test('leaves what the one below it said', () => {
    expect(fraternityWithout(fraternity, newest, earlier)).toEqual({
      lastContactAt: earlier.at,
      nextStep: 'Send the flyer',
      nextStepOn: '2026-01-27',
    });
  });

  test('leaves nothing when it was the only one', () => {
    expect(fraternityWithout(fraternity, newest, null)).toEqual({
      lastContactAt: null,
      nextStep: '',
      nextStepOn: null,
    });
  });

  test('takes its step along when that was put off, not when it was done or another one was planned', () => {
    const steps = (changes: object) => fraternityWithout({ ...fraternity, ...changes }, newest, earlier);
    expect(steps({ nextStepOn: '2026-03-01' })).toMatchObject({ nextStep: 'Send the flyer' });
    expect(steps({ nextStep: '', nextStepOn: null })).not.toHaveProperty('nextStep');
    expect(steps({ nextStep: 'Visit' })).not.toHaveProperty('nextStep');
  });
});

describe('a No that is taken back with its entry', () => {
  const told = (outcome: string, day: string) =>
    readOutreachEntry(day, { ...entry(), outcome, at: new Date(`${day}T12:00`) });
  const no = told('not interested', '2026-02-01');
  const without = (declinedOn: string | null, taken: typeof no, below: typeof no | null) =>
    fraternityWithout(aFraternity({ declinedOn }), taken, below).declinedOn;

  test('goes with the entry that said it, and not with another one', () => {
    expect(without('2026-02-01', no, null)).toBeNull();
    expect(without('2026-02-01', no, told('talked', '2026-01-20'))).toBeNull();
    expect(without('2026-02-01', no, told('not interested', '2026-01-20'))).toBe('2026-01-20');
    expect(without('2026-02-01', told('no answer', '2026-02-03'), no)).toBeUndefined();
    expect(without('2026-02-09', no, null)).toBeUndefined();
  });

  test('comes back with the entry that had ended it', () => {
    expect(without(null, told('talked', '2026-02-03'), no)).toBe('2026-02-01');
    expect(without(null, told('no answer', '2026-02-03'), no)).toBeUndefined();
    expect(without('2026-02-09', told('talked', '2026-02-03'), no)).toBeUndefined();
  });
});

describe('a contact that is undone', () => {
  const before = aFraternity({
    status: 'need to reach out',
    lastContactAt: new Date('2026-01-20T12:00'),
    quietSince: new Date('2026-01-20T12:00'),
    nextStep: 'Call again',
    nextStepOn: '2026-02-01',
    rushChairConfirmedOn: '2025-09-01',
    rushChairContacted: false,
  });
  const logged = { before, input: entry({ nextStep: 'Follow up', nextStepOn: '2026-02-08' }), at };
  const after = { ...before, ...fraternityAfter(before, logged.input, at) };
  const colleagues = (minutes: number) =>
    readOutreachEntry('c', {
      ...entry({ outcome: 'interested', nextStep: 'Send the details', nextStepOn: '2026-02-02' }),
      at: new Date(at.getTime() + minutes * 60_000),
    });

  test('leaves the fraternity as it was', () => {
    expect({ ...after, ...fraternityUndone(logged, after, undefined) }).toEqual(before);
    const earlier = readOutreachEntry('a', { ...entry(), at: before.lastContactAt });
    expect({ ...after, ...fraternityUndone(logged, after, earlier) }).toEqual(before);
  });

  test('takes nothing from a fraternity that a colleague has logged a contact with since', () => {
    const newer = colleagues(5);
    const now = {
      ...after,
      ...fraternityAfter(after, entry({ outcome: 'interested' }), newer.at ?? at),
    };
    expect(fraternityUndone(logged, now, newer)).toEqual({});
  });

  test('leaves what a contact says that a colleague logged offline and that came in between', () => {
    const between = colleagues(-5);
    expect(fraternityUndone(logged, after, between)).toMatchObject({
      lastContactAt: between.at,
      nextStep: 'Send the details',
    });
  });

  test('leaves a status, a step and a confirmation that were changed since', () => {
    const now = {
      ...after,
      status: 'scheduled',
      nextStepOn: '2026-02-20',
      rushChairConfirmedOn: '2026-02-03',
    };
    const undone = fraternityUndone(logged, now, undefined);
    expect(undone).toMatchObject({ lastContactAt: before.lastContactAt, rushChairContacted: false });
    for (const name of ['status', 'nextStep', 'nextStepOn', 'rushChairConfirmedOn'])
      expect(undone).not.toHaveProperty(name);
  });

  test('follows the entry that is the newest one then, also when a colleague has deleted the one below', () => {
    expect(fraternityUndone(logged, after, null)).toMatchObject({ lastContactAt: null, nextStepOn: null });
  });

  test('that was older than the newest one takes back what it changed, unless someone logged since', () => {
    const late = { ...logged, before, at: new Date('2026-01-10T12:00') };
    const now = { ...before, ...fraternityAfter(before, late.input, late.at) };
    expect(now).toMatchObject({ lastContactAt: before.lastContactAt, status: 'in contact' });
    expect({ ...now, ...fraternityUndone(late, now, null) }).toEqual(before);
    expect(fraternityUndone(late, { ...now, lastContactAt: at }, null)).toEqual({});
  });
});
