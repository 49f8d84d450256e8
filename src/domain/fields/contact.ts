import { readFields, text } from './storedFields.ts';

/** A person to call about an event or a prospect. */
export type Contact = { name: string; role: string; email: string; phone: string };

/** Returns the contact in a stored value of any kind; missing fields are ''. */
export function readContact(data: unknown): Contact {
  return readFields({ name: text, role: text, email: text, phone: text }, data);
}
