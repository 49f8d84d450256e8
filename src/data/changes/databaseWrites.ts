import {
  arrayUnion,
  type DocumentReference,
  deleteField,
  doc,
  type Firestore,
  getDocFromServer,
  increment,
  serverTimestamp,
  waitForPendingWrites,
  writeBatch,
} from 'firebase/firestore';
import { type Fact, isSpecial, type Write } from '../../domain/changes/change.ts';
import { sameValue, stateAfter } from '../../domain/changes/changeState.ts';
import { valueAt } from '../../domain/fields/fieldPath.ts';
import { withTimeout } from '../errors.ts';

/** The interface that a batch and a transaction share. */
type Writer = {
  delete(ref: DocumentReference): unknown;
  set(ref: DocumentReference, data: Record<string, unknown>, options: { merge: boolean }): unknown;
  update(ref: DocumentReference, data: Record<string, unknown>): unknown;
};

/** Adds writes to a batch or a transaction. */
export function writeAll(database: Firestore, writer: Writer, writes: readonly Write[]): void {
  for (const write of writes) {
    const ref = doc(database, write.path);
    if (write.op === 'set') writer.set(ref, sent(write.fields), { merge: write.merge });
    if (write.op === 'update') writer.update(ref, sent(write.fields));
    if (write.op === 'delete') writer.delete(ref);
  }
}

/** Writes a change in one batch; settles when the server has answered. */
export function commit(database: Firestore, writes: readonly Write[]): Promise<void> {
  if (writes.length === 0) return Promise.resolve();
  const batch = writeBatch(database);
  writeAll(database, batch, writes);
  return batch.commit();
}

/** Whether all of these facts hold on the server; false without an answer. */
export async function isSo(database: Firestore, facts: readonly Fact[]): Promise<boolean> {
  try {
    // Reads include changes that this device has not sent yet, such as an undo, so those are sent first.
    if (facts.some(({ fields }) => fields)) await withTimeout(waitForPendingWrites(database));
    const found = await Promise.all(facts.map((fact) => stands(database, fact)));
    return found.every(Boolean);
  } catch {
    return false;
  }
}

/**
 * Returns the paths of the documents whose state on the server differs from what these writes leave, as far
 * as that can be checked.
 * @throws DataError
 */
export async function missingPaths(database: Firestore, writes: readonly Write[]): Promise<string[]> {
  const states = stateAfter(writes);
  const found = await Promise.all(states.map((state) => stands(database, state)));
  return states.flatMap(({ path }, place) => (found[place] ? [] : [path]));
}

async function stands(database: Firestore, { path, exists, fields = {} }: Fact): Promise<boolean> {
  const found = await withTimeout(getDocFromServer(doc(database, path)));
  if (found.exists() !== exists) return false;
  const stored = found.data();
  return Object.entries(fields).every(([path, value]) => sameValue(valueAt(stored, path), value));
}

function sent(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, forFirestore(value)]));
}

function forFirestore(value: unknown): unknown {
  if (!isSpecial(value)) return value;
  if (value.special === 'now') return serverTimestamp();
  if (value.special === 'plus') return increment(value.by);
  if (value.special === 'union') return arrayUnion(...value.items);
  return deleteField();
}
