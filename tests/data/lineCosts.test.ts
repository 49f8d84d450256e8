import { expect, test } from 'vitest';
import { newTicketKey } from '../../src/domain/signUp/ticketKey.ts';
import { ann, signUpEvent } from '../support/documents/signUpEvent.ts';
import { pointAppAt } from '../support/pointAppAt.ts';
import { seededProject } from '../support/seededProject.ts';

const project = await seededProject(signUpEvent({ maxParticipants: 56 }));
pointAppAt(project.id);
const { signUp } = await import('../../src/data/site/signUp.ts');
const { fetchTicket } = await import('../../src/data/site/ownTicket.ts');
const { cancelTicket, takeSpot } = await import('../../src/data/site/ticketActs.ts');

/** Returns what some people's acts cost together, one after the other; a refused commit writes nothing. */
async function costsOf(keys: readonly string[], act: (key: string) => Promise<unknown>) {
  const before = (await project.requests()).length;
  for (const key of keys) await act(key);
  const costs = (await project.requests()).slice(before);
  const sum = (name: 'reads' | 'lookups' | 'writes') =>
    costs.reduce((all, one) => all + (name !== 'writes' || one.allowed ? one[name] : 0), 0);
  return { reads: sum('reads'), lookups: sum('lookups'), writes: sum('writes') };
}

test('60 sign-ups for 56 spots, 4 waiting, 2 cancellations cost what docs/costs.md says', async () => {
  const keys = Array.from({ length: 60 }, newTicketKey);
  const late = keys.slice(56);
  const asks = (as: 'in' | 'waiting') => (key: string) =>
    signUp({ eventId: 'cup', key, typed: ann, unlock: '', as }, {});
  expect([
    await costsOf(keys.slice(0, 56), asks('in')),
    await costsOf(late, asks('in')),
    await costsOf(late, asks('waiting')),
    await costsOf(keys, (key) => fetchTicket('cup', key)),
    await costsOf(keys.slice(3, 5), (key) => cancelTicket('cup', key)),
    await costsOf(late.slice(0, 2), (key) => takeSpot('cup', key)),
    await costsOf(late.slice(3), (key) => cancelTicket('cup', key)),
  ]).toEqual([
    { reads: 0, lookups: 56 * 5, writes: 56 * 4 },
    { reads: 4 * 3, lookups: 4 * 5, writes: 0 },
    { reads: 4 * 3, lookups: 4 * 5, writes: 4 * 4 },
    { reads: 60 * 2, lookups: 0, writes: 0 },
    { reads: 0, lookups: 2 * 5, writes: 2 * 4 },
    { reads: 2 * 3, lookups: 2 * 6, writes: 2 * 5 },
    // The spot that it doesn't have is given back first.
    { reads: 3, lookups: 6, writes: 4 },
  ]);
  expect(await project.stored('events/cup')).toMatchObject({ currentParticipants: 56, line: { waiting: 1 } });
}, 20_000);
