import {
  collection,
  type DocumentData,
  doc,
  type FieldValue,
  getDocFromServer,
  serverTimestamp,
  waitForPendingWrites,
} from 'firebase/firestore';
import {
  type Change,
  deleting,
  fieldGone,
  merging,
  serverNow,
  setting,
  updating,
  type Write,
} from '../../domain/changes/change.ts';
import {
  type EventFields,
  type EventValues,
  eventFields,
  type StoredValues,
  someEventValues,
  storedValues,
} from '../../domain/events/eventFields.ts';
import { changedNames, type EventEdit, mergedEdit, missingNames } from '../../domain/events/eventMerge.ts';
import { type EventPlan, eventChangePlan, newEventPlan } from '../../domain/events/eventPlan.ts';
import { eventPrecondition } from '../../domain/events/eventPrecondition.ts';
import {
  hasMisplacedSecrets,
  type PrivatePart,
  readPrivatePart,
  wholePrivatePart,
} from '../../domain/events/privatePart.ts';
import { unlockKey } from '../../domain/events/unlockKey.ts';
import { readFraternity } from '../../domain/fraternities/fraternity.ts';
import { readRequestFilter } from '../../domain/requests/requestFilter.ts';
import { readRequest } from '../../domain/requests/tournamentRequest.ts';
import { changedEventSearch, eventSearch } from '../../domain/search/eventSearch.ts';
import { tournamentChanges } from '../../domain/tournaments/tournamentFacts.ts';
import { commit, writeAll } from '../changes/databaseWrites.ts';
import type { Sent } from '../changes/sender.ts';
import { DataError, dataError, isRefused, withTimeout } from '../errors.ts';
import { inTransaction } from './changes/inTransaction.ts';
import { formWaits, send } from './changes/send.ts';
import { transactionNow } from './changes/transactionNow.ts';
import {
  markingScheduled,
  type ScheduledWith,
  schedulePlan,
  unmarkingScheduled,
} from './chapters/schedulePlan.ts';
import { readStaffEvent, type StaffEvent } from './events.ts';
import { fraternityRef } from './fraternities.ts';
import { tournamentRef } from './results.ts';
import { staffDatabase } from './session/staffDatabase.ts';

/** Returns the id for a new event. */
export function newEventId(): string {
  return doc(collection(staffDatabase, 'events')).id;
}

/**
 * Callbacks for the result of a creation, called however late it arrives, and after every further attempt.
 */
export type SaveCallbacks = { onStored: () => void; onRefused: () => void };

/** The request that an event is made of. */
export type MadeOf = {
  id: string;
  /** Its status before. */
  status: string;
  /** Whether it is marked as scheduled, too. */
  schedule: boolean;
};

/**
 * Creates an event with its private part and its unlock document, in one batch that also waits offline.
 * `failed`: the message when the server refuses it later. `madeOf`: its request, which gets to know the event
 * in the same batch. `chapter`: the fraternity that it is scheduled with, whose status says so from then on,
 * and which is brought up to date.
 * @throws DataError
 */
export async function createEvent(
  id: string,
  values: EventValues,
  failed: string,
  {
    madeOf,
    chapter,
    ...callbacks
  }: SaveCallbacks & { madeOf?: MadeOf | undefined; chapter?: ScheduledWith | undefined },
): Promise<Sent> {
  const plan = newEventPlan(values, new Date());
  const rest = await prepared(id, { ...plan, requestId: madeOf?.id });
  const path = `events/${id}`;
  const moments = { createdAt: serverNow, updatedAt: serverNow };
  const alone: Change = {
    writes: [
      setting(path, { ...plan.event, currentParticipants: 0, ...moments }),
      setting(`${path}/private/search`, eventSearch({ ...values, title: plan.event.title ?? '' })),
      ...rest,
    ],
    needless: [{ path, exists: true }],
  };
  const asked = madeOf && linked(madeOf, id);
  const others = [...(asked ? [asked] : []), ...(chapter ? markingScheduled(chapter) : [])];
  // Whatever is wrong with the request or the fraternity, which may be deleted by now, the event is created.
  const change: Change =
    others.length > 0 ? { writes: [...alone.writes, ...others], needless: [], instead: alone } : alone;
  const byWhatStands =
    chapter && inTransaction(schedulePlan(chapter, { path, writes: alone.writes, asked }), change.writes).now;
  const now = byWhatStands && (() => byWhatStands().catch(unlessRefused));
  return send(() => ({ ...change, now }), failed, { form: id, ...callbacks });
}

/** Returns false for a refused transaction: the change is then sent as it is. @throws DataError */
function unlessRefused(error: unknown): false {
  if (isRefused(error)) return false;
  throw error;
}

/** Returns the write that links a request to its event. The rules refuse it for a request that is gone. */
function linked({ id, schedule }: MadeOf, eventId: string): Write {
  const status = schedule ? { status: 'scheduled' } : {};
  return merging(`tournamentRequests/${id}`, { ...status, eventId, updatedAt: serverNow });
}

