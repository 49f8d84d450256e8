import * as v from 'valibot';
import { isStateCode } from '../colleges/stateNames.ts';
import { optionalEmailInput, typedNumber } from '../fields/inputFields.ts';
import { pick } from '../fields/pick.ts';
import { EventInput, EventPrivateInput, publicNames } from './eventSchema.ts';
import type { PrivatePart } from './privatePart.ts';
import type { TourEvent } from './tourEvent.ts';
import { isTypedSignUp, typedSignUp } from './typedSignUp.ts';

const event = EventInput.entries;
const hidden = EventPrivateInput.entries;
const contact = hidden.salesContact.entries;

const typed = v.string();

/** The form has a field for each stored one; the contact is split into fields of its own. */
type EveryField = Record<keyof EventInput | Exclude<keyof EventPrivateInput, 'salesContact'>, unknown> &
  Record<string, unknown>;

/** The event form: each field as typed in, and its stored value out (specification 2.10, 5.8). */
export const EventForm = v.object({
  eventName: event.eventName,
  title: event.title,
  collegeId: event.collegeId,
  collegeName: event.collegeName,
  fraternityId: event.fraternityId,
  fraternityName: event.fraternityName,
  date: v.pipe(
    typed,
    v.transform((text) => text.trim() || null),
    event.date,
  ),
  time: event.time,
  location: event.location,
  state: v.pipe(
    event.state,
    v.check((code) => code === '' || isStateCode(code), 'Enter a two-letter state code, e.g. IN'),
  ),
  description: event.description,
  collegeLogo: event.collegeLogo,
  registrationPassword: hidden.registrationPassword,
  /** See `isTypedSignUp`. */
  signUp: v.pipe(typed, v.check(isTypedSignUp, 'Enter a day and a time')),
  googleFormUrl: hidden.googleFormUrl,
  maxParticipants: v.pipe(typedNumber, event.maxParticipants),
  waitingList: v.pipe(typedNumber, event.waitingList),
  entryFee: v.pipe(typedNumber, event.entryFee),
  prizePool: v.pipe(typedNumber, event.prizePool),
  feeGoesTo: event.feeGoesTo,
  whoMayCome: event.whoMayCome,
  parking: event.parking,
  access: event.access,
  publicContact: event.publicContact,
  contactName: contact.name,
  contactRole: contact.role,
  contactEmail: optionalEmailInput,
  contactPhone: contact.phone,
  contactPerson: hidden.contactPerson,
  backgroundImage: event.backgroundImage,
  status: v.pipe(typed, event.status),
  showOnLandingPage: event.showOnLandingPage,
} satisfies EveryField);

/** The fields of the form: texts, and whether the landing page shows the event. */
export type EventFields = v.InferInput<typeof EventForm>;
export type EventFieldName = keyof EventFields;
/** The parsed form: the public fields and the private ones side by side. */
export type EventValues = v.InferOutput<typeof EventForm>;
/** The values of a stored event, which may hold an old status. */
export type StoredValues = Omit<EventValues, 'status'> & { status: string };

/**
 * Where the form was opened from: the console, or Schedule Event of a fraternity (specification-decisions,
 * "Two creation forms"); 'dated' when only the date of that one is set so far.
 */
export type EventFormVariant = (typeof eventFormVariants)[number];
export const eventFormVariants = ['console', 'schedule', 'dated'] as const;

/** The names of the fields, in the order of the form. */
export const eventFieldNames: readonly EventFieldName[] = Object.keys(EventForm.entries).filter(isFieldName);

function isFieldName(name: string): name is EventFieldName {
  return Object.hasOwn(EventForm.entries, name);
}

const texts = v.keyof(v.omit(EventForm, ['status', 'showOnLandingPage'])).options;
const EventDraft = v.object({
  ...v.entriesFromList(texts, v.fallback(typed, '')),
  status: v.fallback(typed, 'upcoming'),
  showOnLandingPage: v.fallback(v.boolean(), true),
});
const blank: EventFields = v.parse(EventDraft, {});

