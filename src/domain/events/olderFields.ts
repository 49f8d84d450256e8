import type { EventInput } from './eventSchema.ts';

/**
 * Field names of older installations that would take effect again once the field that replaced them is empty.
 */
export const olderNames = {
  collegeName: ['college'],
  fraternityName: ['fraternity'],
  location: ['venue', 'address'],
  date: ['dateScheduled'],
} as const satisfies Partial<Record<keyof EventInput, readonly string[]>>;

/** Fields of the private part that older installations keep in the public document. */
export const misplacedNames: readonly string[] = [
  'registrationPassword',
  'salesContact',
  'contactPerson',
  'pointOfContact',
];
