import { expect, test } from 'vitest';
import { collegesAndFraternities } from '../../sample/colleges.ts';
import { weekdayOf } from '../../sample/days.ts';
import type { World } from '../../sample/lists.ts';
import { outreach } from '../../sample/outreach.ts';
import { randomFrom } from '../../sample/random.ts';
import { eveningsAround, isEvening } from '../../sample/term.ts';
import { readFraternity } from '../../src/domain/fraternities/fraternity.ts';
import { colleges } from '../../src/domain/lists/listedColleges.ts';
import { fraternities } from '../../src/domain/lists/listedFraternities.ts';
import { hasReached, outcomesOf, statusAfter } from '../../src/domain/outreach/afterContact.ts';
import { hasDeclined, listFields } from '../../src/domain/outreach/listFields.ts';
import { readOutreachEntry } from '../../src/domain/outreach/outreachEntry.ts';
import { channels, outcomes } from '../../src/domain/outreach/outreachSchema.ts';

const days = ['2026-09-17', '2026-11-22', '2026-12-25', '2027-03-01', '2027-07-04', '2027-05-08'];
const worldOf = (today: string): World => ({
  today,
  evenings: eveningsAround(today),
  random: randomFrom(21),
  lists: { colleges, fraternities },
});
const isWorkday = (day: string) => weekdayOf(day) >= 1 && weekdayOf(day) <= 5;

/** The fraternities of a day's sample, each with its log, the oldest entry first. */
function fraternitiesOf(today: string) {
  const documents = collegesAndFraternities([], worldOf(today));
  return documents
    .filter(({ path }) => /^colleges\/[^/]+\/fraternities\/[^/]+$/.test(path))
    .map(({ path, fields }) => ({
      fraternity: readFraternity(path, fields),
      log: documents
        .filter((document) => document.path.startsWith(`${path}/outreach/`))
        .map((document) => readOutreachEntry(document.path, document.fields)),
    }));
}

test.each(days)('on %s each next step is what comes next in the log, on a weekday', (today) => {
  for (const { fraternity, log } of fraternitiesOf(today)) {
    const last = log.at(-1);
    expect(fraternity.nextStep).toBe(last?.nextStep ?? '');
    expect(fraternity.nextStepOn).toBe(last?.nextStepOn ?? null);
    expect(fraternity.lastContactAt).toEqual(last?.at ?? null);
    for (const [index, { at, nextStep, nextStepOn }] of log.entries()) {
      const day = at?.toISOString().slice(0, 10) ?? '';
      const next = log[index + 1]?.at?.toISOString().slice(0, 10);
      expect(isWorkday(day) && day < today).toBe(true);
      expect((nextStep !== '') === (nextStepOn !== null)).toBe(true);
      expect(nextStepOn === null || (isWorkday(nextStepOn) && nextStepOn > day)).toBe(true);
      if (next) expect(nextStepOn).toBe(next);
    }
    if (log[0]?.at) expect(fraternity.createdAt?.getTime()).toBeLessThan(log[0].at.getTime());
  }
});

test('the status of a fraternity is what its log makes of it', () => {
  for (const { fraternity, log } of fraternitiesOf('2026-09-17')) {
    let status = 'need to reach out';
    for (const { channel, outcome } of log) {
      const known = outcomes.find((one) => one === outcome);
      const by = channels.find((one) => one === channel);
      expect(by && known && outcomesOf(by)).toContain(known);
      if (known) status = statusAfter(status, known);
    }
    const { rushChairConfirmedOn, rushChairName } = fraternity;
    // Only a person sets 'scheduled', after they talked.
    expect(fraternity.status === 'scheduled' ? 'in contact' : fraternity.status).toBe(status);
    const talked = log.findLast(({ outcome }) => outcomes.some((one) => one === outcome && hasReached(one)));
    if (talked && rushChairName) expect(rushChairConfirmedOn).toBe(talked.at?.toISOString().slice(0, 10));
  }
});

test('the lists find each fraternity by what it says, and it says who calls it', () => {
  const [today, callers] = ['2026-11-22', new Set<string>()];
  const all = fraternitiesOf(today);
  for (const { fraternity, log } of all) {
    expect({ ...fraternity, ...listFields(fraternity) }).toEqual(fraternity);
    const said = log.findLast(({ outcome }) => hasReached(outcome));
    expect(fraternity.declinedOn !== null).toBe(said?.outcome === 'not interested');
    expect([...fraternity.state]).toHaveLength(2);
    for (const { by } of log) callers.add(by);
    if (fraternity.owner !== '')
      expect(new Set(log.map(({ by }) => by))).toEqual(new Set([fraternity.owner]));
  }
  expect([...callers].toSorted()).toEqual(['Dana', 'Marcus', 'Priya']);
  const declined = all.filter(({ fraternity }) => hasDeclined(fraternity, today));
  expect(declined.length).toBeGreaterThan(5);
  expect(declined.filter(({ fraternity }) => fraternity.nextStepOn !== null)).toEqual([]);
  expect(all.filter(({ fraternity }) => fraternity.owner !== '').length).toBeGreaterThan(50);
  const mailed = all.filter(({ fraternity }) => fraternity.rushChairEmail.endsWith('.example'));
  expect(mailed.length).toBeGreaterThan(150);
});

test('some next steps are overdue, some are due later, and some fraternities have none', () => {
  const steps = fraternitiesOf('2026-09-17').map(({ fraternity }) => fraternity.nextStepOn);
  expect(steps.filter((day) => day !== null && day < '2026-09-17').length).toBeGreaterThan(3);
  expect(steps.filter((day) => day !== null && day >= '2026-09-17').length).toBeGreaterThan(3);
  expect(steps.filter((day) => day === null).length).toBeGreaterThan(100);
});

test.each(days)('on %s students ask for evenings in term, each for another campus', (today) => {
  const requests = outreach(worldOf(today)).filter(({ path }) => path.startsWith('tournamentRequests/'));
  expect(requests.filter(({ fields }) => !isEvening(String(fields.proposedDate)))).toEqual([]);
  expect(requests.filter(({ fields }) => String(fields.proposedDate) <= today)).toEqual([]);
  expect(new Set(requests.map(({ fields }) => fields.collegeName)).size).toBe(requests.length);
});

test('the address of a person has the name of the person', () => {
  const people = outreach(worldOf('2026-09-17'))
    .map(({ fields }) => ({ name: String(fields.organizerName ?? ''), email: String(fields.email ?? '') }))
    .filter(({ name }) => name !== '');
  expect(people.length).toBeGreaterThan(10);
  for (const { name, email } of people)
    expect(email).toMatch(new RegExp(`^\\w?.*${name.split(' ')[1]?.toLowerCase()}\\d*@\\w+\\.example$`));
});
