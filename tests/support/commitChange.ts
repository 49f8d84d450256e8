import {
  deleteField,
  doc,
  type Firestore,
  increment,
  serverTimestamp,
  writeBatch,
} from 'firebase/firestore/lite';
import { type Change, isSpecial } from '../../src/domain/changes/change.ts';

/** Writes a change of the app in one batch, as the app does, through the lite SDK. */
export function commitChange(database: Firestore, { writes }: Change): Promise<void> {
  const batch = writeBatch(database);
  for (const write of writes) {
    const ref = doc(database, write.path);
    if (write.op === 'set') batch.set(ref, sent(write.fields), { merge: write.merge });
    if (write.op === 'update') batch.update(ref, sent(write.fields));
    if (write.op === 'delete') batch.delete(ref);
  }
  return batch.commit();
}

function sent(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, forFirestore(value)]));
}

function forFirestore(value: unknown): unknown {
  if (!isSpecial(value)) return value;
  if (value.special === 'now') return serverTimestamp();
  return value.special === 'plus' ? increment(value.by) : deleteField();
}
