import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readEvent } from '../../src/domain/events/readEvent.ts';
import { freeSpots, mayTake, mostAhead } from '../../src/domain/signUp/line.ts';
import { newTicketKey, ticketIdOf } from '../../src/domain/signUp/ticketKey.ts';
import { ann, signUpEvent } from '../support/documents/signUpEvent.ts';
import { type Fault, faultyCommits } from '../support/faultyCommits.ts';
import { doorOfCup, LineStaff } from '../support/lineStaff.ts';
import { pointAppAt } from '../support/pointAppAt.ts';
import { seededProject } from '../support/seededProject.ts';

/*
 * Any order of what phones, door and staff do to a list and to its line, over a model of them: the count is
 * how many are on the list, those who wait are in line in their order, strangers never bring the list over
 * the limit, a free spot is always somebody's to take, and every phone is told what is so.
 */

const project = await seededProject({});
pointAppAt(project.id);
const { signUp } = await import('../../src/data/site/signUp.ts');
const { fetchTicket } = await import('../../src/data/site/ownTicket.ts');
const { cancelTicket, takeSpot } = await import('../../src/data/site/ticketActs.ts');
const staff = new LineStaff(project);

beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const phones = Array.from({ length: 12 }, (_, at) => at);
const acts = ['cancel', 'take', 'let in', 'remove', 'move up'] as const;
type Step =
  | { do: 'sign up'; phones: number[]; as: 'in' | 'waiting' }
  /** `whose`: the phone, or the one of those in this state whose number it is. */
  | { do: (typeof acts)[number]; of: 'in' | 'waiting' | 'any'; whose: number }
  | { do: 'call'; count: number }
  | { do: 'open'; open: boolean }
  | { do: 'limit'; limit: number | null }
  | { do: 'room'; room: number | null }
  | { do: 'import' | 'sleep' };

const phone = fc.constantFrom(...phones);
const only = <T extends string>(text: T) => fc.constant(text);
const act = (what: (typeof acts)[number], ...of: ('in' | 'waiting' | 'any')[]) =>
  fc.record({ do: only(what), of: fc.constantFrom(...of), whose: phone });
const steps = fc.array<Step>(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        do: only('sign up'),
        phones: fc.uniqueArray(phone, { minLength: 1, maxLength: 4 }),
        as: fc.constantFrom('in', 'waiting', 'waiting'),
      }),
    },
    { weight: 9, arbitrary: act('take', 'waiting', 'waiting', 'waiting', 'any') },
    { weight: 8, arbitrary: act('cancel', 'in', 'in', 'waiting', 'any') },
    { weight: 2, arbitrary: act('remove', 'in', 'waiting') },
    { weight: 1, arbitrary: act('let in', 'waiting') },
    { weight: 1, arbitrary: act('move up', 'waiting') },
    { weight: 1, arbitrary: fc.record({ do: only('sleep') }) },
    fc.record({ do: only('call'), count: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ do: only('open'), open: fc.constantFrom(true, true, false) }),
    fc.record({ do: only('limit'), limit: fc.constantFrom(1, 2, 3, 3, 4, 5, null) }),
    fc.record({ do: only('room'), room: fc.constantFrom(0, 2, 6, 6, null) }),
    fc.record({ do: only('import') }),
  ),
  { minLength: 10, maxLength: 30, size: 'max' },
);
/** Three are in then, and five wait. */
const everybody: Step = { do: 'sign up', phones: phones.slice(0, 8), as: 'waiting' };
const faults = fc.infiniteStream(fc.constantFrom<Fault>('', '', '', '', 'ABORTED', 'unanswered', 'lost'));

/** The list as it should be, and the database that is asked. A phone has one key for one event. */
class List {
  readonly keys = phones.map(newTicketKey);
  readonly states = new Map<number, 'in' | 'waiting' | 'canceled' | 'removed'>();
  /** The places of who waits, in order, and the last that was given. */
  places = new Map<number, number>();
  queued = 0;
  checkedIn = new Set<number>();
  open = true;
  limit: number | null = 3;
  room: number | null = 8;
  called = 0;
  /** Since when spots call, null for never, in hours. */
  hours: number | null = null;
  imported = 0;

