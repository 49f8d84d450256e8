import { fieldGone, serverNow, setting, updating, type Write } from '../../../domain/changes/change.ts';
import { type EventFields, eventFields, someEventValues } from '../../../domain/events/eventFields.ts';
import { changedNames, type EventEdit, mergedEdit } from '../../../domain/events/eventMerge.ts';
import { eventChangePlan } from '../../../domain/events/eventPlan.ts';
import { eventPrecondition } from '../../../domain/events/eventPrecondition.ts';
import { hasMisplacedSecrets } from '../../../domain/events/privatePart.ts';
import { raisedLimit } from '../../../domain/participants/line/lineChanges.ts';
import { changedEventSearch } from '../../../domain/search/eventSearch.ts';
import { tournamentChanges } from '../../../domain/tournaments/tournamentFacts.ts';
import { commit } from '../../changes/databaseWrites.ts';
import type { Sent } from '../../changes/sender.ts';
import { DataError, dataError } from '../../errors.ts';
import { decidedNow } from '../changes/planned.ts';
import { send } from '../changes/send.ts';
import { type EntryIds, entryIds, recorded } from '../changes/withHistory.ts';
import { staffDatabase } from '../session/staffDatabase.ts';
import type { SaveCallbacks } from './createEvent.ts';
import { type EventParts, readParts, valuesOf } from './eventParts.ts';
import { hiddenWrites } from './hiddenWrites.ts';

type Disputed = { outcome: 'disputed'; theirs: EventFields };
/**
 * The result of an edit: sent, waiting, or not written, because someone else changed the same fields
 * meanwhile.
 */
export type SavedEdit = { outcome: Sent } | Disputed;

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
  const ids = entryIds();
  const saved = navigator.onLine ? await saveNow(id, edit, ids) : null;
  if (saved) return saved;
  const { writes } = await recorded({ writes: await editWrites(known, edit, false) }, ids);
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
    const now = await saveNow(id, edit, ids);
    if (!now) throw new DataError('unreachable');
    if (now.outcome === 'disputed') disputed = now;
  };
  const onStored = () => (disputed ? onDisputed() : callbacks.onStored());
  const sent = await send(() => ({ writes }), failed, { form: id, run, ...callbacks, onStored });
  return disputed ?? { outcome: sent };
}

/** Saves in a transaction; null without an answer. @throws DataError */
function saveNow(id: string, edit: EventEdit, ids: EntryIds): Promise<SavedEdit | null> {
  return decidedNow<Disputed>(
    async (look) => {
      const [found, tournament] = await Promise.all([readParts(id, look), look(`tournaments/${id}`)]);
      if (!found) throw new DataError('missing');
      const theirs = eventFields(valuesOf(found));
      if (mergedEdit(edit, theirs).disputed.length > 0) return { instead: { outcome: 'disputed', theirs } };
      const now = { ...found, hasTournament: tournament !== undefined };
      return { writes: await editWrites(now, edit, true) };
    },
    undefined,
    ids,
  );
}

/** Returns the writes of an edit. `force`: no one can have moved the unlock document meanwhile. */
async function editWrites(known: EventParts, edit: EventEdit, force: boolean): Promise<Write[]> {
  const { event, part, hasTournament } = known;
  const changes = someEventValues(edit.mine, changedNames(edit));
  const plan = eventChangePlan(valuesOf(known), changes, {
    misplacedSecrets: hasMisplacedSecrets(event.ownSecrets, event.registration),
    today: new Date(),
    signUp: event.signUp,
  });
  const kept = !force && part !== null && !('registrationPassword' in changes);
  const rest = await hiddenWrites(event.id, plan, kept);
  const precondition = force ? null : eventPrecondition(valuesOf(known), changes, part !== null, event);
  const tournament = hasTournament ? tournamentChanges(event, { ...event, ...plan.event }) : {};
  const path = `events/${event.id}`;
  const removed = Object.fromEntries(plan.removed.map((name) => [name, fieldGone]));
  const search = changedEventSearch(valuesOf(known), changes, plan.event.title);
  return [
    ...(precondition ? [setting(`${path}/private/seen`, { ...precondition, at: serverNow })] : []),
    ...(Object.keys(tournament).length > 0 ? [updating(`tournaments/${event.id}`, tournament)] : []),
    updating(path, {
      ...plan.event,
      ...removed,
      ...raisedLimit(event, changes.maxParticipants),
      updatedAt: serverNow,
    }),
    ...(search ? [setting(`${path}/private/search`, search)] : []),
    ...rest,
  ];
}
