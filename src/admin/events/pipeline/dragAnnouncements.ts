import type { Active, Announcements, Over } from '@dnd-kit/core';
import { cardName, stageName } from '../../../domain/sales/pipelineBoard.ts';
import type { PipelineEntry } from '../../../domain/sales/pipelineEntry.ts';
import { pipelineStages } from '../../../domain/sales/salesSchema.ts';

/**
 * Returns the screen reader announcements for dragging one of `cards`, with names in place of the ids that
 * dnd-kit announces by default.
 */
export function dragAnnouncements(cards: readonly PipelineEntry[]): Announcements {
  function tell(active: Active, words: (entry: PipelineEntry) => string): string {
    const entry = cards.find(({ id }) => id === active.id);
    return entry ? `${cardName(entry)} card ${words(entry)}.` : 'The card is gone.';
  }
  const stays = ({ status }: PipelineEntry) => `stays in ${stageName(status)}`;
  return {
    onDragStart: ({ active }) => tell(active, () => 'picked up'),
    onDragOver: ({ active, over }) =>
      tell(active, () => {
        const stage = stageOf(over);
        return stage ? `is over ${stageName(stage)}` : 'is over no column';
      }),
    onDragEnd: ({ active, over }) =>
      tell(active, (entry) => {
        const stage = stageOf(over);
        return stage && stage !== entry.status ? `moved to ${stageName(stage)}` : stays(entry);
      }),
    onDragCancel: ({ active }) => tell(active, stays),
  };
}

function stageOf(over: Over | null) {
  return pipelineStages.find((stage) => stage === over?.id);
}
