import { type Contact, readContact } from '../fields/contact.ts';
import { anything, exactText, link, readFields, text } from '../fields/storedFields.ts';
import type { Registration } from './registration.ts';

/** The part of an event that only staff read; '' where something is not set. */
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
 * The private part in a stored document of any age: in `events/{id}/private/staff`, or in the event itself,
 * where older installations keep it (decisions, "Legacy data"). Never fails.
 */
export function readPrivatePart(data: unknown): PrivatePart {
  const { pointOfContact, ...part } = readFields(stored, data);
  return {
    ...part,
    salesContact: readContact(part.salesContact),
    contactPerson: part.contactPerson || pointOfContact,
  };
}

/**
 * What staff know of an event whose private part is `part`; what it lacks an older document may hold itself.
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
 * Whether a public document still holds what belongs into the private part; the form of an open event may
 * stand there.
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
