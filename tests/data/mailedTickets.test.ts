import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callDatabase } from '../../scripts/firestoreRest.ts';
import { plainFields } from '../../src/data/site/firestoreValues.ts';
import { anything, list, readFields } from '../../src/domain/fields/storedFields.ts';
import { newTicketKey, ticketIdOf } from '../../src/domain/signUp/ticketKey.ts';
import { ann, signUpEvent } from '../support/documents/signUpEvent.ts';
import { faultyCommits } from '../support/faultyCommits.ts';
import { pointAppAt } from '../support/pointAppAt.ts';
import { seededProject } from '../support/seededProject.ts';
import { firestoreEmulator } from '../support/TestProject.ts';

/* The message with a ticket, on a site that is built for it. No refusal of it costs anybody their spot. */

const event = signUpEvent({ title: ' Spring  Open ', maxParticipants: 3, waitingList: 20 });
const project = await seededProject({ ...event, 'settings/mail': { on: true } });
pointAppAt(project.id);
vi.stubEnv('VITE_TICKET_MAIL', '1');
afterAll(() => void vi.stubEnv('VITE_TICKET_MAIL', ''));
const { signUp } = await import('../../src/data/site/signUp.ts');

beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const key = newTicketKey();
const signsUp = (as: 'in' | 'waiting', one = key) =>
  signUp({ eventId: 'cup', key: one, typed: ann, unlock: '', as }, {});

/** Returns the message of a ticket, which nobody but the extension may read; null without one. */
async function mailOf(one = key): Promise<Record<string, unknown> | null> {
  const { host, port } = firestoreEmulator();
  const name = `projects/${project.id}/databases/(default)/documents/mail/cup--${await ticketIdOf(one)}`;
  const database = { host: `http://${host}:${port}`, project: project.id };
  const [answer] = list(await callDatabase(database, 'batchGet', { documents: [name] }));
  const { found } = readFields({ found: anything }, answer);
  return found === undefined ? null : readFields({ fields: plainFields }, found).fields;
}

test.each([
  { as: 'in', people: 0 },
  { as: 'waiting', people: 3 },
] as const)('says where to find the ticket of who is $as, in its commit', async ({ as, people }) => {
  await project.change('events/cup', { currentParticipants: people });
  const commits = faultyCommits(() => '');
  expect(await signsUp(as)).toBe(as);
  expect(commits()).toBe(1);
  expect(await mailOf()).toEqual({
    to: ann.email,
    template: { name: `ticket-${as}`, data: { event: 'cup', key, title: ' Spring  Open ' } },
  });
});

test.each(['in', 'waiting'] as const)(
  'is left out where it’s refused, and one is %s all the same',
  async (as) => {
    await project.seed({ 'settings/mail': { on: false } });
    await project.change('events/cup', { currentParticipants: as === 'in' ? 0 : 3 });
    const commits = faultyCommits(() => '');
    expect(await signsUp(as)).toBe(as);
    expect(commits()).toBe(2);
    expect(await mailOf()).toBeNull();
  },
);

test('comes once after an answer that was lost, and with the place that a race has left', async () => {
  faultyCommits((nth) => (nth === 0 ? 'unanswered' : ''));
  expect(await signsUp('in')).toBe('in');
  const keys = Array.from({ length: 8 }, newTicketKey);
  const ends = await Promise.all(keys.map((one) => signsUp('waiting', one)));
  expect(ends.toSorted()).toEqual(['in', 'in', ...Array.from({ length: 6 }, () => 'waiting')]);
  const mails = await Promise.all(keys.map((one) => mailOf(one)));
  expect(mails.map((mail) => mail !== null)).toEqual(keys.map(() => true));
});
