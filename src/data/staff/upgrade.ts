import {
  collection,
  collectionGroup,
  type DocumentData,
  type DocumentReference,
  deleteField,
  doc,
  documentId,
  getCountFromServer,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  query,
  runTransaction,
  serverTimestamp,
  startAfter,
} from 'firebase/firestore';
import { type PrivatePart, readPrivatePart } from '../../domain/events/privatePart.ts';
import { unlockKey } from '../../domain/events/unlockKey.ts';
import { eventUpgrade, needsPrivatePart } from '../../domain/upgrade/eventUpgrade.ts';
import { fraternityUpgrade } from '../../domain/upgrade/fraternityUpgrade.ts';
import { tournamentUpgrade } from '../../domain/upgrade/tournamentUpgrade.ts';
import { isIdle, type UpgradePlan } from '../../domain/upgrade/upgradePlan.ts';
import { withTimeout } from '../errors.ts';
import { moveListedParticipants } from './participants.ts';
import { staffDatabase } from './session/staffDatabase.ts';

/**
 * The kinds of documents of older installations that must be upgraded for queries; fraternities by super
 * admins only.
 */
export type Upgradable = 'events' | 'tournaments' | 'fraternities';

/** A document that needs an upgrade, and its plan. */
export type Legacy = { kind: Upgradable; path: string; title: string; plan: UpgradePlan };

/** The progress of a scan: the number of documents read, and the findings of the last page. */
export type Scanned = { read: number; found: Legacy[] };

const pageSize = 100;

/**
 * Reads all documents of the given kinds, a page at a time, and yields those that need an upgrade. It reads
 * in the order of ids, since documents without `sortDate` are in no other. Needs a network. @throws DataError
 */
export async function* scanLegacy(kinds: readonly Upgradable[]): AsyncGenerator<Scanned> {
  for (const kind of kinds) {
    const all = query(
      kind === 'fraternities' ? collectionGroup(staffDatabase, kind) : collection(staffDatabase, kind),
      orderBy(documentId()),
    );
    for (let last: QueryDocumentSnapshot | undefined; ; ) {
      const page = query(all, ...(last ? [startAfter(last)] : []), limit(pageSize));
      const { docs }: QuerySnapshot = await withTimeout(getDocsFromServer(page));
      const plans = await Promise.all(docs.map((found) => legacyOf(kind, found)));
      yield { read: docs.length, found: plans.filter((legacy) => legacy !== null) };
      last = docs.at(-1);
      if (docs.length < pageSize) break;
    }
  }
}

/**
 * Upgrades one document by its current content, in a transaction, so that no one's edit is lost. Returns
 * false, and writes nothing, when no upgrade is needed. Can be repeated. @throws DataError
 */
export async function upgradeDocument({ kind, path, plan }: Legacy): Promise<boolean> {
  const ref = doc(staffDatabase, path);
  if (plan.people > 0) await moveListedParticipants(ref.id);
  const written = await withTimeout(
    runTransaction(staffDatabase, async (transaction) => {
      const found = await transaction.get(ref);
      const data = found.data();
      if (!data) return false;
      const part = kind === 'events' && needsPrivatePart(data) ? await transaction.get(partOf(ref)) : null;
      const now = planOf(kind, data, part?.exists() ? readPrivatePart(part.data()) : null);
      if (!now || isIdle(now)) return false;
      const unlock = now.unlock && {
        ref: doc(ref, 'unlocks', await unlockKey(ref.id, now.unlock.password)),
        data: { googleFormUrl: now.unlock.googleFormUrl },
      };
      transaction.update(ref, changesOf(kind, now));
      if (now.hidden) transaction.set(partOf(ref), now.hidden, { merge: true });
      if (unlock) transaction.set(unlock.ref, unlock.data);
      return true;
    }),
    30_000,
  );
  return written || plan.people > 0;
}

/**
 * Counts the events that no ordered list can show, since they have no `sortDate` and come from an older
 * installation. Uses two counts and reads no documents. @throws DataError
 */
export async function unlistedEvents(): Promise<number> {
  const events = collection(staffDatabase, 'events');
  const [all, listed] = await withTimeout(
    Promise.all([getCountFromServer(events), getCountFromServer(query(events, orderBy('sortDate')))]),
  );
  return all.data().count - listed.data().count;
}

async function legacyOf(kind: Upgradable, found: QueryDocumentSnapshot): Promise<Legacy | null> {
  const data = found.data();
  const first = planOf(kind, data, null);
  if (!first) return null;
  const part =
    kind === 'events' && needsPrivatePart(data)
      ? await withTimeout(getDocFromServer(partOf(found.ref)))
      : null;
  const plan = part?.exists() ? planOf(kind, data, readPrivatePart(part.data())) : first;
  return plan && { kind, path: found.ref.path, title: titleOf(data), plan };
}

function planOf(kind: Upgradable, data: DocumentData, part: PrivatePart | null): UpgradePlan | null {
  if (kind === 'events') return eventUpgrade(data, part);
  return kind === 'tournaments' ? tournamentUpgrade(data) : fraternityUpgrade(data);
}

function changesOf(kind: Upgradable, { set, removed }: UpgradePlan): DocumentData {
  return {
    ...set,
    ...Object.fromEntries(removed.map((field) => [field, deleteField()])),
    ...(kind === 'events' && { updatedAt: serverTimestamp() }),
  };
}

function titleOf(data: DocumentData): string {
  return [data.title, data.eventName, data.name, data.collegeName, data.college].find(isName) ?? 'Untitled';
}

const isName = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const partOf = (event: DocumentReference): DocumentReference => doc(event, 'private', 'staff');
