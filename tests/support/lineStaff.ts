import {
  type DocumentData,
  doc,
  type Firestore,
  increment,
  serverTimestamp,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore/lite';
import { lineWithout, readLine } from '../../src/domain/signUp/line.ts';
import { countWork } from './crewActs.ts';
import { aPass, cupKey } from './documents/passes.ts';
import type { TestProject } from './TestProject.ts';

/** The crew of `cup`, whose device `crew` stands at the door. */
export const doorOfCup = {
  ...aPass(),
  'events/cup/crew/crew': { pass: cupKey, name: 'Kim', removed: false, made: 0, last: '' },
};

/** What staff and the door do to the list of `cup` and to its line, as single commits under the rules. */
export class LineStaff {
  readonly #project: TestProject;

  constructor(project: TestProject) {
    this.#project = project;
  }

  /** The door lets somebody in who waits. */
  async letIn(id: string): Promise<void> {
    const { database, batch, waited } = await this.#moving('crew', id);
    const checkedIn = { checkedIn: true, checkedInAt: serverTimestamp(), checkedInBy: 'crew' };
    batch.set(doc(database, `events/cup/participants/${id}`), { ...waited, ...checkedIn });
    batch.update(doc(database, 'events/cup'), { ...counted(1), 'line.waiting': increment(-1) });
    countWork(batch, database, { eventId: 'cup', uid: 'crew', id });
    await batch.commit();
  }

  /** Staff give somebody who waits a spot, whether one is free or not. */
  async moveUp(id: string): Promise<void> {
    const { database, batch, waited, line } = await this.#moving('regular', id);
    batch.set(doc(database, `events/cup/participants/${id}`), { ...waited, checkedIn: false });
    batch.update(doc(database, 'events/cup'), { ...counted(1), ...line });
    await batch.commit();
  }

  async remove(id: string, from: 'participants' | 'waiting'): Promise<void> {
    const database = this.#project.as('regular');
    const batch = writeBatch(database);
    const { line } = await this.#moving('regular', id);
    batch.delete(doc(database, `events/cup/${from}/${id}`));
    batch.update(doc(database, `events/cup/tickets/${id}`), { state: 'removed', at: serverTimestamp() });
    const freed = { ...counted(-1), 'line.calledAt': serverTimestamp() };
    batch.update(doc(database, 'events/cup'), from === 'waiting' ? { ...counted(0), ...line } : freed);
    await batch.commit();
  }

  /** Adds somebody to the list who never signed up here. */
  async import(id: string): Promise<void> {
    const database = this.#project.as('regular');
    const batch = writeBatch(database);
    const person = { name: 'Bo Diaz', checkedIn: false, source: 'import', createdAt: serverTimestamp() };
    batch.set(doc(database, `events/cup/participants/${id}`), person);
    batch.update(doc(database, 'events/cup'), counted(1));
    await batch.commit();
  }

  /** Changes fields of the event, by their paths, as of now. */
  async edit(fields: DocumentData): Promise<void> {
    const database = this.#project.as('regular');
    const batch = writeBatch(database);
    batch.update(doc(database, 'events/cup'), { ...fields, updatedAt: serverTimestamp() });
    await batch.commit();
  }

  /** Calls everybody up to a place. */
  call(place: number): Promise<void> {
    return this.edit({ 'line.called': place, 'line.calledAt': serverTimestamp() });
  }

  async #moving(role: 'regular' | 'crew', id: string) {
    const database: Firestore = this.#project.as(role);
    const batch: WriteBatch = writeBatch(database);
    const { place, ...waited } = (await this.#project.stored(`events/cup/waiting/${id}`)) ?? {};
    const line = readLine((await this.#project.stored('events/cup'))?.line);
    batch.delete(doc(database, `events/cup/waiting/${id}`));
    batch.update(doc(database, `events/cup/tickets/${id}`), { state: 'in', at: serverTimestamp() });
    const rest = Object.entries(lineWithout(Number(place), line)).map(([name, to]) => [`line.${name}`, to]);
    return {
      database,
      batch,
      waited: { ...waited, source: 'sign-up', createdAt: serverTimestamp() },
      line: { 'line.waiting': increment(-1), ...Object.fromEntries(rest) },
    };
  }
}

const counted = (by: number) => ({ currentParticipants: increment(by), updatedAt: serverTimestamp() });
