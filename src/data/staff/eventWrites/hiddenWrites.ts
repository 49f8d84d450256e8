import {
  deleting,
  merging,
  serverNow,
  setting,
  updating,
  type Write,
} from '../../../domain/changes/change.ts';
import type { EventValues } from '../../../domain/events/eventFields.ts';
import { type EventPlan, newEventPlan } from '../../../domain/events/eventPlan.ts';
import { unlockKey } from '../../../domain/events/unlockKey.ts';
import { eventSearch } from '../../../domain/search/eventSearch.ts';
import { addressPath } from './freeAddress.ts';

/** Returns the writes of a new event: all of its documents, and the claim of its address. */
export async function newEventWrites(
  id: string,
  values: EventValues,
  { creation, requestId }: { creation: string; requestId?: string | undefined },
): Promise<Write[]> {
  const plan = newEventPlan(values, new Date());
  const path = `events/${id}`;
  const moments = { createdAt: serverNow, updatedAt: serverNow };
  return [
    setting(addressPath(id), { of: creation }),
    setting(path, { ...plan.event, currentParticipants: 0, ...moments }),
    setting(`${path}/private/search`, eventSearch({ ...values, title: plan.event.title ?? '' })),
    ...(await hiddenWrites(id, { ...plan, requestId })),
  ];
}

/**
 * Returns the writes of a plan's private part and unlock documents. `kept`: the unlock document exists and is
 * only changed; if it was deleted meanwhile with its password, the batch is refused and does not bring the
 * old password back.
 */
export async function hiddenWrites(
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