const dated = { ...blank, maxParticipants: '100', showOnLandingPage: false };
/** The initial fields of a new event (specification 4, 9). Nobody has agreed to a fee with the date alone. */
export const newEventFields: Record<EventFormVariant, EventFields> = {
  console: blank,
  schedule: { ...dated, entryFee: '25', prizePool: '1000' },
  dated,
};

/** Returns the fields in a stored draft of any age; missing ones are blank. */
export function readEventFields(data: unknown): EventFields {
  return v.parse(EventDraft, { ...Object(data) });
}

/** Returns the values of a stored event, its private part included. */
export function storedValues(event: TourEvent, part: PrivatePart): StoredValues {
  const { salesContact, ...rest } = part;
  const { name, role, email, phone } = salesContact;
  const contact = { contactName: name, contactRole: role, contactEmail: email, contactPhone: phone };
  return { ...pick(event, publicNames), signUp: typedSignUp(event), ...rest, ...contact };
}

/** Returns the fields of the form for stored values. */
export function eventFields(values: StoredValues): EventFields {
  const { date, maxParticipants, waitingList, entryFee, prizePool } = values;
  const digits = (value: number | null) => (value === null ? '' : String(value));
  return {
    ...values,
    date: date ?? '',
    maxParticipants: digits(maxParticipants),
    waitingList: digits(waitingList),
    entryFee: digits(entryFee),
    prizePool: digits(prizePool),
  };
}

const namedAndDated = { eventName: 'Enter a name for the event', date: 'Choose a date' };
const required: Record<EventFormVariant, Partial<Record<EventFieldName, string>>> = {
  console: {},
  schedule: { ...namedAndDated, time: 'Choose a time', location: 'Enter a location' },
  dated: namedAndDated,
};

/** Whether a field must be filled in (specification 5.3, 5.8). */
export function isRequired(variant: EventFormVariant, name: EventFieldName): boolean {
  return name in required[variant];
}

/** Returns the mistakes in the named fields, by field; an empty object when there are none. */
export function eventMistakes(
  fields: EventFields,
  variant: EventFormVariant = 'console',
  names: readonly EventFieldName[] = eventFieldNames,
): Partial<Record<EventFieldName, string>> {
  const mistakes: Partial<Record<EventFieldName, string>> = {};
  for (const name of names) {
    const value = fields[name];
    const missing = typeof value === 'string' && value.trim() === '' ? required[variant][name] : undefined;
    const message = missing ?? v.safeParse(EventForm.entries[name], value).issues?.[0].message;
    if (message) mistakes[name] = message;
  }
  if (
    asksWhereFeeGoes(fields) &&
    fields.feeGoesTo.trim() === '' &&
    feeNames.some((name) => names.includes(name))
  )
    mistakes.feeGoesTo = 'Say where the fee goes, e.g. a charity or the prizes';
  return mistakes;
}

const feeNames = ['entryFee', 'prizePool', 'feeGoesTo'] as const satisfies readonly EventFieldName[];

/** Whether players pay and can win something, so that the page has to say where the fee goes. */
export function asksWhereFeeGoes({
  entryFee,
  prizePool,
}: Pick<EventFields, 'entryFee' | 'prizePool'>): boolean {
  return [entryFee, prizePool].every((typed) => Number(v.parse(typedNumber, typed)) > 0);
}

/** Returns the values of all fields. @throws ValiError when one of them has a mistake */
export function eventValues(fields: EventFields): EventValues {
  return v.parse(EventForm, fields);
}

/** Returns the values of the named fields. @throws ValiError when one of them has a mistake */
export function someEventValues(fields: EventFields, names: readonly EventFieldName[]): Partial<EventValues> {
  const some: Partial<EventValues> = {};
  return Object.assign(
    some,
    v.parse(v.partial(EventForm), Object.fromEntries(names.map((name) => [name, fields[name]]))),
  );
}
