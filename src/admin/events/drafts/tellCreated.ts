import type { Sent } from '../../../data/changes/sender.ts';
import type { ScheduledWith } from '../../../data/staff/chapters/schedulePlan.ts';
import type { MadeOf } from '../../../data/staff/eventWrites/createEvent.ts';
import { undoCreation } from '../../../data/staff/eventWrites/undoCreation.ts';
import type { EventValues } from '../../../domain/events/eventFields.ts';
import { savedText } from '../../../parts/attempt.ts';
import { offerRetry, showToast } from '../../../ui/toast.ts';

type Created = {
  id: string;
  values: EventValues;
  madeOf?: MadeOf | undefined;
  chapter?: ScheduledWith | undefined;
  open: (eventId: string) => void;
};

/**
 * Confirms that an event was created, with a button to open it and one to undo. Undo works as long as no one
 * has worked with the event.
 */
export function tellCreated(sent: Sent, created: Created): void {
  const open = { label: 'Open', run: () => created.open(created.id) };
  // An undo must know what the server has.
  const takeBack = sent === 'queued' ? [] : [{ label: 'Undo', run: () => void undo(created) }];
  showToast(savedText(sent, createdText(created)), 'status', [open, ...takeBack], `event ${created.id}`);
}

function createdText({ madeOf, chapter }: Created): string {
  if (chapter && chapter.before.status !== 'scheduled')
    return `Event created, and ${chapter.before.name} is scheduled.`;
  return madeOf?.schedule ? 'Event created, and the request is scheduled.' : 'Event created.';
}

async function undo(created: Created): Promise<void> {
  const { id, values, madeOf, chapter, open } = created;
  const subject = `event ${id}`;
  try {
    if (await undoCreation(id, values, { madeOf, chapter })) {
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
