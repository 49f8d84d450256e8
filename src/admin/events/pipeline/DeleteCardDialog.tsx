import { deletePipelineEntry } from '../../../data/staff/pipeline.ts';
import { cardName } from '../../../domain/sales/pipelineBoard.ts';
import type { PipelineEntry } from '../../../domain/sales/pipelineEntry.ts';
import { ConfirmChange } from '../../../parts/ConfirmChange.tsx';

const failed = 'Failed to delete the card. Please try again.';

/** Asks before a card is deleted. */
export function DeleteCardDialog({ entry, onClose }: { entry: PipelineEntry; onClose: () => void }) {
  return (
    <ConfirmChange
      title="Delete card"
      question={`Are you sure you want to delete "${cardName(entry)}"? This action cannot be undone.`}
      action="Delete"
      change={() => deletePipelineEntry(entry.id)}
      words={{ failed }}
      onClose={onClose}
    />
  );
}
