import { afterAll, beforeEach, expect, test } from 'vitest';
import { ticketIdOf } from '../../src/domain/signUp/ticketKey.ts';
import { aComingEvent } from '../support/documents/events.ts';
import { pointAppAt } from '../support/pointAppAt.ts';
import { TestProject } from '../support/TestProject.ts';

const project = await TestProject.open();
pointAppAt(project.id);
const { cancelTicket, fetchTicket, signUp } = await import('../../src/data/site/signUp.ts');

afterAll(() => project.close());
beforeEach(() => project.clear());

const key = 'a-ticket-key-of-22-abc';
const ann = {
  name: 'Ann Lee',
  email: 'ann@college.example',
  collegeId: 'purdue',
  collegeName: 'Purdue University',
  chapterId: '',
  chapterName: '',
  shownAs: 'short' as const,
};
const asked = { eventId: 'cup', key, typed: ann, unlock: '' };
const how = () => ({ signal: new AbortController().signal, onBusy: () => {} });

test('one request signs somebody up, and the ticket says so to whoever has its key', async () => {
  await project.seed(
    aComingEvent('cup', {
      registration: 'site',
      signUp: { open: true, closesAt: 0 },
      currentParticipants: 3,
    }),
  );
  expect(await signUp(asked, how())).toBe('in');
  expect((await project.requests()).map(({ method }) => method)).toEqual(['commit']);
  const id = await ticketIdOf(key);
  expect(await project.stored(`events/cup/participants/${id}`)).toMatchObject({
    ...ann,
    source: 'sign-up',
    agreed: '2026-11-01',
    checkedIn: false,
  });
  expect(await project.stored('events/cup')).toMatchObject({ currentParticipants: 4 });
  const { ticket, typed, event } = await fetchTicket('cup', key);
  expect(ticket?.state).toBe('in');
  expect(typed).toEqual(ann);
  expect(event?.id).toBe('cup');
  expect(await cancelTicket('cup', key)).toBe('canceled');
  expect(await project.stored(`events/cup/participants/${id}`)).toBeUndefined();
  expect(await project.stored('events/cup')).toMatchObject({ currentParticipants: 3 });
  expect((await fetchTicket('cup', key)).ticket).toMatchObject({ state: 'canceled', sealed: '' });
});
