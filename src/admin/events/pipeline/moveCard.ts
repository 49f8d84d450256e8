import { updatePipelineEntry } from '../../../data/staff/pipeline.ts';
import { cardName, stageName } from '../../../domain/sales/pipelineBoard.ts';
import type { PipelineEntry } from '../../../domain/sales/pipelineEntry.ts';
import type { PipelineStage } from '../../../domain/sales/salesSchema.ts';
import { attempt } from '../../../parts/attempt.ts';
import { showToast } from '../../../ui/toast.ts';

/** Groups the messages about a card, so that only the latest is shown. */
const subjectOf = ({ id }: PipelineEntry) => `card ${id}`;

/** Moves a card to a stage and confirms it, with Undo; a refusal can be retried. Never rejects. */
export async function moveCard(entry: PipelineEntry, status: PipelineStage): Promise<void> {
  await attempt(() => updatePipelineEntry(entry.id, { status }), {
    failed: `Failed to move "${cardName(entry)}". Please try again.`,
    done: `${cardName(entry)} moved to ${stageName(status)}.`,
    undo: () => void moveCard({ ...entry, status }, entry.status),
    subject: subjectOf(entry),
  });
}

/** Offers to move a card after an event was created from it, so that no one has to remember it. */
export function offerConfirmed(entry: PipelineEntry): void {
  if (entry.status === 'confirmed') return;
  const move = { label: 'Move to Confirmed', run: () => void moveCard(entry, 'confirmed') };
  const message = `${cardName(entry)} is still in ${stageName(entry.status)}.`;
  showToast(message, 'status', move, subjectOf(entry));
}
