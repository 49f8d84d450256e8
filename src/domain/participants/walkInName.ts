import * as v from 'valibot';
import { findTwin } from './findTwin.ts';
import type { Participant } from './participant.ts';
import { ParticipantInput } from './participantSchema.ts';

const Name = v.pick(ParticipantInput, ['name']);

/**
 * Returns the name under which a search can be added at once. Returns '' where the form has to ask: for an
 * email, for a name that someone on the list has, and for less than a name.
 */
export function walkInName(people: readonly Participant[], text: string): string {
  const read = v.safeParse(Name, { name: text.trim().replace(/\s+/g, ' ') });
  if (!read.success || text.includes('@') || read.output.name.length < 2) return '';
  return findTwin(people, { name: read.output.name, email: '' }) ? '' : read.output.name;
}