  get count(): number {
    return this.imported + [...this.states.values()].filter((state) => state === 'in').length;
  }
  get free(): number {
    return this.limit === null ? Number.POSITIVE_INFINITY : this.limit - this.count;
  }

  async take(step: Step): Promise<void> {
    if (step.do === 'sign up') await this.signUp(step.phones, step.as);
    else if ('whose' in step) await this.act(step.do, this.whose(step.of, step.whose));
    else if (step.do === 'limit') await this.limited(step.limit);
    else if (step.do === 'room') {
      this.room = step.room;
      await staff.edit({ waitingList: step.room });
    } else if (step.do === 'open') {
      this.open = step.open;
      await staff.edit({ signUp: { open: step.open, closesAt: 0 } });
    } else if (step.do === 'call') {
      this.called = [...this.places.values()].filter((place) => place > this.called)[step.count - 1] ?? 0;
      this.hours = 0;
      await staff.call(this.called);
    } else if (step.do === 'import') {
      this.imported += 1;
      await staff.import(`import${this.imported}`);
    } else if (this.hours !== null) {
      this.hours += 7;
      const calledAt = new Date(Date.now() - this.hours * 3_600_000);
      await project.change('events/cup', { line: { calledAt } }, ['line.calledAt']);
    }
  }

  whose(of: string, at: number): number {
    const able = phones.filter((one) => this.states.get(one) === of);
    return able[at % able.length] ?? at;
  }

  async limited(limit: number | null): Promise<void> {
    this.limit = limit;
    this.hours = 0;
    const { serverTimestamp } = await import('firebase/firestore/lite');
    await staff.edit({ maxParticipants: limit, 'line.calledAt': serverTimestamp() });
  }

  async signUp(all: readonly number[], as: 'in' | 'waiting'): Promise<void> {
    const fresh = all.filter((one) => !this.states.has(one));
    const spare = Math.max(0, this.free - this.places.size);
    const ends = await Promise.all(
      all.map((one) => signUp({ eventId: 'cup', key: this.keyOf(one), typed: ann, unlock: '', as }, {})),
    );
    const told = (end: string) => fresh.filter((one) => ends[all.indexOf(one)] === end);
    // Whose key has a ticket, of whatever state, is led to it.
    for (const one of all)
      if (this.states.has(one))
        expect(ends[all.indexOf(one)]).toBe(this.states.get(one) === 'waiting' ? 'waiting' : 'in');
    if (!this.open) {
      expect(told('closed')).toEqual(fresh);
      return;
    }
    const rest = Math.max(0, fresh.length - spare);
    const room = Math.max(0, (this.room ?? this.limit ?? 0) - this.places.size);
    const isRoom = rest > 0 && room > 0;
    expect(told('in')).toHaveLength(Math.min(fresh.length, spare));
    expect(told('waiting')).toHaveLength(as === 'waiting' ? Math.min(rest, room) : 0);
    expect(told('full')).toHaveLength(as === 'in' && isRoom ? rest : 0);
    for (const one of told('in')) this.states.set(one, 'in');
    for (const one of told('waiting')) this.states.set(one, 'waiting');
    const joined = await Promise.all(
      told('waiting').map(async (one) => [one, (await this.ticketOf(one))?.place ?? 0] as const),
    );
    const places = joined.toSorted(([, a], [, b]) => a - b);
    expect(places.map(([, place]) => place)).toEqual(places.map((_, at) => this.queued + at + 1));
    for (const [one, place] of places) this.places.set(one, place);
    this.queued += places.length;
  }

  async act(what: (typeof acts)[number], one: number): Promise<void> {
    const state = this.states.get(one);
    const id = await ticketIdOf(this.keyOf(one));
    if (what === 'cancel') await this.cancel(one);
    else if (what === 'take') await this.takeOne(one);
    else if (what === 'remove' && (state === 'in' || state === 'waiting')) {
      await staff.remove(id, state === 'in' ? 'participants' : 'waiting');
      if (state === 'in') this.hours = 0;
      this.become(one, 'removed');
    } else if (state === 'waiting' && (what === 'let in' || what === 'move up')) {
      await (what === 'let in' ? staff.letIn(id) : staff.moveUp(id));
      if (what === 'let in') this.checkedIn.add(one);
      this.become(one, 'in');
    }
  }

