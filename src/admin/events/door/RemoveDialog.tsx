import { send } from '../../../data/staff/changes/send.ts';
import type { StaffEvent } from '../../../data/staff/events.ts';
import { addParticipants, removeParticipant } from '../../../data/staff/participants.ts';
import type { Participant } from '../../../domain/participants/participant.ts';
import { participantSources } from '../../../domain/participants/participantSchema.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { showToast } from '../../../ui/toast.ts';

type Props = { event: StaffEvent; person: Participant; onClose: () => void };

/** Asks before somebody is taken off a list, and offers to put them back. */
export function RemoveDialog({ event, person, onClose }: Props) {
  const name = person.name || person.email;
  const failed = `Failed to remove ${name}. Please try again.`;

  async function remove() {
    await send(() => removeParticipant(event.id, person.id, event.currentParticipants), failed);
    showToast(`${name} was removed.`, 'status', { label: 'Undo', run: putBack });
  }

  async function putBack() {
    const sorry = `Failed to put ${name} back. Please try again.`;
    const source = participantSources.find((known) => known === person.source) ?? 'manual';
    try {
      await send(() => addParticipants(event.id, [{ ...person, source }]), sorry);
    } catch {
      showToast(sorry, 'alert', { label: 'Retry', run: putBack });
    }
  }

  return (
    <ConfirmDialog
      title="Remove participant"
      question={`Remove ${name} from the list?`}
      action="Remove"
      danger
      onConfirm={remove}
      failed={() => failed}
      onClose={onClose}
    />
  );
}
