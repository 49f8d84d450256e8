import type { Stored } from '../../../../scripts/firestoreRest.ts';
import { unlockKey } from '../../../../src/domain/events/unlockKey.ts';
import { expectAccessible } from '../../../support/axe.ts';
import { holdBack } from '../../../support/browser.ts';
import { anEvent } from '../../../support/documents/events.ts';
import { season } from '../../../support/documents/samples.ts';
import { expect, openAs, test } from '../../../support/staff.ts';

const old: Record<string, Stored> = {
  title: 'Old Open',
  college: 'Purdue University',
  fraternity: 'Sigma Chi',
  // Noon in New York, where the tests' browser is.
  date: new Date('2026-03-14T16:00:00Z'),
  time: '7 PM',
  venue: 'Memorial Union',
  status: 'Upcoming',
  registrationPassword: 'Aces 21',
  googleFormUrl: 'http://forms.example/1',
  pointOfContact: 'Kim',
  salesContact: { name: 'Lee', email: 'lee@college.example' },
  entryFee: '$25',
  participants: [{ id: 'p1', name: 'Ann', email: 'ann@college.example', checkedIn: true }, { name: 'Bo' }],
};

// The regular account signs in where the super account's password was refused.
test.beforeEach(({ expectConsole }) => expectConsole(/400/));

test('an older event is found, upgraded under the rules, and opens with its password @desktop', async ({
  page,
  project,
}) => {
  await project.seed({
    ...anEvent('new', { title: 'New Open' }),
    'events/new/private/search': { ...season['events/e1/private/search'], title: 'New Open' },
    'events/old': old,
    'tournaments/cup': { title: 'Old Cup', date: '10/1/2025', status: 'Completed' },
  });
  await openAs(page, 'staff', '/admin/events');
  await expect(page.getByText("1 event from an older version isn't in this list.")).toBeVisible();
  await page.getByRole('link', { name: 'Review upgrade' }).click();
  await page.getByRole('button', { name: 'Scan' }).click();
  await expect(page.getByText('2 documents to upgrade of 3 read.')).toBeVisible();
  const item = page.getByRole('list', { name: 'Documents to upgrade' }).getByRole('listitem').first();
  await item.getByText('Old Open').click();
  await expect(item.getByRole('row', { name: /^collegeName missing Purdue University$/ })).toBeVisible();
  await expect(item.getByRole('row', { name: /^registrationPassword Aces 21 moves to/ })).toBeVisible();
  await expectAccessible(page);
  expect(await project.stored('events/old')).toMatchObject({ registrationPassword: 'Aces 21' });

  await page.getByRole('button', { name: 'Upgrade 2 documents' }).click();
  await expect(page.getByText(/^2 of 2 documents upgraded\. Everything is up to date/)).toBeVisible();
  const event = await project.stored('events/old');
  expect(event).toMatchObject({
    collegeName: 'Purdue University',
    fraternityName: 'Sigma Chi',
    date: '2026-03-14',
    sortDate: '2026-03-14T19:00',
    location: 'Memorial Union',
    status: 'upcoming',
    showOnLandingPage: false,
    registration: 'locked',
    entryFee: 25,
    currentParticipants: 2,
  });
  for (const gone of [
    'registrationPassword',
    'googleFormUrl',
    'salesContact',
    'pointOfContact',
    'participants',
  ])
    expect(event).not.toHaveProperty(gone);
  expect(await project.stored('events/old/private/staff')).toMatchObject({
    registrationPassword: 'Aces 21',
    googleFormUrl: 'https://forms.example/1',
    contactPerson: 'Kim',
    salesContact: { name: 'Lee', email: 'lee@college.example' },
  });
  expect(await project.stored('events/old/private/search')).toMatchObject({
    title: 'Old Open',
    date: '2026-03-14',
    tokens: expect.arrayContaining(['old', 'purdue', 'kim', 'pur|sig']),
  });
  const key = await unlockKey('old', 'Aces 21');
  expect(await project.stored(`events/old/unlocks/${key}`)).toEqual({
    googleFormUrl: 'https://forms.example/1',
  });
  expect(await project.stored('events/old/participants/p1')).toMatchObject({ name: 'Ann', checkedIn: true });
  expect(await project.stored('tournaments/cup')).toMatchObject({ status: 'completed', date: '2025-10-01' });

  await page.getByRole('button', { name: 'Scan again' }).click();
  await expect(page.getByText('Everything is up to date: 3 documents read.')).toBeVisible();
  await page.getByRole('navigation', { name: 'Manage Events' }).getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('listitem', { name: 'Old Open' })).toContainText('Aces 21');
  await expect(page.getByText(/older version/)).toHaveCount(0);
});

test('what is refused is named and tried again; the rest is done; a stop leaves the rest @desktop', async ({
  page,
  project,
  expectConsole,
}) => {
  expectConsole(/permission|403/i);
  const events = [1, 2, 3, 4].map((number) => [`events/old${number}`, { ...old, title: `Old ${number}` }]);
  const added = new Date('2024-01-02T03:04:05Z');
  const fraternity = 'colleges/purdue-university/fraternities/old';
  await project.seed({ ...Object.fromEntries(events), [fraternity]: { name: 'Old', createdAt: added } });
  await openAs(page, 'admin', '/admin/outreach?list=unreached');
  await expect(page.getByText("1 chapter from an older version isn't in all lists yet.")).toBeVisible();
  await page.getByRole('link', { name: 'Review upgrade' }).click();
  await page.getByRole('button', { name: 'Scan' }).click();
  const release = await holdBack(page, /\/documents:(batchGet|commit)/);
  await page.getByRole('button', { name: 'Upgrade 5 documents' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  release();
  await expect(page.getByRole('button', { name: /^Upgrade [1-4] documents?$/ })).toBeVisible();
  expect(await project.stored('events/old4')).toMatchObject({ registrationPassword: 'Aces 21' });
  await project.loadRules((rules) =>
    rules.replace(
      'allow update: if isStaff() && isEvent',
      "allow update: if eventId != 'old4' && isStaff() && isEvent",
    ),
  );
  await page.getByRole('button', { name: /^Upgrade \d+ documents?$/ }).click();
  await expect(page.getByText(/^Failed to upgrade 1 of \d+ documents\. Please try again\.$/)).toBeVisible();
  await project.loadRules();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(/Everything is up to date/)).toBeVisible();
  await expect.poll(() => project.stored('events/old4')).toMatchObject({ registration: 'locked' });
  expect((await project.stored(fraternity))?.quietSince.toDate()).toEqual(added);
  await page.goBack();
  await expect(page.getByRole('link', { name: /^Old/ })).toBeVisible();
  await expect(page.getByText(/older version/)).toHaveCount(0);
});
