import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventState } from '../../../src/domain/events/eventState.ts';
import {
  type PrivatePart,
  readPrivatePart,
  wholePrivatePart,
} from '../../../src/domain/events/privatePart.ts';
import { readEvent } from '../../../src/domain/events/readEvent.ts';
import { readListedParticipants } from '../../../src/domain/participants/participant.ts';
import { eventUpgrade } from '../../../src/domain/upgrade/eventUpgrade.ts';
import { isIdle, type UpgradePlan } from '../../../src/domain/upgrade/upgradePlan.ts';
import { season } from '../../support/documents/samples.ts';

type Stored = Record<string, unknown>;

/** The documents after a plan, as the data layer writes it. */
function applied(stored: Stored, part: PrivatePart | null, plan: UpgradePlan | null) {
  if (!plan) return { stored, part };
  const after: Stored = { ...stored, ...plan.set };
  for (const name of plan.removed) delete after[name];
  if (plan.people > 0) {
    after.currentParticipants = readListedParticipants(stored).length;
    delete after.participants;
  }
  return { stored: after, part: plan.hidden ?? part };
}

const old = {
  title: 'Spring Open',
  college: 'Purdue University',
  fraternity: 'Sigma Chi',
  date: '3/14/2026',
  time: '7 PM',
  venue: 'Memorial Union',
  state: 'in',
  status: 'Upcoming',
  registrationPassword: ' Aces 21',
  googleFormUrl: 'http://forms.example/1',
  pointOfContact: 'Kim',
  salesContact: { name: 'Lee', email: 'lee@college.example' },
  entryFee: '$25',
  prizePool: '1,000',
  maxParticipants: 64,
  participants: [{ id: 'p1', name: 'Ann', email: 'ann@college.example', checkedIn: true }],
};

test('an event of today is left alone', () => {
  expect(eventUpgrade({ ...season['events/e1'] }, null)).toBeNull();
});

test('an event gets the state of its card and the id of its college, where it has none', () => {
  const bare = { ...season['events/e1'], collegeName: 'Towson University', collegeId: '', state: '' };
  expect(eventUpgrade({ ...bare, location: '' }, null)?.set).toEqual({
    state: 'MD',
    collegeId: 'towson-university',
  });
  const placed = { ...bare, location: 'Union, Lincoln, NE', collegeId: 'other' };
  expect(eventUpgrade(placed, null)?.set).toEqual({ state: 'NE' });
  expect(eventUpgrade({ ...bare, state: 'TX', collegeId: 'other' }, null)).toBeNull();
});

test('an old event gets what lists and visitors need, and its secrets move', () => {
  const plan = eventUpgrade(old, null);
  const { stored, part } = applied(old, null, plan);
  expect(stored).toEqual({
    title: 'Spring Open',
    collegeId: 'purdue-university',
    collegeName: 'Purdue University',
    fraternityName: 'Sigma Chi',
    date: '2026-03-14',
    time: '7 PM',
    sortDate: '2026-03-14T19:00',
    location: 'Memorial Union',
    state: 'IN',
    status: 'upcoming',
    showOnLandingPage: false,
    registration: 'locked',
    entryFee: 25,
    prizePool: 1000,
    maxParticipants: 64,
    currentParticipants: 1,
  });
  expect(part).toEqual({
    registrationPassword: ' Aces 21',
    googleFormUrl: 'https://forms.example/1',
    contactPerson: 'Kim',
    salesContact: { name: 'Lee', role: '', email: 'lee@college.example', phone: '' },
  });
  expect(plan).toMatchObject({
    unlock: { password: ' Aces 21', googleFormUrl: 'https://forms.example/1' },
    people: 1,
    problems: [],
  });
  expect(plan?.changes).toContainEqual({ field: 'date', now: '3/14/2026', later: '2026-03-14' });
});

describe('dates', () => {
  test('a Timestamp becomes its local day, and dateScheduled speaks where date does not', () => {
    const noon = { seconds: new Date(2026, 2, 14, 12).getTime() / 1000, nanoseconds: 0 };
    expect(eventUpgrade({ ...old, date: noon }, null)?.set.date).toBe('2026-03-14');
    const scheduled = eventUpgrade({ ...old, date: undefined, dateScheduled: 'March 14, 2026' }, null);
    expect(scheduled).toMatchObject({ set: { date: '2026-03-14' } });
    expect(scheduled?.removed).toContain('dateScheduled');
  });

  test('TBD is no date; a text that names no day stays beside the time', () => {
    expect(eventUpgrade({ ...old, date: 'TBD' }, null)?.set).toMatchObject({
      date: null,
      sortDate: '9999-12-31',
    });
    expect(eventUpgrade({ ...old, date: 'Spring 2027' }, null)?.set).toMatchObject({
      date: null,
      time: '7 PM, Spring 2027',
    });
  });
});