/**
 * Undoes a creation: deletes an event that no one has changed since, with its private part and its unlock
 * document, in one transaction. Returns false, and deletes nothing, when someone has changed it or signed up;
 * also returns true when it is already gone. The request that it was made of and the fraternity that it was
 * scheduled with are as before. @throws DataError
 */
export async function undoCreation(
  id: string,
  { registrationPassword }: EventValues,
  { madeOf, chapter }: { madeOf?: MadeOf | undefined; chapter?: ScheduledWith | undefined } = {},
): Promise<boolean> {
  const event = doc(staffDatabase, 'events', id);
  const request = madeOf && doc(staffDatabase, 'tournamentRequests', madeOf.id);
  const fraternity = chapter && fraternityRef(chapter.collegeId, chapter.before.id);
  const unlock =
    registrationPassword === '' ? null : doc(event, 'unlocks', await unlockKey(id, registrationPassword));
  const undone = await transactionNow(async (transaction, stillWanted) => {
    const [found, tournament, asked, scheduled] = await Promise.all([
      transaction.get(event),
      transaction.get(tournamentRef(id)),
      request && transaction.get(request),
      fraternity && transaction.get(fraternity),
    ]);
    if (!found.exists()) return true;
    const { createdAt, updatedAt, currentParticipants } = readStaffEvent(id, found.data());
    const untouched = createdAt?.getTime() === updatedAt?.getTime() && currentParticipants === 0;
    if (!untouched || tournament.exists()) return false;
    stillWanted();
    if (unlock) transaction.delete(unlock);
    if (request && asked?.exists()) transaction.update(request, unlinked(madeOf, id, asked.data()));
    if (chapter && scheduled?.exists()) {
      const now = readFraternity(scheduled.id, scheduled.data());
      writeAll(staffDatabase, transaction, unmarkingScheduled(chapter, now));
    }
    for (const part of ['staff', 'search']) transaction.delete(doc(event, 'private', part));
    transaction.delete(event);
    return true;
  }, 9_000);
  // The result must be known, because an undo does not wait offline.
  if (undone === null) throw new DataError('unreachable');
  return undone;
}

/** Returns the fields of a request whose event is deleted again; a status that a colleague set since stays. */
function unlinked(
  { status, schedule }: MadeOf,
  eventId: string,
  stored: DocumentData,
): Record<string, string | FieldValue> {
  const now = readRequest('', stored);
  const before = readRequestFilter(status);
  return {
    ...(now.eventId === eventId && { eventId: '' }),
    ...(schedule && now.status === 'scheduled' && before && { status: before }),
    updatedAt: serverTimestamp(),
  };
}

/**
 * Whether the server has an event, after it has answered all pending writes of this browser. @throws
 * DataError
 */
export async function eventIsStored(id: string): Promise<boolean> {
  await nothingWaits(id);
  return (await withTimeout(getDocFromServer(doc(staffDatabase, 'events', id)))).exists();
}

/**
 * Both documents of an event, as far as this browser knows them. `hasTournament`: the public list shows it
 * too.
 */
export type EventParts = { event: StaffEvent; part: PrivatePart | null; hasTournament: boolean };

/**
 * The result of an edit: sent, waiting, or not written, because someone else changed the same fields
 * meanwhile.
 */
export type SavedEdit = { outcome: Sent } | { outcome: 'disputed'; theirs: EventFields };

/** Returns the combined values of both documents. */
export function valuesOf({ event, part }: Pick<EventParts, 'event' | 'part'>): StoredValues {
  return storedValues(event, wholePrivatePart(part, event.ownSecrets));
}

/** Callbacks for the result of an edit that had to wait. */
export type EditCallbacks = SaveCallbacks & {
  /** Someone else has changed the same fields meanwhile, and nothing was written. */
  onDisputed: () => void;
};

/**
 * Writes only the fields that an edit changes. With a network it uses a transaction, so that no one's change
 * of the same field is overwritten unseen and the unlock document always fits the password. Without one it
 * uses a batch that waits and that the rules refuse when those fields have changed meanwhile; then the
 * transaction is tried. `queue`: called when the edit has to wait. @throws DataError
 */
export async function saveEvent(
  id: string,
  edit: EventEdit,
  known: EventParts,
  failed: string,
  queue: () => EditCallbacks,
): Promise<SavedEdit> {
  const saved = navigator.onLine ? await saveNow(id, edit) : null;
  if (saved) return saved;
  const writes = await preparedChange(known, edit, false);
  const { onDisputed, ...callbacks } = queue();
  let waits = true;
  let disputed: SavedEdit | null = null;
  const run = async () => {
    if (waits) {
      waits = false;
      const refusal = await commit(staffDatabase, writes).then(() => null, dataError);
      if (!refusal) return;
      if (refusal.kind !== 'refused' && refusal.kind !== 'missing') throw refusal;
    }
    const now = await saveNow(id, edit);
    if (!now) throw new DataError('unreachable');
    if (now.outcome === 'disputed') disputed = now;
  };
  const onStored = () => (disputed ? onDisputed() : callbacks.onStored());
  const sent = await send(() => ({ writes }), failed, { form: id, run, ...callbacks, onStored });
  return disputed ?? { outcome: sent };
}

