import { knownEvent } from '../../../data/staff/line/waitingList.ts';
import type { Participant } from '../../../domain/participants/participant.ts';
import { putBack } from '../../../domain/participants/participantChanges.ts';
import { attempt } from '../../../parts/attempt.ts';
import type { DoorEvent } from '../../../parts/door.ts';
import { showToast } from '../../../ui/toast.ts';

/**
 * Puts people who were removed back on the list. Where somebody has taken their spots meanwhile, it asks
 * first. `name`: who they are.
 */
export async function putBackPeople(
  seen: DoorEvent,
  people: readonly Participant[],
  name: string,
): Promise<void> {
  const event = await knownEvent(seen);
  const { currentParticipants, maxParticipants: limit } = event;
  const count = currentParticipants + people.length;
  const put = () =>
    void attempt(() => putBack(event, people), { failed: `Failed to put ${name} back. Please try again.` });
  if (limit === null || count <= limit) return put();
  showToast(
    `The spot is taken: with ${name} it's ${count} of ${limit}. Put back anyway?`,
    'alert',
    { label: 'Put back', run: put },
    `put back ${event.id} ${name}`,
  );
}
