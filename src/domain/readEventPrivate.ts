import { type Contact, readContact } from './readContact.ts';
import { anything, exactText, link, readFields, text } from './storedFields.ts';

/** The part of an event that only staff read. */
export type EventPrivate = {
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
 * The private part of an event: from its own document, and where there is none from the public document of an older
 * installation, which held it all (decisions, "Legacy data"). Never fails.
 */
export function readEventPrivate(privateData: unknown, publicData: unknown): EventPrivate {
  const found = readFields(stored, privateData ?? publicData);
  return {
    registrationPassword: found.registrationPassword,
    googleFormUrl: found.googleFormUrl,
    salesContact: readContact(found.salesContact),
    contactPerson: found.contactPerson || found.pointOfContact,
  };
}