describe('what Enter does', () => {
  test('where one signs up on this site the password unlocks no form', () => {
    const here = { ...old, signUp: { open: true, closesAt: 0 } };
    expect(eventUpgrade(here, null)?.unlock).toMatchObject({ googleFormUrl: null });
    expect(eventUpgrade({ ...here, registrationPassword: '' }, null)?.set.registration).toBe('site');
  });

  test('a form without a password is open to all; without either there is nothing', () => {
    const open = applied(
      { ...old, registrationPassword: '' },
      null,
      eventUpgrade({ ...old, registrationPassword: '' }, null),
    );
    expect(open.stored).toMatchObject({
      registration: 'open',
      googleFormUrl: 'https://forms.example/1',
    });
    const { registrationPassword: _p, googleFormUrl: _f, ...none } = old;
    expect(eventUpgrade(none, null)).toMatchObject({ set: { registration: 'none' }, unlock: null });
    expect(eventUpgrade({ ...none, googleFormUrl: 'coming soon' }, null)).toMatchObject({
      set: { registration: 'none' },
      removed: expect.arrayContaining(['googleFormUrl']),
    });
  });

  test('what the private part says already stands before what the old document says', () => {
    const part = { ...readPrivatePart({}), registrationPassword: 'new' };
    const plan = eventUpgrade(old, part);
    expect(plan?.hidden).toMatchObject({ registrationPassword: 'new', contactPerson: 'Kim' });
    expect(plan?.unlock?.password).toBe('new');
  });
});

test('what makes no sense stays, and is named', () => {
  const plan = eventUpgrade(
    { ...old, entryFee: 'free for members', status: 'canceled', address: '12 Main St' },
    null,
  );
  expect(plan?.problems).toEqual(['entryFee is free for members']);
  expect(plan?.set).not.toHaveProperty('entryFee');
  expect(plan?.set).not.toHaveProperty('status');
  // Another address than the venue is not thrown away.
  expect(plan?.removed).not.toContain('address');
  expect(eventUpgrade({ ...old, pointOfContact: 'x'.repeat(201) }, null)).toMatchObject({
    hidden: null,
    problems: ['contactPerson is too long'],
  });
});

const anyField = fc.oneof(
  fc.constantFrom('', 'TBD', '3/14/2026', '2026-03-14', 'Spring', '$25', 'open', 'locked', 'upcoming', 'in'),
  fc.constantFrom('http://x.example', 'https://x.example/1', 'x.example/f', 'aces 21', '   '),
  fc.constantFrom<unknown>(
    null,
    undefined,
    0,
    7,
    25.5,
    true,
    [],
    {},
    { seconds: 1773500000, nanoseconds: 0 },
  ),
  fc.anything({ maxDepth: 1 }),
);
const names = [
  ...Object.keys(old),
  'date',
  'dateScheduled',
  'sortDate',
  'registration',
  'showOnLandingPage',
  'collegeName',
  'location',
  'address',
  'contactPerson',
  'currentParticipants',
];
const anyEvent = fc.dictionary(fc.constantFrom(...names), anyField, { noNullPrototype: true });
const anyPart = fc.option(fc.constantFrom(readPrivatePart({}), readPrivatePart(old)), { nil: null });

test('whatever was stored: the upgrade is done after one time, and staff see what they saw', () => {
  fc.assert(
    fc.property(anyEvent, anyPart, (stored, part) => {
      const after = applied(stored, part, eventUpgrade(stored, part));
      const again = eventUpgrade(after.stored, after.part);
      if (again) expect([isIdle(again), again]).toEqual([true, again]);

      const was = readEvent('e', stored);
      const is = readEvent('e', after.stored);
      const same = ['title', 'collegeName', 'fraternityName', 'location', 'date', 'entryFee'] as const;
      for (const name of same) expect([name, is[name]]).toEqual([name, was[name]]);
      // The state that its card shows is stored where there was none.
      expect(is.state).toBe(was.state || eventState(was));
      const before = wholePrivatePart(part, readPrivatePart(stored));
      const now = wholePrivatePart(after.part, readPrivatePart(after.stored));
      expect(now).toMatchObject({
        registrationPassword: before.registrationPassword,
        contactPerson: before.contactPerson,
        salesContact: before.salesContact,
      });
      // Queries find it.
      expect(after.stored).toMatchObject({
        sortDate: expect.any(String),
        showOnLandingPage: expect.any(Boolean),
        title: expect.any(String),
      });
    }),
    { numRuns: 300 },
  );
});
