import { searchText } from '../../text/searchText.ts';
import { emailKey } from '../emailKey.ts';
import type { Participant } from '../participant.ts';
import type { WaitingPerson } from './waitingPerson.ts';

/** Somebody on the list, or in line. */
export type Somebody = Participant | WaitingPerson;

/**
 * People who may be one. `kept`: who came, else who is on the list, else who was there first; `others` can be
 * removed, since none of them is checked in.
 */
export type Twins = { kept: Somebody; others: readonly Somebody[]; sameEmail: boolean };

/**
 * Returns the people who have one address, or else one name, where one of them signed up on this site: an
 * import and a form say it themselves (`importPlan`, `findTwin`). `line`: who waits.
 */
export function twinsOf(listed: readonly Participant[], line: readonly WaitingPerson[] = []): Twins[] {
  const people: readonly Somebody[] = [...listed, ...line];
  const byEmail = together(people, ({ email }) => emailKey(email)).flatMap((group) => twins(group, true));
  const left = people.filter((person) => !byEmail.some(({ others }) => others.includes(person)));
  const byName = together(left, ({ name }) => searchText(name)).flatMap((group) => twins(group, false));
  return [...byEmail, ...byName];
}

function twins(group: readonly Somebody[], sameEmail: boolean): Twins[] {
  const [kept, ...rest] = [...group].sort(
    (a, b) => rankOf(a) - rankOf(b) || at(a) - at(b) || (a.id < b.id ? -1 : 1),
  );
  const others = rest.filter((person) => rankOf(person) > 0);
  return kept && others.length > 0 && group.some(isSignedUp) ? [{ kept, others, sameEmail }] : [];
}

/** Whether somebody waits for a spot. */
export function isWaiting(person: Somebody): person is WaitingPerson {
  return 'place' in person;
}

/** 0 for who came, 1 for who is on the list, 2 for who waits. */
const rankOf = (person: Somebody) => (isWaiting(person) ? 2 : person.checkedIn ? 0 : 1);

/** Returns those who share a key, where more than one does. */
function together(people: readonly Somebody[], keyOf: (person: Somebody) => string): Somebody[][] {
  const groups = new Map<string, Somebody[]>();
  for (const person of people) {
    const key = keyOf(person);
    if (key !== '') groups.set(key, [...(groups.get(key) ?? []), person]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

/** The shortest flood that is told of, and how long it may take, in milliseconds. */
const [fewest, within] = [25, 120_000];

/** Returns the most people who signed up within two minutes and haven't come; none if only few did. */
export function rushOf(people: readonly Participant[]): readonly Participant[] {
  const signedUp = people
    .filter((person) => isSignedUp(person) && !person.checkedIn && person.createdAt)
    .sort((a, b) => at(a) - at(b));
  let first = 0;
  let best: readonly Participant[] = [];
  for (const [last, person] of signedUp.entries()) {
    while (at(person) - at(signedUp[first]) > within) first += 1;
    if (last + 1 - first > best.length) best = signedUp.slice(first, last + 1);
  }
  return best.length >= fewest ? best : [];
}

const at = (person: Somebody | undefined) => person?.createdAt?.getTime() ?? 0;
const isSignedUp = (person: Somebody) => isWaiting(person) || person.source === 'sign-up';
