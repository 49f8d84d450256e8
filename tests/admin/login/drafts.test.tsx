import { beforeEach, expect, test, vi } from 'vitest';
import { eventDraft } from '../../../src/admin/events/drafts/eventDraft.ts';
import { clearDrafts, countDrafts, pruneDrafts } from '../../../src/admin/login/drafts.ts';
import { noteDraft } from '../../../src/admin/parts/noteDrafts.ts';
import { newEventFields } from '../../../src/domain/events/eventFields.ts';
import { draftLife } from '../../../src/domain/fields/freshDrafts.ts';

const live = {
  ...newEventFields.console,
  title: 'Cup',
  registrationPassword: 'Aces 21',
  contactEmail: 'kim@x.example',
};

beforeEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

test('the draft of an edit holds no password and no contact that nobody touched', () => {
  const draft = eventDraft('edit a', live);
  draft.set({ base: live, mine: { ...live, title: 'Spring Cup' } });
  expect(localStorage.getItem('event-drafts')).not.toMatch(/Aces 21|kim@x\.example/);
  expect(draft.get()).toEqual({ base: live, mine: { ...live, title: 'Spring Cup' } });
});

test('a password that was changed is kept with what it was', () => {
  const mine = { ...live, registrationPassword: 'Kings 7' };
  eventDraft('edit a', live).set({ base: live, mine });
  const theirs = { ...live, registrationPassword: 'Queens 3', contactEmail: 'bo@x.example' };
  expect(eventDraft('edit a', theirs).get()).toEqual({
    base: { ...live, contactEmail: 'bo@x.example' },
    mine: { ...mine, contactEmail: 'bo@x.example' },
  });
});

test('drafts and notes are counted, live a week, and can be removed', () => {
  vi.useFakeTimers({ now: 1_000_000_000_000 });
  eventDraft('new').set({ base: live, mine: { ...live, title: 'Other' } });
  noteDraft('r1').set({ base: '', text: 'Called.' });
  expect(countDrafts()).toBe(2);
  vi.setSystemTime(1_000_000_000_000 + draftLife - 1);
  pruneDrafts();
  expect(countDrafts()).toBe(2);
  expect(noteDraft('r1').get()).toEqual({ base: '', text: 'Called.' });
  vi.setSystemTime(1_000_000_000_000 + draftLife);
  expect(noteDraft('r1').get()).toBeNull();
  expect(eventDraft('new').get()).toBeNull();
  pruneDrafts();
  expect(localStorage.length).toBe(0);
  noteDraft('r2').set({ base: '', text: 'Wrote.' });
  clearDrafts();
  expect(localStorage.length).toBe(0);
});

test('of notes the newest twenty stay', () => {
  vi.useFakeTimers({ now: 1_000_000_000_000 });
  for (let number = 0; number < 25; number++) {
    vi.setSystemTime(1_000_000_000_000 + number);
    noteDraft(`r${number}`).set({ base: '', text: 'x' });
  }
  expect(countDrafts()).toBe(20);
  expect(noteDraft('r4').get()).toBeNull();
  expect(noteDraft('r5').get()).not.toBeNull();
});

test('what an earlier version kept without its moment is still there', () => {
  localStorage.setItem('note:r1', JSON.stringify({ base: 'a', text: 'b' }));
  expect(noteDraft('r1').get()).toEqual({ base: 'a', text: 'b' });
});
