import { type Contact, readContact } from '../fields/contact.ts';
import { anything, instant, readFields, text } from '../fields/storedFields.ts';
import { type PipelineStage, pipelineStages } from './salesSchema.ts';

/** A card of the sales pipeline. */
export type PipelineEntry = {
  id: string;
  status: PipelineStage;
  collegeName: string;
  fraternityName: string;
  contact: Contact;
  createdAt: Date | null;
  updatedAt: Date | null;
};

const stored = {
  status: text,
  collegeName: text,
  fraternityName: text,
  contact: anything,
  createdAt: instant,
  updatedAt: instant,
};

/**
 * Returns the card in a stored document of any age; one with an unknown stage goes into the first column.
 * Never throws.
 */
export function readPipelineEntry(id: string, data: unknown): PipelineEntry {
  const entry = readFields(stored, data);
  const status = pipelineStages.find((stage) => stage === entry.status) ?? 'prospect';
  return { ...entry, id, status, contact: readContact(entry.contact) };
}
