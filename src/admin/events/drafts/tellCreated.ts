import type { Sent } from '../../../data/changes/sender.ts';
import { undoCreation } from '../../../data/staff/eventWrites.ts';
import type { EventValues } from '../../../domain/events/eventFields.ts';
import { savedText } from '../../../parts/attempt.ts';
import { offerRetry, showToast } from '../../../ui/toast.ts';

type Created = { id: string; values: EventValues; open: (eventId: string) => void };

/**
 * Confirms that an event was created, with a button to open it and one to undo. Undo works as long as no one
 * has worked with the event.
 */
export function tellCreated(sent: Sent, created: Created): void {
  if (sent === 'queued') {
    showToast(savedText(sent, 'Event created.'));
    return;
  }
  const open = { label: 'Open', run: () => created.open(created.id) };
  const takeBack = { label: 'Undo', run: () => void undo(created) };
  showToast('Event created.', 'status', [open, takeBack], `event ${created.id}`);
}

async function undo(created: Created): Promise<void> {
  const { id, values, open } = created;
  const subject = `event ${id}`;
  try {
    if (await undoCreation(id, values)) {
      showToast('The event was deleted again.', 'status', [], subject);
      return;
    }
    const message = 'Someone has already worked with this event, so it was kept.';
    showToast(message, 'alert', { label: 'Open', run: () => open(id) }, subject);
  } catch {
    const message = "The event couldn't be deleted. Check your connection and try again.";
    offerRetry(message, () => void undo(created), subject);
  }
}
