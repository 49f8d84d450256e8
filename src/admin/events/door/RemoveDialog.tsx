import type { Participant } from '../../../domain/participants/participant.ts';
import { addParticipants, removeParticipant } from '../../../domain/participants/participantChanges.ts';
import { participantSources } from '../../../domain/participants/participantSchema.ts';
import { attempt } from '../../../parts/attempt.ts';
import { ConfirmChange } from '../../../parts/ConfirmChange.tsx';
import type { DoorEvent } from '../../../parts/door.ts';

type Props = { event: DoorEvent; person: Participant; onClose: () => void };

/** Asks before a person is removed from a list, and offers Undo. */
export function RemoveDialog({ event, person, onClose }: Props) {
  const name = person.name || person.email;
  const failed = `Failed to remove ${name}. Please try again.`;

  function putBack(): void {
    const source = participantSources.find((known) => known === person.source) ?? 'manual';
    void attempt(() => addParticipants(event.id, [{ ...person, source }]), {
      failed: `Failed to put ${name} back. Please try again.`,
    });
  }

  return (
    <ConfirmChange
      title="Remove participant"
      question={`Remove ${name} from the list?`}
      action="Remove"
      change={() => removeParticipant(event.id, person.id, event.currentParticipants)}
      words={{ failed, done: `${name} was removed.`, undo: putBack }}
      onClose={onClose}
    />
  );
}
