import { type Contact, readContact } from '../fields/contact.ts';
import { anything, exactText, link, readFields, text } from '../fields/storedFields.ts';
import type { Registration } from './registration.ts';

/** The staff-only part of an event; '' where something is not set. */
export type PrivatePart = {
  registrationPassword: string;
  googleFormUrl: string;
  salesContact: Contact;
  contactPerson: string;
};

const stored = {
  registrationPassword: exactText,
  googleFormUrl: link,
  salesContact: anything,
  contactPerson: text,
  pointOfContact: text,
};

/**
 * Returns the private part in a stored document of any age, or in an old event itself
 * (specification-decisions, "Legacy data"). Never throws.
 */
export function readPrivatePart(data: unknown): PrivatePart {
  const { pointOfContact, ...part } = readFields(stored, data);
  return {
    ...part,
    salesContact: readContact(part.salesContact),
    contactPerson: part.contactPerson || pointOfContact,
  };
}

/** Returns the id of the request that an event was made of, from its private document; '' for none. */
export function readRequestOf(data: unknown): string {
  return readFields({ requestId: text }, data).requestId;
}

/**
 * Returns the complete private part of an event from its private document `part`; fields missing there may be
 * in an older public document (`own`).
 */
export function wholePrivatePart(part: PrivatePart | null, own: PrivatePart): PrivatePart {
  if (!part) return own;
  return {
    registrationPassword: part.registrationPassword || own.registrationPassword,
    googleFormUrl: part.googleFormUrl || own.googleFormUrl,
    salesContact: isContact(part.salesContact) ? part.salesContact : own.salesContact,
    contactPerson: part.contactPerson || own.contactPerson,
  };
}

/**
 * Whether a public document still holds private fields; the form of an event with open registration may be
 * there.
 */
export function hasMisplacedSecrets(own: PrivatePart, registration: Registration): boolean {
  const { registrationPassword, googleFormUrl, salesContact, contactPerson } = own;
  return (
    registrationPassword !== '' ||
    contactPerson !== '' ||
    isContact(salesContact) ||
    (googleFormUrl !== '' && registration !== 'open')
  );
}

function isContact(contact: Contact): boolean {
  return Object.values(contact).some((value) => value !== '');
}
