import * as v from 'valibot';
import { EventInput, publicNames } from '../events/eventSchema.ts';
import { eventState } from '../events/eventState.ts';
import { eventStatuses } from '../events/eventStatus.ts';
import { misplacedNames, olderNames } from '../events/olderFields.ts';
import { type PrivatePart, readPrivatePart, wholePrivatePart } from '../events/privatePart.ts';
import { isRegistration, registration } from '../events/registration.ts';
import { limits } from '../fields/limits.ts';
import { exactText, list, text, wholeNumber } from '../fields/storedFields.ts';
import { isSignUpHere, readSignUp } from '../signUp/signUp.ts';
import { slug } from '../text/slug.ts';
import { parseDay, sortKey } from '../time/parse.ts';
import { httpsAddress } from './httpsAddress.ts';
import { type StoredValue, shown, type UpgradePlan } from './upgradePlan.ts';

type Stored = Record<string, unknown>;
type Draft = { set: Record<string, StoredValue>; removed: string[]; problems: string[] };

const renamedTexts = ['collegeName', 'fraternityName', 'location'] as const;
const longest = { collegeName: limits.name, fraternityName: limits.name, location: limits.location };
/** The fields that accept any text and never had another name. */
const textNames = publicNames.filter((name) => takes(name, 'any text') && !Object.hasOwn(olderNames, name));
const numberNames = publicNames.filter((name) => takes(name, 1));

function takes(name: keyof EventInput, value: unknown): boolean {
  return v.is(EventInput.entries[name], value);
}

/** Whether the plan for an event depends on its private part, which must be read only then. */
export function needsPrivatePart(stored: Stored): boolean {
  return hasSecrets(stored) || !isRegistration(text(stored.registration));
}

/**
 * Returns the upgrade of a stored event whose private part is `part`, or null when nothing is to do. It
 * depends on nothing else but the time zone, in which an instant becomes a day. Values that cannot be read
 * stay.
 */
export function eventUpgrade(stored: Stored, part: PrivatePart | null): UpgradePlan | null {
  const draft: Draft = { set: {}, removed: [], problems: [] };
  planTexts(stored, draft);
  planDates(stored, draft);
  planNumbers(stored, draft);
  planPlace(stored, draft);
  const entry = planEntry(stored, part, draft);
  const people = list(stored.participants).length;
  const empty = Array.isArray(stored.participants) && people === 0;
  if (empty) draft.removed.push('participants');
  const idle = Object.keys(draft.set).length + draft.removed.length + people === 0;
  if (idle && !entry.hidden && draft.problems.length === 0) return null;
  return { ...draft, ...entry, people, changes: changesOf(stored, draft, people) };
}

function planTexts(stored: Stored, { set, removed, problems }: Draft): void {
  for (const name of textNames) {
    if (typeof stored[name] === 'number') set[name] = text(stored[name]);
  }
  if (typeof stored.title !== 'string') set.title = text(stored.title);
  for (const name of renamedTexts) {
    const others = olderNames[name];
    const said = [name, ...others].map((one) => text(stored[one])).find(Boolean) ?? '';
    if (said !== text(stored[name]) || typeof stored[name] === 'number') {
      if (said.length > longest[name]) {
        problems.push(`${name} would have more than ${longest[name]} characters`);
        continue;
      }
      set[name] = said;
    }
    // An older name with a different value is not a duplicate.
    removed.push(...others.filter((one) => one in stored && ['', said].includes(text(stored[one]))));
  }
  const status = text(stored.status);
  const known = eventStatuses.find((one) => one === status.toLowerCase());
  if (known && known !== stored.status) set.status = known;
  if (status === '') set.status = 'upcoming';
  if (typeof stored.showOnLandingPage !== 'boolean') set.showOnLandingPage = false;
}

function planDates(stored: Stored, { set, removed }: Draft): void {
  const scheduled = parseDay(stored.dateScheduled);
  const date = parseDay(stored.date) ?? scheduled;
  const time = timeWith(stored, date);
  if (time !== text(stored.time)) set.time = time;
  const key = sortKey(date, time);
  // The rules check the day and its sort key together.
  if (stored.date !== date || stored.sortDate !== key) Object.assign(set, { date, sortDate: key });
  if ('dateScheduled' in stored && (scheduled === null || scheduled === date)) removed.push('dateScheduled');
}

/**
 * Returns the time; where no day could be read, together with the text of the day, so that 'Spring 2027' is
 * not lost.
 */
function timeWith(stored: Stored, date: string | null): string {
  const time = text(stored.time);
  if (time.length > limits.time) return time;
  const said = [stored.date, stored.dateScheduled].map(text).filter((one) => !/^(tb[ad])?$/i.test(one));
  if (date !== null || said.length === 0) return time;
  return [...new Set([time, ...said])].filter(Boolean).join(', ').slice(0, limits.time);
}

