import { readFields, text } from '../fields/storedFields.ts';
import { storedShownAs } from '../night/draw/shownName.ts';

const fields = {
  name: text,
  email: text,
  collegeId: text,
  collegeName: text,
  chapterId: text,
  chapterName: text,
  shownAs: storedShownAs,
};

/** What somebody typed to sign up, as their ticket keeps it. */
export type SignedUp = ReturnType<typeof readSignedUp>;

/** Returns what was typed, from its stored form of any age. */
export function readSignedUp(data: unknown) {
  return readFields(fields, data);
}

/** What a ticket seals: also which terms its holder agreed to, by the day of their version. */
export type Sealed = SignedUp & { agreed: string };

/** Returns what was sealed, from its stored form of any age. */
export function readSealed(data: unknown): Sealed {
  return readFields({ ...fields, agreed: text }, data);
}

/** Returns the first word of a name, as a heading greets by it. */
export function firstName({ name }: Pick<SignedUp, 'name'>): string {
  return [...(name.split(' ')[0] ?? '')].slice(0, 30).join('');
}
