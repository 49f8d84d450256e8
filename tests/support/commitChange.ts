import {
  arrayUnion,
  type DocumentReference,
  deleteField,
  doc,
  type Firestore,
  increment,
  serverTimestamp,
  writeBatch,
} from 'firebase/firestore/lite';
import { type Change, isSpecial, type Write } from '../../src/domain/changes/change.ts';

/** Writes a change of the app in one batch, as the app does, through the lite SDK. */
export function commitChange(database: Firestore, { writes }: Change): Promise<void> {
  const batch = writeBatch(database);
  applied(database, batch, writes);
  return batch.commit();
}

/** What a batch and a transaction have in common. */
type Writer = {
  delete(ref: DocumentReference): unknown;
  set(ref: DocumentReference, data: Record<string, unknown>, options: { merge: boolean }): unknown;
  update(ref: DocumentReference, data: Record<string, unknown>): unknown;
};

/** Adds writes to a batch or a transaction. */
export function applied(database: Firestore, writer: Writer, writes: readonly Write[]): void {
  for (const write of writes) {
    const ref = doc(database, write.path);
    if (write.op === 'set') writer.set(ref, sent(write.fields), { merge: write.merge });
    if (write.op === 'update') writer.update(ref, sent(write.fields));
    if (write.op === 'delete') writer.delete(ref);
  }
}

function sent(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, forFirestore(value)]));
}

function forFirestore(value: unknown): unknown {
  if (!isSpecial(value)) return value;
  if (value.special === 'now') return serverTimestamp();
  if (value.special === 'union') return arrayUnion(...value.items);
  return value.special === 'plus' ? increment(value.by) : deleteField();
}
