import { send } from '../../../data/staff/changes/send.ts';
import { deletePipelineEntry } from '../../../data/staff/pipeline.ts';
import { cardName } from '../../../domain/sales/pipelineBoard.ts';
import type { PipelineEntry } from '../../../domain/sales/pipelineEntry.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

const failed = 'Failed to delete the card. Please try again.';

/** Asks before a card is deleted. */
export function DeleteCardDialog({ entry, onClose }: { entry: PipelineEntry; onClose: () => void }) {
  return (
    <ConfirmDialog
      title="Delete card"
      question={`Are you sure you want to delete "${cardName(entry)}"? This action cannot be undone.`}
      action="Delete"
      danger
      failed={() => failed}
      onConfirm={async () => {
        await send(() => deletePipelineEntry(entry.id), failed);
      }}
      onClose={onClose}
    />
  );
}
