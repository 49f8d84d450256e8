import { moveListedParticipants } from '../../../data/staff/participants.ts';
import type { DoorEvent } from '../../../parts/door.ts';
import { useAttempt } from '../../../parts/useAttempt.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';

/**
 * Moves the people that an event of an older installation keeps in itself to a list, so that they can be
 * checked in.
 */
export function MoveListed({ event }: { event: DoorEvent }) {
  const { busy, failure, run } = useAttempt();
  const move = () =>
    run(() => moveListedParticipants(event.id), {
      failed: () => 'Failed to move the list. Please try again.',
    });

  return (
    <Notice>
      <p>This event's list is in an older format that can't be edited.</p>
      <Button busy={busy} onClick={move}>
        Move {event.ownParticipants.length} to the new list
      </Button>
      <p role="alert">{failure}</p>
    </Notice>
  );
}
