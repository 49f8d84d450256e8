import type { Participant } from '../../../domain/participants/participant.ts';
import { removeParticipants } from '../../../domain/participants/participantChanges.ts';
import { ConfirmChange } from '../../../parts/ConfirmChange.tsx';
import type { DoorEvent } from '../../../parts/door.ts';
import { putBackPeople } from './putBackPeople.ts';

type Props = { event: DoorEvent; person: Participant; onClose: () => void };

/** Asks before a person is removed from a list, and offers Undo. */
export function RemoveDialog({ event, person, onClose }: Props) {
  const name = person.name || person.email;
  const failed = `Failed to remove ${name}. Please try again.`;

  const undo = () => void putBackPeople(event, [person], name);

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
