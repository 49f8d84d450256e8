import * as v from 'valibot';
import {
  dayInput,
  linkInput,
  noteInput,
  numberInput,
  pictureInput,
  publicContactInput,
  stateInput,
  textInput,
} from '../fields/inputFields.ts';
import { limits } from '../fields/limits.ts';
import { sortKey } from '../time/parse.ts';
import { eventStatuses } from './eventStatus.ts';
import type { Registration } from './registration.ts';
import { registration } from './registration.ts';

/** Bracket statuses in the order of a tournament (specification 4). */
export const bracketStatuses = [
  'setup',
  'round-1',
  'quarter-finals',
  'semi-finals',
  'finals',
  'completed',
] as const;

/** The public fields of an event as staff enter them (specification 2.10, 5.8). None is required. */
export const EventInput = v.object({
  title: textInput(limits.title),
  eventName: textInput(limits.title),
  description: textInput(limits.longText),
  collegeId: textInput(limits.name),
  collegeName: textInput(limits.name),
  fraternityId: textInput(limits.name),
  fraternityName: textInput(limits.name),
  /** In the campus's time zone. */
  date: v.nullable(dayInput),
  /** 'HH:mm' or free text, in the campus's time zone. */
  time: textInput(limits.time),
  location: textInput(limits.location),
  state: stateInput,
  collegeLogo: pictureInput,
  backgroundImage: pictureInput,
  status: v.picklist(eventStatuses, 'Choose a status'),
  showOnLandingPage: v.boolean(),
  maxParticipants: v.nullable(numberInput(1, limits.people)),
  /** How many may wait for a spot of a sign-up on this site: null as many as there are spots, 0 nobody. */
  waitingList: v.nullable(numberInput(0, limits.waitingList)),
  /** Whole US dollars. */
  entryFee: v.nullable(numberInput(0, limits.dollars)),
  prizePool: v.nullable(numberInput(0, limits.dollars)),
  feeGoesTo: noteInput,
  whoMayCome: noteInput,
  /** Parking and doors. */
  parking: noteInput,
  /** Step-free access. */
  access: noteInput,
  /** Whom anyone may ask: an email address or '@' and an Instagram username. */
  publicContact: publicContactInput,
});
export type EventInput = v.InferOutput<typeof EventInput>;

/** The names of the public fields that staff enter. */
export const publicNames = v.keyof(EventInput).options;

/** The staff-only part of an event. A password counts exactly as typed, so it is not trimmed. */
export const EventPrivateInput = v.object({
  registrationPassword: v.pipe(
    v.string(),
    v.maxLength(limits.password, `Keep it to ${limits.password} characters`),
    v.check((text) => text === '' || text.trim() !== '', "A password can't be only spaces"),
  ),
  googleFormUrl: linkInput,
  salesContact: v.object({
    name: textInput(limits.person),
    role: textInput(limits.person),
    email: textInput(limits.email),
    phone: textInput(limits.phone),
  }),
  contactPerson: textInput(limits.person),
});
export type EventPrivateInput = v.InferOutput<typeof EventPrivateInput>;

/** Fields derived at every write and never typed. */
export type DerivedFields = { sortDate: string; registration: Registration; googleFormUrl?: string };

/**
 * Returns the fields of the public document that follow from the others; `googleFormUrl` is set only while
 * registration is open. `isHere`: one signs up on this site.
 */
export function derivedFields(
  event: Pick<EventInput, 'date' | 'time'>,
  hidden: EventPrivateInput,
  isHere = false,
): DerivedFields {
  const enter = registration(hidden.registrationPassword, hidden.googleFormUrl, isHere);
  const derived = { sortDate: sortKey(event.date, event.time), registration: enter };
  return enter === 'open' ? { ...derived, googleFormUrl: hidden.googleFormUrl } : derived;
}