  async cancel(one: number): Promise<void> {
    const state = this.states.get(one);
    const says = await cancelTicket('cup', this.keyOf(one));
    if (this.checkedIn.has(one) && state === 'in') return expect(says).toBe('late');
    expect(says).toBe(state === undefined || state === 'removed' ? 'gone' : 'canceled');
    if (state === 'in') this.hours = 0;
    if (state === 'in' || state === 'waiting') this.become(one, 'canceled');
  }

  async takeOne(one: number): Promise<void> {
    const says = await takeSpot('cup', this.keyOf(one));
    const place = this.places.get(one);
    if (place === undefined) return expect(says).toBe(this.states.get(one) === 'in' ? 'in' : 'gone');
    const ahead = [...this.places.keys()].indexOf(one);
    const called = this.free + Math.floor((this.hours ?? 0) / 6);
    const behind = [...this.places.values()].filter((other) => other > place).length;
    // Nobody knows which places are empty: as many people more may be called as are gone from behind.
    const empty = this.queued - place - behind;
    if (this.free <= 0 || (place > this.called && ahead >= called + empty)) expect(says).toBe('taken');
    else if (place <= this.called || ahead < called) expect(says).toBe('in');
    if (says === 'in') this.become(one, 'in');
  }

  become(one: number, state: 'in' | 'canceled' | 'removed'): void {
    this.states.set(one, state);
    this.places.delete(one);
  }

  keyOf(one: number): string {
    return this.keys[one] ?? '';
  }

  async ticketOf(one: number) {
    return (await fetchTicket('cup', this.keyOf(one))).ticket;
  }

  async expectCounts(): Promise<void> {
    const event = readEvent('cup', await project.stored('events/cup'));
    const { line } = event;
    expect(event.currentParticipants).toBe(this.count);
    expect(line).toMatchObject({ waiting: this.places.size, queued: this.queued });
    for (const [ahead, place] of [...this.places.values()].entries()) {
      expect(mostAhead(place, line)).toBeGreaterThanOrEqual(ahead);
      if (ahead < freeSpots(event)) expect(mayTake(event, place, new Date())).toBe(true);
    }
  }

  async expectTrue(): Promise<void> {
    const idsOf = async (some: number[]) =>
      (await Promise.all(some.map((one) => ticketIdOf(this.keyOf(one))))).toSorted();
    const people = await project.idsIn('events/cup/participants');
    const here = phones.filter((one) => this.states.get(one) === 'in');
    expect(people.filter((id) => !id.startsWith('import')).toSorted()).toEqual(await idsOf(here));
    expect(people).toHaveLength(this.count);
    const waiting = await project.idsIn('events/cup/waiting');
    expect(waiting.toSorted()).toEqual(await idsOf([...this.places.keys()]));
    for (const one of phones) expect((await this.ticketOf(one))?.state).toBe(this.states.get(one));
  }
}

test('whatever phones, door and staff do, counts, list and line are one, and every phone knows', async () => {
  await fc.assert(
    fc.asyncProperty(steps, faults, async (taken, stream) => {
      vi.unstubAllGlobals();
      await project.clear();
      await project.seed({ ...signUpEvent({ maxParticipants: 3, waitingList: 8 }), ...doorOfCup });
      // Three lost for one phone would be a failure that it is told.
      let left = 2;
      faultyCommits(() => {
        const fault = stream.next().value ?? '';
        if (fault === 'lost') left -= 1;
        return fault === 'lost' && left < 0 ? '' : fault;
      });
      const list = new List();
      for (const step of [everybody, ...taken]) {
        await list.take(step);
        await list.expectCounts();
      }
      await list.expectTrue();
    }),
    { numRuns: 15 },
  );
}, 120_000);
