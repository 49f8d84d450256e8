import type { EventFields } from '../events/eventFields.ts';
import { capitalized } from '../text/capitalized.ts';
import { slug } from '../text/slug.ts';
import type { PipelineEntry } from './pipelineEntry.ts';
import { type PipelineStage, pipelineStages } from './salesSchema.ts';

/** A column of the board. */
export type PipelineColumn = { stage: PipelineStage; name: string; cards: PipelineEntry[] };

/**
 * Returns the five columns in their order, each with the most recently changed cards on top (specification
 * 2.9).
 */
export function pipelineBoard(entries: readonly PipelineEntry[]): PipelineColumn[] {
  // A card just written has this browser's time until the server has set its own.
  const changed = (entry: PipelineEntry) => (entry.updatedAt ?? entry.createdAt)?.getTime() ?? 0;
  const sorted = [...entries].sort((a, b) => changed(b) - changed(a) || a.id.localeCompare(b.id));
  return pipelineStages.map((stage) => ({
    stage,
    name: stageName(stage),
    cards: sorted.filter(({ status }) => status === stage),
  }));
}

/** Returns the label of a stage: 'prospect' gives 'Prospect'. */
export function stageName(stage: PipelineStage): string {
  return capitalized(stage);
}

/** Returns the name of a card: its college, else its fraternity, else its contact. */
export function cardName({ collegeName, fraternityName, contact }: PipelineEntry): string {
  return [collegeName, fraternityName].filter(Boolean).join(' - ') || contact.name || 'Unnamed card';
}

/** Returns the initial fields of an event made from a card. */
export function eventOfCard({ collegeName, fraternityName, contact }: PipelineEntry): Partial<EventFields> {
  return {
    collegeId: slug(collegeName),
    collegeName,
    fraternityId: slug(fraternityName),
    fraternityName,
    contactName: contact.name,
    contactRole: contact.role,
    contactEmail: contact.email,
    contactPhone: contact.phone,
  };
}
