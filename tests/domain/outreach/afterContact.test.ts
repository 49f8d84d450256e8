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
} from '../../../src/domain/outreach/afterContact.ts';
import { readOutreachEntry } from '../../../src/domain/outreach/outreachEntry.ts';
import { channels, type OutreachInput, outcomes } from '../../../src/domain/outreach/outreachSchema.ts';
import { daysAgo, quietBefore } from '../../../src/domain/outreach/quiet.ts';
import { localDay } from '../../../src/domain/time/parse.ts';
import { aFraternity } from '../../support/documents/aFraternity.ts';
import { sent } from '../../support/documents/samples.ts';

const at = new Date('2026-02-01T18:00:00Z');

function entry(changes: Partial<OutreachInput> = {}): OutreachInput {
  const { at: _, createdAt: _created, ...fields } = sent.outreach;
  return { ...fields, role: 'rushChair', channel: 'call', outcome: 'talked', ...changes };
}

describe('what follows from a contact', () => {
  test('it is the last one, with the step it promised', () => {
    const after = fraternityAfter(aFraternity({ status: 'outreached' }), entry(), at, '2026-02-01');
    expect(after).toEqual({
      lastContactAt: at,
      quietSince: at,
      nextStep: 'Send the flyer',
      nextStepOn: '2026-01-09',
      status: 'in contact',
      rushChairContacted: true,
      rushChairConfirmedOn: '2026-02-01',
    });
  });

  test('an older contact, sent late, is not the last one', () => {
    const later = new Date(at.getTime() + 60_000);
    const before = aFraternity({ lastContactAt: later, quietSince: later });
    expect(fraternityAfter(before, entry(), at, '2026-02-01')).toMatchObject({
      lastContactAt: later,
      quietSince: later,
    });
  });

  test('whom nobody reached is contacted and not confirmed; somebody else is neither', () => {
    const tried = fraternityAfter(aFraternity(), entry({ outcome: 'no answer' }), at, '2026-02-01');
    expect(tried).toMatchObject({ rushChairContacted: true });
    expect(tried).not.toHaveProperty('rushChairConfirmedOn');
    const other = fraternityAfter(aFraternity(), entry({ role: 'other' }), at, '2026-02-01');
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
    ['need to reach out', 'not interested', 'outreached'],
    ['in contact', 'left a message', 'in contact'],
    ['scheduled', 'talked', 'scheduled'],
    ['scheduling', 'interested', 'scheduling'],
  ] as const)('%j after %j is %j', (before, outcome, after) => {
    expect(statusAfter(before, outcome)).toBe(after);
  });

  test('who says No is confirmed as the contact, and the fraternity waits for nothing any more', () => {
    const after = fraternityAfter(aFraternity(), entry({ outcome: 'not interested' }), at, '2026-02-01');
    expect(after).toMatchObject({ lastContactAt: at, quietSince: null, rushChairConfirmedOn: '2026-02-01' });
    const asked = fraternityAfter(aFraternity({ quietSince: null }), entry({ outcome: 'no answer' }), at, '');
    expect(asked.quietSince).toEqual(at);
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
  const createdAt = new Date('2026-01-01T00:00:00Z');
  const newest = readOutreachEntry('b', { ...entry(), at, nextStep: 'Call again', nextStepOn: '2026-02-08' });
  const earlier = readOutreachEntry('a', {
    ...entry(),
    at: new Date('2026-01-20T18:00:00Z'),
    nextStep: 'Send the flyer',
    nextStepOn: '2026-01-27',
  });
  const plan = { nextStep: 'Call again', nextStepOn: '2026-02-08' };
  const fraternity = aFraternity({ ...plan, lastContactAt: at, quietSince: at, createdAt });

  test('leaves what the one below it said', () => {
    expect(fraternityWithout(fraternity, newest, earlier)).toEqual({
      lastContactAt: earlier.at,
      quietSince: earlier.at,
      nextStep: 'Send the flyer',
      nextStepOn: '2026-01-27',
    });
  });

  test('leaves nothing when it was the only one, and the silence begins with the day it was added', () => {
    expect(fraternityWithout(fraternity, newest, null)).toEqual({
      lastContactAt: null,
      quietSince: createdAt,
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

describe('a contact that is undone', () => {
  const before = aFraternity({
    status: 'need to reach out',
    lastContactAt: new Date('2026-01-20T18:00:00Z'),
    quietSince: new Date('2026-01-20T18:00:00Z'),
    nextStep: 'Call again',
    nextStepOn: '2026-02-01',
    rushChairConfirmedOn: '2025-09-01',
    rushChairContacted: false,
  });
  const logged = { before, input: entry({ nextStep: 'Follow up', nextStepOn: '2026-02-08' }), at };
  const after = { ...before, ...fraternityAfter(before, logged.input, at, localDay(at)) };
  const colleagues = (minutes: number) =>
    readOutreachEntry('c', {
      ...entry({ outcome: 'interested', nextStep: 'Send the details', nextStepOn: '2026-02-02' }),
      at: new Date(at.getTime() + minutes * 60_000),
    });

  test('leaves the fraternity as it was', () => {
    expect({ ...after, ...fraternityUndone(logged, after, null) }).toEqual(before);
  });

  test('takes nothing from a fraternity that a colleague has logged a contact with since', () => {
    const newer = colleagues(5);
    const now = {
      ...after,
      ...fraternityAfter(after, entry({ outcome: 'interested' }), newer.at ?? at, '2026-02-01'),
    };
    expect(fraternityUndone(logged, now, newer)).toEqual({});
  });

  test('leaves what a contact says that a colleague logged offline and that came in between', () => {
    const between = colleagues(-5);
    expect(fraternityUndone(logged, after, between)).toMatchObject({
      lastContactAt: between.at,
      quietSince: between.at,
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
    const undone = fraternityUndone(logged, now, null);
    expect(undone).toMatchObject({ lastContactAt: before.lastContactAt, rushChairContacted: false });
    for (const name of ['status', 'nextStep', 'nextStepOn', 'rushChairConfirmedOn'])
      expect(undone).not.toHaveProperty(name);
  });
});
