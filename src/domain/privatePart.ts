import * as v from 'valibot';
import { exactText, link, readFields, text } from './storedFields.ts';

/** Whom to talk to about an event. */
export type SalesContact = { name: string; role: string; email: string; phone: string };

/** The part of an event that only staff read; '' where something is not set. */
export type PrivatePart = {
  registrationPassword: string;
  googleFormUrl: string;
  salesContact: SalesContact;
  contactPerson: string;
};

const contact = { name: text, role: text, email: text, phone: text };
const stored = {
  registrationPassword: exactText,
  googleFormUrl: link,
  salesContact: v.optional(v.unknown()),
  contactPerson: text,
  pointOfContact: text,
};

/**
 * The private part in a stored document of any age: in `events/{id}/private/staff`, or in the event itself, where
 * older installations keep it (specification 3). Never fails.
 */
export function readPrivatePart(data: unknown): PrivatePart {
  const { pointOfContact, ...part } = readFields(stored, data);
  return {
    ...part,
    salesContact: readFields(contact, part.salesContact),
    contactPerson: part.contactPerson || pointOfContact,
  };
}
