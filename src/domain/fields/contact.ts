import { readFields, text } from './storedFields.ts';

/** Somebody to call about an event or a prospect. */
export type Contact = { name: string; role: string; email: string; phone: string };

/** The contact in a stored value of any kind; its fields are '' where they are missing. */
export function readContact(data: unknown): Contact {
  return readFields({ name: text, role: text, email: text, phone: text }, data);
}
