import type { EventFields } from '../events/eventFields.ts';
import { slug } from '../text/slug.ts';
import type { PipelineEntry } from './pipelineEntry.ts';
import { type PipelineStage, pipelineStages } from './salesSchema.ts';

/** A column of the board. */
export type PipelineColumn = { stage: PipelineStage; name: string; cards: PipelineEntry[] };

/** The five columns in their order, each with the cards that changed last on top (specification 2.9). */
export function pipelineBoard(entries: readonly PipelineEntry[]): PipelineColumn[] {
  // A card just written has the time of this browser until the server has given its own.
  const changed = (entry: PipelineEntry) => (entry.updatedAt ?? entry.createdAt)?.getTime() ?? 0;
  const sorted = [...entries].sort((a, b) => changed(b) - changed(a) || a.id.localeCompare(b.id));
  return pipelineStages.map((stage) => ({
    stage,
    name: stageName(stage),
    cards: sorted.filter(({ status }) => status === stage),
  }));
}

/** A stage for people: 'prospect' gives 'Prospect'. */
export function stageName(stage: PipelineStage): string {
  return `${stage.slice(0, 1).toUpperCase()}${stage.slice(1)}`;
}

/** What a card is called: its college, else its fraternity, else its contact. */
export function cardName({ collegeName, fraternityName, contact }: PipelineEntry): string {
  return [collegeName, fraternityName].filter(Boolean).join(' - ') || contact.name || 'Unnamed card';
}

/** What a card knows of the event that it may become, as the event form takes it. */
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
