import type { Participant } from '../../../domain/participants/participant.ts';
import { putBack, removeParticipants } from '../../../domain/participants/participantChanges.ts';
import { attempt } from '../../../parts/attempt.ts';
import { ConfirmChange } from '../../../parts/ConfirmChange.tsx';
import type { DoorEvent } from '../../../parts/door.ts';

type Props = { event: DoorEvent; person: Participant; onClose: () => void };

/** Asks before a person is removed from a list, and offers Undo. */
export function RemoveDialog({ event, person, onClose }: Props) {
  const name = person.name || person.email;
  const failed = `Failed to remove ${name}. Please try again.`;

  const undo = () =>
    void attempt(() => putBack(event, [person]), { failed: `Failed to put ${name} back. Please try again.` });

  return (
    <ConfirmChange
      title="Remove participant"
      question={`Remove ${name} from the list?`}
      action="Remove"
      change={() => removeParticipants(event, [person])}
      words={{ failed, done: `${name} was removed.`, undo }}
      onClose={onClose}
    />
  );
}
