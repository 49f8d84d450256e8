import { collection, doc } from 'firebase/firestore';
import { type Change, serverNow, setting, updating } from '../../domain/changes/change.ts';
import { type PipelineEntry, readPipelineEntry } from '../../domain/sales/pipelineEntry.ts';
import type { PipelineInput } from '../../domain/sales/salesSchema.ts';
import type { Source, WatchedList } from '../source.ts';
import { liveList, readFound } from './reads/watch.ts';
import { staffDatabase } from './session/staffDatabase.ts';

const cards = collection(staffDatabase, 'salesPipeline');

/**
 * The cards of the sales pipeline, live, 1 000 at most, in no order (specification 7: all of salesPipeline).
 */
export const pipelineEntries: Source<WatchedList<PipelineEntry>> = liveList(() => cards, {
  max: 1000,
  convert: (found) => readFound(found, readPipelineEntry),
});

/** Adds a card. */
export function addPipelineEntry(input: PipelineInput): Change {
  const { path } = doc(cards);
  return {
    writes: [setting(path, { ...input, createdAt: serverNow, updatedAt: serverNow })],
    needless: [{ path, exists: true }],
  };
}

/** Changes the given fields of a card and no others; a move changes `status` alone. */
export function updatePipelineEntry(id: string, changes: Partial<PipelineInput>): Change {
  return { writes: [updating(doc(cards, id).path, { ...changes, updatedAt: serverNow })] };
}
