import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { encodedFields } from '../../../src/data/site/firestoreValues.ts';
import { signUp } from '../../../src/data/site/signUp.ts';
import { anything, list, readFields, text } from '../../../src/domain/fields/storedFields.ts';
import { newTicketKey } from '../../../src/domain/signUp/ticketKey.ts';
import { ann, signUpEvent } from '../../support/documents/signUpEvent.ts';

/* The message with a ticket, on a site that is built for it; the rules are tests/rules/ticketMail. */

beforeEach(() => void vi.stubEnv('VITE_TICKET_MAIL', '1'));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const written = { writes: list };
const asked = { documents: list };

/** Answers with one event, and refuses a commit of which `refuses` is true; returns the commits' writes. */
function serve(changes: Parameters<typeof signUpEvent>[0], refuses: (writes: unknown[]) => boolean) {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { 'events/cup': event = {} } = signUpEvent({ title: ' Spring  Open ', ...changes });
  const commits: unknown[][] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    if (url.includes(':commit')) {
      const { writes } = readFields(written, JSON.parse(body));
      commits.push(writes);
      if (!refuses(writes)) return Response.json({});
      return Response.json(
        { error: { code: 403, status: 'PERMISSION_DENIED', message: '' } },
        { status: 403 },
      );
    }
    const name = text(readFields(asked, JSON.parse(body)).documents[0]);
    const readTime = new Date().toISOString();
    const found = { name, fields: encodedFields(event), updateTime: readTime };
    return Response.json([name.endsWith('/events/cup') ? { found, readTime } : { missing: name, readTime }]);
  });
  return commits;
}

const key = newTicketKey();
const signsUp = (as: 'in' | 'waiting') => signUp({ eventId: 'cup', key, typed: ann, unlock: '', as }, {});
const full = { maxParticipants: 3, currentParticipants: 3 };
const cases = [
  { as: 'in', changes: {} },
  { as: 'waiting', changes: full },
] as const;

test.each(cases)(
  'goes with the ticket of who is $as, under the title as it’s stored',
  async ({ as, changes }) => {
    const commits = serve(changes, () => false);
    expect(await signsUp(as)).toBe(as);
    expect(commits.map(({ length }) => length)).toEqual([5]);
    const mail = readFields({ update: anything }, commits[0]?.at(-1)).update;
    expect(mail).toEqual({
      name: expect.stringMatching(/\/mail\/cup--[\w-]{22}$/),
      fields: encodedFields({
        to: ann.email,
        template: { name: `ticket-${as}`, data: { event: 'cup', key, title: ' Spring  Open ' } },
      }),
    });
  },
);

test.each(cases)('is left out where it’s refused, and one is $as all the same', async ({ as, changes }) => {
  const commits = serve(changes, ({ length }) => length === 5);
  expect(await signsUp(as)).toBe(as);
  expect(commits.map(({ length }) => length)).toEqual([5, 4]);
});
