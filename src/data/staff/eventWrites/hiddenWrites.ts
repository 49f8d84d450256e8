import { deleting, merging, setting, updating, type Write } from '../../../domain/changes/change.ts';
import type { EventPlan } from '../../../domain/events/eventPlan.ts';
import { unlockKey } from '../../../domain/events/unlockKey.ts';

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
