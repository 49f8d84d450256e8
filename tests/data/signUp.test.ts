import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { unlockKey } from '../../src/domain/events/unlockKey.ts';
import { readSignedUp } from '../../src/domain/signUp/signedUp.ts';
import { SignUpForm } from '../../src/domain/signUp/signUpForm.ts';
import { newTicketKey, ticketIdOf } from '../../src/domain/signUp/ticketKey.ts';
import { anyText } from '../support/anyText.ts';
import { ann, signUpEvent } from '../support/documents/signUpEvent.ts';
import { pointAppAt } from '../support/pointAppAt.ts';
import { seededProject } from '../support/seededProject.ts';
import { ticketVectors } from '../support/ticketVectors.ts';

/* What a phone sends to sign up and to cancel, and what it learns when it isn't taken. */

const project = await seededProject({});
pointAppAt(project.id);
const { signUp } = await import('../../src/data/site/signUp.ts');
const { fetchTicket } = await import('../../src/data/site/ownTicket.ts');
const { cancelTicket } = await import('../../src/data/site/ticketActs.ts');

afterEach(() => void vi.restoreAllMocks());

const key = newTicketKey();
const id = await ticketIdOf(key);
const person = `events/cup/participants/${id}`;
const how = { signal: new AbortController().signal, onBusy: () => {} };
const signsUp = (more: Partial<Parameters<typeof signUp>[0]> = {}) =>
  signUp({ eventId: 'cup', key, typed: ann, unlock: '', as: 'in', ...more }, how);
const count = async () => (await project.stored('events/cup'))?.currentParticipants;

test('one request signs somebody up, and the ticket says so to whoever has its key', async () => {
  await project.seed(signUpEvent({ currentParticipants: 3 }));
  const before = (await project.requests()).length;
  expect(await signsUp()).toBe('in');
  expect((await project.requests()).slice(before).map(({ method }) => method)).toEqual(['commit']);
  expect(await project.stored(person)).toMatchObject({
    ...ann,
    source: 'sign-up',
    agreed: '2026-11-27',
    checkedIn: false,
  });
  expect(await count()).toBe(4);
  expect(await fetchTicket('cup', key)).toMatchObject({
    ticket: { state: 'in', at: expect.any(Date) },
    typed: ann,
    event: { id: 'cup' },
  });
});

test('canceling deletes name and address, and frees the spot', async () => {
  await project.seed(signUpEvent({ currentParticipants: 3 }));
  await signsUp();
  expect(await cancelTicket('cup', key)).toBe('canceled');
  expect(await project.stored(person)).toBeUndefined();
  expect(await count()).toBe(3);
  // Whoever photographed the code may have kept what was sealed, and would open it with the key.
  expect(JSON.stringify(await project.stored(`events/cup/tickets/${id}`))).not.toContain(key);
  expect(await fetchTicket('cup', key)).toMatchObject({
    ticket: { state: 'canceled', sealed: '' },
    typed: null,
  });
});

test('a sign-up and a cancellation cost what docs/costs.md says', async () => {
  const unlock = await unlockKey('cup', 'aces 21');
  await project.seed({
    ...signUpEvent({ registration: 'locked' }),
    [`events/cup/unlocks/${unlock}`]: { googleFormUrl: null },
  });
  const before = (await project.requests()).length;
  await signsUp({ unlock });
  await cancelTicket('cup', key);
  await project.change('events/cup', { registration: 'site' });
  await signsUp({ key: newTicketKey() });
  const costs = (await project.requests()).slice(before);
  expect(costs.map(({ reads, lookups, writes }) => ({ reads, lookups, writes }))).toEqual([
    { reads: 0, lookups: 6, writes: 4 },
    { reads: 0, lookups: 5, writes: 4 },
    { reads: 0, lookups: 5, writes: 4 },
  ]);
});

test.each(ticketVectors)('the rules know the ticket $id by its key', async ({ key: one, id: ticket }) => {
  await project.seed(signUpEvent());
  await signsUp({ key: one });
  expect(await project.idsIn('events/cup/tickets')).toEqual([ticket]);
  expect(await cancelTicket('cup', one)).toBe('canceled');
});

test('a key without a ticket finds none, in an event that is there and in one that isn’t', async () => {
  await project.seed(signUpEvent());
  expect(await fetchTicket('cup', key)).toMatchObject({ ticket: null, typed: null, event: { id: 'cup' } });
  expect(await fetchTicket('other', key)).toEqual({ ticket: null, typed: null, event: null });
});

const hourAgo = Date.now() - 3_600_000;
const elsewhere = { registration: 'open', googleFormUrl: 'https://forms.example' };

