import type { EventInput } from './eventSchema.ts';

/** Names of older installations that would speak again when the field that took their place is emptied. */
export const olderNames = {
  collegeName: ['college'],
  fraternityName: ['fraternity'],
  location: ['venue', 'address'],
  date: ['dateScheduled'],
} as const satisfies Partial<Record<keyof EventInput, readonly string[]>>;

/** Fields of the private part as older installations keep them in the public document. */
export const misplacedNames: readonly string[] = [
  'registrationPassword',
  'salesContact',
  'contactPerson',
  'pointOfContact',
];
