import * as v from 'valibot';
import { pickSome } from '../fields/pick.ts';
import { isSignUpHere, type SignUp } from '../signUp/signUp.ts';
import type { EventValues, StoredValues } from './eventFields.ts';
import { derivedFields, type EventInput, EventPrivateInput, publicNames } from './eventSchema.ts';
import { generatedTitle } from './generatedTitle.ts';
import { misplacedNames, olderNames } from './olderFields.ts';
import { storedSignUp } from './typedSignUp.ts';

/**
 * The changes of one write to the documents of an event, all in one batch (data model, "What changes
 * together").
 */
export type EventPlan = {
  /** Fields of the public document to set. */
  event: Partial<EventInput> & {
    sortDate?: string;
    registration?: string;
    googleFormUrl?: string;
    signUp?: SignUp;
  };
  /** Fields of the public document to remove. */
  removed: readonly string[];
  /** Fields of the private part to set, or null for none. */
  hidden: HiddenChanges | null;
  /** The passwords whose unlock documents are deleted. */
  closed: readonly string[];
  /** The password whose unlock document is written, with the form it opens, or null. */
  opened: { password: string; googleFormUrl: string | null } | null;
};

type HiddenChanges = Partial<Omit<EventPrivateInput, 'salesContact'>> & {
  salesContact?: Partial<EventPrivateInput['salesContact']>;
};

const hiddenNames = v.keyof(v.omit(EventPrivateInput, ['salesContact'])).options;

/** The field of the form for each part of the contact. */
const contactFields = {
  name: 'contactName',
  role: 'contactRole',
  email: 'contactEmail',
  phone: 'contactPhone',
} as const satisfies Record<keyof EventPrivateInput['salesContact'], keyof EventValues>;

/**
 * Returns the documents of a new event; a blank title takes the event's name or is generated (specification
 * 4).
 */
export function newEventPlan(values: EventValues, today: Date): EventPlan {
  const hidden = hiddenPart(values);
  const title = values.title || values.eventName || generatedTitle(values, today);
  const isHere = values.signUp !== '';
  return {
    event: {
      ...pickSome(values, publicNames),
      title,
      ...derivedFields(values, hidden, isHere),
      ...(isHere && { signUp: storedSignUp(values.signUp, { ...values, title }) }),
    },
    removed: [],
    hidden,
    closed: [],
    opened: openedBy(values),
  };
}

type Known = { misplacedSecrets: boolean; today: Date; signUp?: SignUp | null };

/**
 * Returns the plan for applying `changes` to an event that currently has the values `now`. It writes only
 * what changed and what is derived from it. `misplacedSecrets`: the public document still holds private
 * fields; they move as soon as one of them is edited. `signUp`: as stored; a console of before sign-up may
 * have left it open beside a form.
 */
export function eventChangePlan(
  now: StoredValues,
  changes: Partial<EventValues>,
  { misplacedSecrets, today, signUp: stored = null }: Known,
): EventPlan {
  const next = { ...now, ...changes };
  const event = pickSome(changes, publicNames);
  if (changes.title === '') event.title = next.eventName || generatedTitle(next, today);
  const derived = derivedFields(next, hiddenPart(next), next.signUp !== '');
  const entry = entryPlan(now, next, changes, misplacedSecrets);
  const isLeft = entry.derived && isSignUpHere({ registration: 'locked', signUp: stored });
  const signUp = changedSignUp(now, { ...next, title: event.title ?? next.title }, isLeft);
  const aliases = Object.entries(olderNames).flatMap(([name, names]) => (name in event ? names : []));
  return {
    event: {
      ...event,
      // The rules check the day and its sort key together.
      ...(('date' in event || 'time' in event) && { date: next.date, sortDate: derived.sortDate }),
      ...(signUp && { signUp }),
      ...(entry.derived && {
        registration: derived.registration,
        ...(derived.googleFormUrl && { googleFormUrl: derived.googleFormUrl }),
      }),
    },
    removed: [
      ...aliases,
      ...(entry.moved ? misplacedNames : []),
      ...(entry.derived && !derived.googleFormUrl ? ['googleFormUrl'] : []),
    ],
    hidden: entry.moved ? hiddenPart(next) : hiddenChanges(changes),
    closed: entry.closed,
    opened: entry.opened,
  };
}

/** Plans the changes to registration: the password, the form, and the documents derived from them. */
function entryPlan(
  now: StoredValues,
  next: StoredValues,
  changes: Partial<EventValues>,
  misplacedSecrets: boolean,
) {
  const moved = misplacedSecrets && hiddenChanges(changes) !== null;
  const derived = moved || entryNames.some((name) => name in changes);
  const [before, after] = [now.registrationPassword, next.registrationPassword];
  return {
    moved,
    derived,
    closed: derived && before !== '' && before !== after ? [before] : [],
    opened: derived ? openedBy(next) : null,
  };
}

const entryNames = ['registrationPassword', 'googleFormUrl', 'signUp'] as const;

/** A form that was typed stays in the private part while one signs up on this site. */
function openedBy({
  registrationPassword: password,
  googleFormUrl,
  signUp,
}: StoredValues): EventPlan['opened'] {
  if (password === '') return null;
  return { password, googleFormUrl: signUp === '' ? googleFormUrl || null : null };
}

/** Sign-up that closes at the start moves with it, and any moment with the campus's clock. */
function changedSignUp(now: StoredValues, next: StoredValues, isLeft: boolean): SignUp | null {
  if (now.signUp === '' && next.signUp === '' && !isLeft) return null;
  const [before, after] = [storedSignUp(now.signUp, now), storedSignUp(next.signUp, next)];
  const isSame = before.open === after.open && before.closesAt === after.closesAt;
  return isSame && now.signUp !== '' ? null : after;
}

function hiddenPart(values: StoredValues): EventPrivateInput {
  const { contactName: name, contactRole: role, contactEmail: email, contactPhone: phone } = values;
  const { registrationPassword, googleFormUrl, contactPerson } = values;
  return { registrationPassword, googleFormUrl, contactPerson, salesContact: { name, role, email, phone } };
}

function hiddenChanges(changes: Partial<EventValues>): HiddenChanges | null {
  const { name, role, email, phone } = contactFields;
  const contact = defined({
    name: changes[name],
    role: changes[role],
    email: changes[email],
    phone: changes[phone],
  });
  const rest = pickSome(changes, hiddenNames);
  const hidden = { ...rest, ...(Object.keys(contact).length > 0 && { salesContact: contact }) };
  return Object.keys(hidden).length > 0 ? hidden : null;
}

function defined<T extends object>(from: T): Partial<T> {
  const found: Partial<T> = { ...from };
  for (const name in found) if (found[name] === undefined) delete found[name];
  return found;
}
