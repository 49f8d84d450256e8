import type { EventFieldName, EventValues, StoredValues } from './eventFields.ts';
import type { TourEvent } from './tourEvent.ts';

/**
 * The values in both documents of an event, where an edit changes them, as they were when the edit was made.
 * The rules compare them with the stored values when an edit arrives late. `part` null: there was no private
 * part.
 */
export type EventPrecondition = { event: Record<string, Seen>; part: Record<string, Seen> | null };
type Seen = string | number | boolean | null | Record<string, string | number | boolean>;

/**
 * Fields written together are compared together: a day's sort key is made of both its fields, sign-up may
 * close at the start, and the unlock document is made of all that Enter depends on.
 */
const entry = ['registrationPassword', 'googleFormUrl', 'signUp'] as const;
const together: readonly (readonly EventFieldName[])[] = [['date', 'time', 'signUp'], entry];

/**
 * Returns the precondition of an edit with these `changes` of an event with the values `now`. `hasPart`: it
 * has a private part; `stored`: what Enter does in the public document.
 */
export function eventPrecondition(
  now: StoredValues,
  changes: Partial<EventValues>,
  hasPart: boolean,
  stored: Pick<TourEvent, 'registration' | 'signUp'>,
): EventPrecondition {
  const touched = (name: EventFieldName) => name in changes;
  const { contactName, contactRole, contactEmail, contactPhone, signUp: _, ...values } = now;
  const contact = ['contactName', 'contactRole', 'contactEmail', 'contactPhone'] as const;
  const hidden = ['registrationPassword', 'googleFormUrl', 'contactPerson'] as const;
  const names = Object.keys(values).filter((name): name is keyof typeof values => name in values);
  const compared = names.filter(
    (name) => touched(name) || together.some((pair) => pair.includes(name) && pair.some(touched)),
  );
  const isHidden = (name: string) => hidden.some((each) => each === name);
  const pick = (some: readonly (keyof typeof values)[]) =>
    Object.fromEntries(some.map((name) => [name, values[name]]));
  const part = {
    ...pick(compared.filter(isHidden)),
    ...(contact.some(touched) && {
      salesContact: { name: contactName, role: contactRole, email: contactEmail, phone: contactPhone },
    }),
  };
  const closing = ['date', 'time', ...entry] as const;
  return {
    event: {
      ...pick(compared.filter((name) => !isHidden(name))),
      // A document that has no sign-up yet can only say so by what Enter does.
      ...(stored.signUp
        ? closing.some(touched) && { signUp: stored.signUp }
        : entry.some(touched) && { registration: stored.registration }),
    },
    part: Object.keys(part).length > 0 && !hasPart ? null : part,
  };
}