function planNumbers(stored: Stored, { set, problems }: Draft): void {
  for (const name of numberNames) {
    const value = stored[name];
    if (value === undefined || value === null || Number.isInteger(value)) continue;
    const number = wholeNumber(value);
    if (number !== null && takes(name, number)) set[name] = number;
    else if (number === 0 || text(value) === '') set[name] = null;
    else problems.push(`${name} is ${shown(value)}`);
  }
  const count = stored.currentParticipants;
  if (count !== undefined && !Number.isInteger(count)) {
    set.currentParticipants = Math.min(wholeNumber(count) ?? 0, limits.people);
  }
}

/**
 * Fills in what visitors find an event by: its state, as its card shows it, and the id of its college. Only
 * where there's none.
 */
function planPlace(stored: Stored, { set }: Draft): void {
  const state = text(stored.state);
  const collegeName = String(set.collegeName ?? text(stored.collegeName));
  if (/^[a-z]{2}$/i.test(state)) {
    if (state.toUpperCase() !== stored.state) set.state = state.toUpperCase();
  } else if (state === '') {
    const location = String(set.location ?? text(stored.location));
    const found = eventState({ state, location, collegeName, title: text(stored.title) });
    if (found) set.state = found;
  }
  const id = slug(collegeName);
  if (id && text(stored.collegeId) === '') set.collegeId = id;
}

/** Moves the secrets to the private part; what Enter does follows from them. */
function planEntry(
  stored: Stored,
  part: PrivatePart | null,
  draft: Draft,
): Pick<UpgradePlan, 'hidden' | 'unlock'> {
  const nothing = { hidden: null, unlock: null };
  if (!needsPrivatePart(stored)) return nothing;
  const form = httpsAddress(text(stored.googleFormUrl));
  const whole = within(wholePrivatePart(part, readPrivatePart({ ...stored, googleFormUrl: form })), draft);
  if (!whole) return nothing;
  const isHere = isSignUpHere({ registration: 'locked', signUp: readSignUp(stored.signUp) });
  const enter = registration(whole.registrationPassword, whole.googleFormUrl, isHere);
  if (stored.registration !== enter) draft.set.registration = enter;
  if (enter === 'open' && stored.googleFormUrl !== whole.googleFormUrl) {
    draft.set.googleFormUrl = whole.googleFormUrl;
    draft.set.registration = enter;
  }
  draft.removed.push(...misplacedNames.filter((name) => name in stored));
  // The rules accept a public form only for an event with open registration.
  if (enter !== 'open' && 'googleFormUrl' in stored) draft.removed.push('googleFormUrl');
  const { registrationPassword: password, googleFormUrl } = whole;
  return {
    hidden: JSON.stringify(whole) === JSON.stringify(part ?? readPrivatePart({})) ? null : whole,
    unlock: password === '' ? null : { password, googleFormUrl: (!isHere && googleFormUrl) || null },
  };
}

/** Returns the private part if the rules accept it; otherwise nothing moves and staff must check it. */
function within(part: PrivatePart, { problems }: Draft): PrivatePart | null {
  const { registrationPassword, contactPerson, salesContact } = part;
  const limit = { name: limits.person, role: limits.person, email: limits.email, phone: limits.phone };
  const tooLong = [
    registrationPassword.length > limits.password && 'registrationPassword',
    contactPerson.length > limits.person && 'contactPerson',
    salesContact.name.length > limit.name && 'salesContact.name',
    salesContact.role.length > limit.role && 'salesContact.role',
    salesContact.email.length > limit.email && 'salesContact.email',
    salesContact.phone.length > limit.phone && 'salesContact.phone',
  ].filter((name) => name !== false);
  problems.push(...tooLong.map((name) => `${name} is too long`));
  return tooLong.length === 0 ? part : null;
}

function hasSecrets(stored: Stored): boolean {
  const open = stored.registration === 'open' && exactText(stored.registrationPassword) === '';
  return misplacedNames.some((name) => name in stored) || ('googleFormUrl' in stored && !open);
}

function changesOf(stored: Stored, { set, removed }: Draft, people: number): UpgradePlan['changes'] {
  return [
    ...Object.entries(set).map(([field, value]) => ({
      field,
      now: shown(stored[field]),
      later: shown(value),
    })),
    ...removed.map((field) => ({ field, now: shown(stored[field]), later: whereTo(stored, field) })),
    ...(people > 0
      ? [{ field: 'participants', now: `a list of ${people}`, later: 'a document for each person' }]
      : []),
  ];
}

/** Says where a field that leaves the public document goes. */
function whereTo(stored: Stored, field: string): string {
  if (misplacedNames.includes(field)) return 'moves to staff-only data';
  if (field !== 'googleFormUrl') return 'goes';
  return httpsAddress(text(stored.googleFormUrl)) ? 'moves to staff-only data' : 'removed: not a URL';
}
