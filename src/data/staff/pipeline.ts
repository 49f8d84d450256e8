import { addDoc, collection, deleteDoc, doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { type PipelineEntry, readPipelineEntry } from '../../domain/readPipelineEntry.ts';
import type { PipelineInput } from '../../domain/salesSchema.ts';
import type { Source, WatchedList } from '../source.ts';
import { liveList } from './liveList.ts';
import { staffDatabase } from './staffDatabase.ts';
import { readFound } from './watch.ts';

const cards = collection(staffDatabase, 'salesPipeline');

/** The cards of the sales pipeline, live, 1 000 at most, in no order (specification 7: all of salesPipeline). */
export const pipelineEntries: Source<WatchedList<PipelineEntry>> = liveList(() => cards, {
  most: 1000,
  convert: (found) => readFound(found, readPipelineEntry),
});

/** Adds a card; like all that is written here it settles when the server has it, so call it through `send`. */
export async function addPipelineEntry(input: PipelineInput): Promise<void> {
  await addDoc(cards, { ...input, createdAt: serverTimestamp(), updatedAt: serverTimestamp() });
}

/** Changes the given fields of a card and no others; a move changes `status` alone. */
export function updatePipelineEntry(id: string, changes: Partial<PipelineInput>): Promise<void> {
  return updateDoc(doc(cards, id), { ...changes, updatedAt: serverTimestamp() });
}

/** Deletes a card. */
export function deletePipelineEntry(id: string): Promise<void> {
  return deleteDoc(doc(cards, id));
}
