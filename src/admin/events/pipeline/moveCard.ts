import { updatePipelineEntry } from '../../../data/staff/pipeline.ts';
import { cardName, stageName } from '../../../domain/sales/pipelineBoard.ts';
import type { PipelineEntry } from '../../../domain/sales/pipelineEntry.ts';
import type { PipelineStage } from '../../../domain/sales/salesSchema.ts';
import { showToast } from '../../../ui/toast.ts';
import { attempt } from '../../parts/attempt.ts';

/** One message at a time about a card. */
const subjectOf = ({ id }: PipelineEntry) => `card ${id}`;

/** Moves a card to a stage and says so; a refusal can be tried again. Never rejects. */
export async function moveCard(entry: PipelineEntry, status: PipelineStage): Promise<void> {
  await attempt(() => updatePipelineEntry(entry.id, { status }), {
    failed: `Failed to move "${cardName(entry)}". Please try again.`,
    done: `${cardName(entry)} moved to ${stageName(status)}.`,
    subject: subjectOf(entry),
  });
}

/** After an event was made of a card: offers to move the card, which nobody should have to remember. */
export function offerConfirmed(entry: PipelineEntry): void {
  if (entry.status === 'confirmed') return;
  const move = { label: 'Move to Confirmed', run: () => void moveCard(entry, 'confirmed') };
  const message = `${cardName(entry)} is still in ${stageName(entry.status)}.`;
  showToast(message, 'status', move, subjectOf(entry));
}