test.each([
  { end: 'full', event: { maxParticipants: 8, currentParticipants: 8 } },
  { end: 'full', event: { maxParticipants: 6, currentParticipants: 8 } },
  { end: 'closed', event: { signUp: { open: false, closesAt: 0 } } },
  { end: 'closed', event: { signUp: { open: true, closesAt: hourAgo } } },
  { end: 'closed', event: { status: 'completed' } },
  { end: 'closed', event: elsewhere },
  { end: 'closed', event: { registration: 'none' } },
  { end: 'password', event: { registration: 'locked' } },
  { end: 'drawn', board: {} },
] as const)('refused, it says why: $end of $event', async ({ end, event = {}, board }) => {
  await project.seed({ ...signUpEvent(event), ...(board && { 'boards/cup': board }) });
  const before = await count();
  expect(await signsUp()).toBe(end);
  expect(await project.stored(person)).toBeUndefined();
  expect(await count()).toBe(before);
});

test('an event that was deleted while the form was open is gone', async () => {
  expect(await signsUp()).toBe('gone');
});

test('an event that staff edited while the form was open takes whoever is quick', async () => {
  await project.seed(signUpEvent({ maxParticipants: 9, currentParticipants: 8 }));
  await project.change('events/cup', { title: 'Moved', maxParticipants: 40, updatedAt: new Date() });
  expect(await signsUp()).toBe('in');
  expect(await project.stored('events/cup')).toMatchObject({ title: 'Moved', currentParticipants: 9 });
});

test('a locked event opens to whoever unlocked it, and not to yesterday’s password', async () => {
  const [right, wrong] = await Promise.all([unlockKey('cup', 'aces 21'), unlockKey('cup', 'kings')]);
  await project.seed({
    ...signUpEvent({ registration: 'locked' }),
    [`events/cup/unlocks/${right}`]: { googleFormUrl: null },
  });
  for (const unlock of ['', wrong]) expect(await signsUp({ unlock })).toBe('password');
  expect(await signsUp({ unlock: right })).toBe('in');
});

test('what the rules refuse without a reason that the event shows is a failure', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  await project.seed(signUpEvent());
  const typed = { ...ann, name: '<b>Ann</b>' };
  await expect(signsUp({ typed })).rejects.toMatchObject({ kind: 'refused' });
});

test.each([
  { says: 'gone', what: 'without a ticket', documents: {} },
  {
    says: 'gone',
    what: 'removed by staff',
    documents: { [`events/cup/tickets/${id}`]: { state: 'removed', at: new Date(), sealed: '' } },
  },
  { says: 'late', what: 'with the list closed', documents: { 'boards/cup': {} } },
  { says: 'late', what: 'checked in', documents: { [person]: { name: 'Ann Lee', checkedIn: true } } },
] as const)('a ticket $what doesn’t cancel: $says', async ({ says, documents }) => {
  await project.seed(signUpEvent());
  if (Object.keys(documents).length > 0) await signsUp();
  await project.seed(documents);
  const before = await count();
  expect(await cancelTicket('cup', key)).toBe(says);
  expect(await count()).toBe(before);
});

test('another key cancels nothing', async () => {
  await project.seed(signUpEvent());
  await signsUp();
  expect(await cancelTicket('cup', newTicketKey())).toBe('gone');
  // Whoever photographed the code has the ticket's id.
  expect(await cancelTicket('cup', id)).toBe('gone');
  expect(await count()).toBe(1);
});

const form = fc.record({
  name: fc.oneof(
    anyText({ maxLength: 90 }),
    fc
      .array(fc.constantFrom(...'Anñ Nguyễn عمر\u200f\u00a0\t’-.'), { maxLength: 80 })
      .map((one) => one.join('')),
  ),
  email: fc.oneof(anyText({ maxLength: 40 }), fc.emailAddress()),
  collegeName: anyText({ maxLength: 160 }),
  chapterName: anyText({ maxLength: 110 }),
  shownAs: fc.constantFrom('short', 'number'),
});

test('the rules take whatever the form takes, and the ticket gives it back', async () => {
  await project.seed(signUpEvent());
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(form, async (typed) => {
      const given = { ...typed, collegeId: 'purdue', chapterId: '', agreed: true };
      const parsed = v.safeParse(SignUpForm, given);
      if (!parsed.success) return;
      taken += 1;
      const { agreed: _agreed, ...sent } = parsed.output;
      const one = newTicketKey();
      expect(await signsUp({ key: one, typed: sent })).toBe('in');
      expect(await fetchTicket('cup', one)).toMatchObject({ typed: readSignedUp(sent) });
    }),
    { numRuns: 150, examples: [[longest]] },
  );
  expect(taken).toBeGreaterThan(20);
  expect(v.is(SignUpForm, { ...longest, collegeId: '', chapterId: '', agreed: true })).toBe(true);
});

/** Four bytes a character, and no room for another one. */
const longest = {
  name: '𝓐'.repeat(40),
  email: `${'𝓐'.repeat(90)}@example.com`,
  collegeName: '𝓐'.repeat(75),
  chapterName: '𝓐'.repeat(50),
  shownAs: 'number',
};