/**
 * Whether the server has the values of an edit, after it has answered all pending writes of this browser.
 * @throws DataError
 */
export async function editIsStored(id: string, edit: EventEdit): Promise<boolean> {
  await nothingWaits(id);
  const event = doc(staffDatabase, 'events', id);
  const [found, part] = await withTimeout(
    Promise.all([getDocFromServer(event), getDocFromServer(doc(event, 'private', 'staff'))]),
  );
  // Nothing is left to change.
  if (!found.exists()) return true;
  const parts = {
    event: readStaffEvent(id, found.data()),
    part: part.exists() ? readPrivatePart(part.data()) : null,
  };
  return missingNames(edit, valuesOf(parts)).length === 0;
}

/** Settles when the server has answered all pending writes of this browser for an event. @throws DataError */
async function nothingWaits(id: string): Promise<void> {
  await withTimeout(waitForPendingWrites(staffDatabase), 30_000);
  if (await formWaits(id)) throw new DataError('unreachable');
}

/** Saves in a transaction; null without an answer. @throws DataError */
function saveNow(id: string, edit: EventEdit): Promise<SavedEdit | null> {
  return transactionNow(async (transaction, stillWanted): Promise<SavedEdit> => {
    const event = doc(staffDatabase, 'events', id);
    const [found, part, tournament] = await Promise.all([
      transaction.get(event),
      transaction.get(doc(event, 'private', 'staff')),
      transaction.get(tournamentRef(id)),
    ]);
    if (!found.exists()) throw new DataError('missing');
    const now: EventParts = {
      event: readStaffEvent(id, found.data()),
      part: part.exists() ? readPrivatePart(part.data()) : null,
      hasTournament: tournament.exists(),
    };
    const theirs = eventFields(valuesOf(now));
    if (mergedEdit(edit, theirs).disputed.length > 0) return { outcome: 'disputed', theirs };
    const writes = await preparedChange(now, edit, true);
    stillWanted();
    writeAll(staffDatabase, transaction, writes);
    return { outcome: 'acknowledged' };
  });
}

/** Returns the writes of an edit. `force`: no one can have moved the unlock document meanwhile. */
async function preparedChange(known: EventParts, edit: EventEdit, force: boolean): Promise<Write[]> {
  const { event, part, hasTournament } = known;
  const changes = someEventValues(edit.mine, changedNames(edit));
  const plan = eventChangePlan(valuesOf(known), changes, {
    misplacedSecrets: hasMisplacedSecrets(event.ownSecrets, event.registration),
    today: new Date(),
  });
  const kept = !force && part !== null && !('registrationPassword' in changes);
  const rest = await prepared(event.id, plan, kept);
  const precondition = force ? null : eventPrecondition(valuesOf(known), changes, part !== null);
  const tournament = hasTournament ? tournamentChanges(event, { ...event, ...plan.event }) : {};
  const path = `events/${event.id}`;
  const removed = Object.fromEntries(plan.removed.map((name) => [name, fieldGone]));
  const search = changedEventSearch(valuesOf(known), changes, plan.event.title);
  return [
    ...(precondition ? [setting(`${path}/private/seen`, { ...precondition, at: serverNow })] : []),
    ...(Object.keys(tournament).length > 0 ? [updating(tournamentRef(event.id).path, tournament)] : []),
    updating(path, { ...plan.event, ...removed, updatedAt: serverNow }),
    ...(search ? [setting(`${path}/private/search`, search)] : []),
    ...rest,
  ];
}

/**
 * Returns the writes of a plan's private part and unlock documents. `kept`: the unlock document exists and is
 * only changed; if it was deleted meanwhile with its password, the batch is refused and does not bring the
 * old password back.
 */
async function prepared(
  id: string,
  plan: EventPlan & { requestId?: string | undefined },
  kept = false,
): Promise<Write[]> {
  const event = `events/${id}`;
  const unlock = async (password: string) => `${event}/unlocks/${await unlockKey(id, password)}`;
  const closed = await Promise.all(plan.closed.map(unlock));
  const opened = plan.opened && (await unlock(plan.opened.password));
  const hidden = { ...plan.hidden, ...(plan.requestId && { requestId: plan.requestId }) };
  const writes = [
    ...(plan.hidden ? [merging(`${event}/private/staff`, hidden)] : []),
    ...closed.map(deleting),
  ];
  if (!plan.opened || !opened) return writes;
  const { googleFormUrl } = plan.opened;
  return [...writes, kept ? updating(opened, { googleFormUrl }) : setting(opened, { googleFormUrl })];
}
