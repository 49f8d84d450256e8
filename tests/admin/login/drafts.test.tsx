import { beforeEach, expect, test, vi } from 'vitest';
import { eventDraft } from '../../../src/admin/events/drafts/eventDraft.ts';
import { startDrafts } from '../../../src/admin/login/startDrafts.ts';
import { planDraft } from '../../../src/admin/night/parts/planDrafts.ts';
import { stepDraft } from '../../../src/admin/outreach/chapter/useStepForm.ts';
import { contactDraft } from '../../../src/admin/outreach/contacts/contactDraft.ts';
import { noteDraft } from '../../../src/admin/parts/noteDrafts.ts';
import { forgetData } from '../../../src/data/staff/session/session.ts';
import { newEventFields } from '../../../src/domain/events/eventFields.ts';
import { draftLife } from '../../../src/domain/fields/freshDrafts.ts';
import { readFraternity } from '../../../src/domain/fraternities/fraternity.ts';
import { fraternityFields } from '../../../src/domain/fraternities/fraternityForm.ts';
import { planFields } from '../../../src/domain/night/plan/planForm.ts';
import { proposedPlan } from '../../../src/domain/night/plan/proposedPlan.ts';
import { clearDrafts, countDrafts, pruneDrafts } from '../../../src/parts/draftStore.ts';

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

test('notes that an earlier version kept are still there, for the week they have left', () => {
  const ago = (milliseconds: number) => Date.now() - milliseconds;
  const keepOld = (id: string, found: unknown) => localStorage.setItem(`note:${id}`, JSON.stringify(found));
  keepOld('r1', { base: 'a', text: 'b' });
  keepOld('r2', { at: ago(draftLife - 60_000), draft: { base: 'c', text: 'd' } });
  keepOld('r3', { at: ago(draftLife), draft: { base: 'e', text: 'f' } });
  localStorage.setItem('note:r4', 'rubbish');
  startDrafts();
  expect(noteDraft('r1').get()).toEqual({ base: 'a', text: 'b' });
  expect(noteDraft('r2').get()).toEqual({ base: 'c', text: 'd' });
  expect([countDrafts(), Object.keys(localStorage)]).toEqual([2, ['note-drafts']]);
});

test('a plan, a next step and a contact end with the session, and not before', async () => {
  const chapter = readFraternity('sigma-chi', { name: 'Sigma Chi' });
  const plan = planDraft('cup');
  const step = stepDraft('purdue', chapter);
  const contact = contactDraft({ collegeId: 'purdue', fraternityId: 'sigma-chi', role: 'president' });
  const fields = fraternityFields(chapter);
  const type = () => {
    plan.set(planFields(proposedPlan(48, 'standard'), { players: 48, startsAt: '', until: '' }));
    step.set({ before: chapter, step: { nextStep: 'Visit', nextStepOn: '2026-11-27' } });
    contact.set({ base: fields, mine: { ...fields, presidentName: 'Kim' } });
  };
  const typed = () => [plan, step, contact].map((draft) => draft.get() !== null);
  type();
  expect(typed()).toEqual([true, true, true]);
  clearDrafts();
  expect(typed()).toEqual([true, true, true]);
  startDrafts();
  expect(typed()).toEqual([false, false, false]);
  type();
  await forgetData();
  expect(typed()).toEqual([false, false, false]);
});
