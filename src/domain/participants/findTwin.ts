import * as v from 'valibot';
import { searchText } from '../text/searchText.ts';
import { emailId, emailKey } from './emailKey.ts';
import type { Participant } from './participant.ts';
import { ParticipantInput } from './participantSchema.ts';

type Named = Pick<Participant, 'id' | 'name' | 'email'>;

/** A person who is already on the list. `sameEmail`: they have this address, so no one else can have it. */
export type Twin<Person extends Named> = { person: Person; sameEmail: boolean };

/**
 * Finds someone on the list by current or original address, else by name. `self`: the person being corrected.
 */
export function findTwin<Person extends Named>(
  people: readonly Person[],
  { name, email }: { name: string; email: string },
  self = '',
): Twin<Person> | undefined {
  const others = people.filter(({ id }) => id !== self);
  const [key, id] = [emailKey(email), emailId(email)];
  const found = key ? others.find((other) => emailKey(other.email) === key || other.id === id) : undefined;
  if (found) return { person: found, sameEmail: true };
  const words = searchText(name);
  const person = words ? others.find((other) => searchText(other.name) === words) : undefined;
  return person && { person, sameEmail: false };
}

const Name = v.pick(ParticipantInput, ['name']);

/**
 * Returns the name under which a search can be added at once. Returns '' where the form has to ask: for an
 * email, for a name that someone on the list has, and for less than a name.
 */
export function walkInName(people: readonly Named[], text: string): string {
  const read = v.safeParse(Name, { name: text.trim().replace(/\s+/g, ' ') });
  if (!read.success || text.includes('@') || read.output.name.length < 2) return '';
  return findTwin(people, { name: read.output.name, email: '' }) ? '' : read.output.name;
}
