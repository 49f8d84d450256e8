import fc from 'fast-check';
import { doc, increment, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newTicketKey, ticketIdOf } from '../../src/domain/signUp/ticketKey.ts';
import { ann, signUpEvent } from '../support/documents/signUpEvent.ts';
import { type Fault, faultyCommits } from '../support/faultyCommits.ts';
import { pointAppAt } from '../support/pointAppAt.ts';
import { seededProject } from '../support/seededProject.ts';

/*
 * Any order of what phones and staff do to a list, over a model of it: the count is how many are on the list,
 * strangers never bring it over the limit, and every phone is told what is so.
 */

const project = await seededProject({});
pointAppAt(project.id);
const { signUp } = await import('../../src/data/site/signUp.ts');
const { fetchTicket } = await import('../../src/data/site/ownTicket.ts');
const { cancelTicket } = await import('../../src/data/site/ticketActs.ts');

beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const phones = [0, 1, 2, 3, 4, 5];
type Step =
  | { do: 'sign up'; phones: number[] }
  | { do: 'cancel' | 'remove'; phone: number }
  | { do: 'open'; open: boolean }
  | { do: 'limit'; limit: number | null }
  | { do: 'import' };

const phone = fc.constantFrom(...phones);
const steps = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constant('sign up' as const), phones: fc.uniqueArray(phone) }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('cancel' as const, 'remove' as const), phone }) },
    fc.record({ do: fc.constant('open' as const), open: fc.boolean() }),
    fc.record({ do: fc.constant('limit' as const), limit: fc.option(fc.integer({ min: 1, max: 6 })) }),
    fc.record({ do: fc.constant('import' as const) }),
  ),
  { minLength: 4, maxLength: 16 },
);
const faults = fc.infiniteStream(fc.constantFrom<Fault>('', '', '', '', 'ABORTED', 'unanswered', 'lost'));

/** The list as it should be, and the database that is asked. A phone has one key for one event. */
class List {
  readonly keys = phones.map(newTicketKey);
  readonly states = new Map<number, 'in' | 'canceled' | 'removed'>();
  open = true;
  limit: number | null = null;
  imported = 0;

  get count(): number {
    return this.imported + [...this.states.values()].filter((state) => state === 'in').length;
  }

  async take(step: Step): Promise<void> {
    if (step.do === 'sign up') await this.signUp(step.phones);
    else if (step.do === 'cancel') await this.cancel(step.phone);
    else if (step.do === 'remove') await this.remove(step.phone);
    else if (step.do === 'limit') {
      this.limit = step.limit;
      await project.change('events/cup', { maxParticipants: step.limit });
    } else if (step.do === 'open') {
      this.open = step.open;
      await project.change('events/cup', { signUp: { open: step.open, closesAt: 0 } });
    } else await this.import();
  }

  async signUp(all: readonly number[]): Promise<void> {
    const fresh = all.filter((one) => !this.states.has(one));
    const free = this.limit === null ? all.length : Math.max(0, this.limit - this.count);
    const how = { signal: new AbortController().signal, onBusy: () => {} };
    const ends = await Promise.all(
      all.map((one) =>
        signUp({ eventId: 'cup', key: this.keyOf(one), typed: ann, unlock: '', as: 'in' }, how),
      ),
    );
    const end = (one: number) => ends[all.indexOf(one)];
    // Whose key has a ticket, of whatever state, is led to it.
    for (const one of all) if (this.states.has(one)) expect(end(one)).toBe('in');
    const got = fresh.filter((one) => end(one) === 'in');
    expect(got).toHaveLength(this.open ? Math.min(fresh.length, free) : 0);
    for (const one of fresh) if (!got.includes(one)) expect(end(one)).toBe(this.open ? 'full' : 'closed');
    for (const one of got) this.states.set(one, 'in');
  }

  async cancel(one: number): Promise<void> {
    const state = this.states.get(one);
    const says = await cancelTicket('cup', this.keyOf(one));
    expect(says).toBe(state === undefined || state === 'removed' ? 'gone' : 'canceled');
    if (state === 'in') this.states.set(one, 'canceled');
  }

  async remove(one: number): Promise<void> {
    if (this.states.get(one) !== 'in') return;
    const database = project.as('regular');
    const id = await ticketIdOf(this.keyOf(one));
    const batch = writeBatch(database);
    batch.delete(doc(database, `events/cup/participants/${id}`));
    batch.update(doc(database, `events/cup/tickets/${id}`), { state: 'removed', at: serverTimestamp() });
    batch.update(doc(database, 'events/cup'), counted(-1));
    await batch.commit();
    this.states.set(one, 'removed');
  }

  async import(): Promise<void> {
    const database = project.as('regular');
    const batch = writeBatch(database);
    this.imported += 1;
    const person = { name: 'Bo Diaz', checkedIn: false, source: 'import', createdAt: serverTimestamp() };
    batch.set(doc(database, `events/cup/participants/import${this.imported}`), person);
    batch.update(doc(database, 'events/cup'), counted(1));
    await batch.commit();
  }

  keyOf(one: number): string {
    return this.keys[one] ?? '';
  }

  async expectTrue(): Promise<void> {
    expect((await project.stored('events/cup'))?.currentParticipants).toBe(this.count);
    expect(await project.idsIn('events/cup/participants')).toHaveLength(this.count);
    for (const one of phones) {
      const { ticket } = await fetchTicket('cup', this.keyOf(one));
      expect(ticket?.state).toBe(this.states.get(one));
    }
  }
}

const counted = (by: number) => ({ currentParticipants: increment(by), updatedAt: serverTimestamp() });

test('whatever phones and staff do, the count is the list and every phone knows', async () => {
  await fc.assert(
    fc.asyncProperty(steps, faults, async (taken, stream) => {
      vi.unstubAllGlobals();
      await project.clear();
      await project.seed(signUpEvent());
      // Three lost for one phone would be a failure that it is told.
      let left = 2;
      faultyCommits(() => {
        const fault = stream.next().value ?? '';
        if (fault === 'lost') left -= 1;
        return fault === 'lost' && left < 0 ? '' : fault;
      });
      const list = new List();
      for (const step of taken) await list.take(step);
      await list.expectTrue();
    }),
    { numRuns: 25 },
  );
}, 60_000);
