import { type Contact, readContact } from './readContact.ts';
import { anything, exactText, link, readFields, text } from './storedFields.ts';

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
 * The private part in a stored document of any age: in `events/{id}/private/staff`, or in the event itself, where
 * older installations keep it (decisions, "Legacy data"). Never fails.
 */
export function readPrivatePart(data: unknown): PrivatePart {
  const { pointOfContact, ...part } = readFields(stored, data);
  return {
    ...part,
    salesContact: readContact(part.salesContact),
    contactPerson: part.contactPerson || pointOfContact,
  };
}
