import {
  collection,
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
  type QuerySnapshot,
  query,
  runTransaction,
  serverTimestamp,
  startAfter,
} from 'firebase/firestore';
import { type PrivatePart, readPrivatePart } from '../../domain/privatePart.ts';
import { unlockKey } from '../../domain/unlockKey.ts';
import { eventUpgrade, needsPrivatePart } from '../../domain/upgrade/eventUpgrade.ts';
import { tournamentUpgrade } from '../../domain/upgrade/tournamentUpgrade.ts';
import { isIdle, type UpgradePlan } from '../../domain/upgrade/upgradePlan.ts';
import { answer } from '../errors.ts';
import { moveListedParticipants } from './participants.ts';
import { staffDatabase } from './staffDatabase.ts';

/** The collections with documents of older installations that queries need upgraded. */
export const upgradable = ['events', 'tournaments'] as const;
export type Upgradable = (typeof upgradable)[number];

/** A document that is not as it should be, and what the upgrade would do to it. */
export type Legacy = { collection: Upgradable; id: string; title: string; plan: UpgradePlan };

/** How far a scan has come: the documents read, and what it found in the last page. */
export type Scanned = { read: number; found: Legacy[] };

const pageSize = 100;

/**
 * Reads all events and tournaments, a page at a time, and brings those that want upgrading. In the order of their ids,
 * since documents without `sortDate` are in no other. Needs a network. @throws DataError
 */
export async function* scanLegacy(): AsyncGenerator<Scanned> {
  for (const name of upgradable) {
    let after: string | null = null;
    for (;;) {
      const { docs }: QuerySnapshot = await answer(
        getDocsFromServer(
          query(
            collection(staffDatabase, name),
            orderBy(documentId()),
            ...(after === null ? [] : [startAfter(after)]),
            limit(pageSize),
          ),
        ),
      );
      const plans = await Promise.all(docs.map((found) => legacyOf(name, found.id, found.data())));
      yield { read: docs.length, found: plans.filter((legacy) => legacy !== null) };
      after = docs.at(-1)?.id ?? null;
      if (docs.length < pageSize) break;
    }
  }
}

/**
 * Upgrades one document, by what it says at that moment: in a transaction, so that nobody's edit is lost, and nothing is
 * written when it is as it should be. Returns false then. Can be repeated. @throws DataError
 */
export async function upgradeDocument({ collection: name, id, plan }: Legacy): Promise<boolean> {
  if (plan.people > 0) await moveListedParticipants(id);
  const written = await answer(
    runTransaction(staffDatabase, async (transaction) => {
      const ref = doc(staffDatabase, name, id);
      const found = await transaction.get(ref);
      const data = found.data();
      if (!data) return false;
      const part = name === 'events' && needsPrivatePart(data) ? await transaction.get(partOf(ref)) : null;
      const now = planOf(name, data, part?.exists() ? readPrivatePart(part.data()) : null);
      if (!now || isIdle(now)) return false;
      const unlock = now.unlock && {
        ref: doc(ref, 'unlocks', await unlockKey(id, now.unlock.password)),
        data: { googleFormUrl: now.unlock.googleFormUrl },
      };
      transaction.update(ref, changesOf(name, now));
      if (now.hidden) transaction.set(partOf(ref), now.hidden, { merge: true });
      if (unlock) transaction.set(unlock.ref, unlock.data);
      return true;
    }),
    30_000,
  );
  return written || plan.people > 0;
}

/**
 * How many events no ordered list can show, since they have no `sortDate`: they come from an older installation. Two
 * counts, no documents. @throws DataError
 */
export async function unlistedEvents(): Promise<number> {
  const events = collection(staffDatabase, 'events');
  const [all, listed] = await answer(
    Promise.all([getCountFromServer(events), getCountFromServer(query(events, orderBy('sortDate')))]),
  );
  return all.data().count - listed.data().count;
}

async function legacyOf(name: Upgradable, id: string, data: DocumentData): Promise<Legacy | null> {
  const first = planOf(name, data, null);
  if (!first) return null;
  const found =
    name === 'events' && needsPrivatePart(data)
      ? await answer(getDocFromServer(partOf(doc(staffDatabase, name, id))))
      : null;
  const plan = found?.exists() ? planOf(name, data, readPrivatePart(found.data())) : first;
  return plan && { collection: name, id, title: titleOf(data), plan };
}

function planOf(name: Upgradable, data: DocumentData, part: PrivatePart | null): UpgradePlan | null {
  return name === 'events' ? eventUpgrade(data, part) : tournamentUpgrade(data);
}

function changesOf(name: Upgradable, { set, removed }: UpgradePlan): DocumentData {
  return {
    ...set,
    ...Object.fromEntries(removed.map((field) => [field, deleteField()])),
    ...(name === 'events' && { updatedAt: serverTimestamp() }),
  };
}

function titleOf(data: DocumentData): string {
  return [data.title, data.eventName, data.collegeName, data.college].find(isName) ?? 'Untitled';
}

const isName = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const partOf = (event: DocumentReference): DocumentReference => doc(event, 'private', 'staff');
