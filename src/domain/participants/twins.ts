import { searchText } from '../text/searchText.ts';
import { emailKey } from './emailKey.ts';
import type { Participant } from './participant.ts';

/**
 * People who may be one. `kept`: who came, else who was there first; `others` can be removed, since none of
 * them is checked in.
 */
export type Twins = { kept: Participant; others: readonly Participant[]; sameEmail: boolean };

/**
 * Returns the people who have one address, or else one name, where one of them signed up on this site: an
 * import and a form say it themselves (`importPlan`, `findTwin`).
 */
export function twinsOf(people: readonly Participant[]): Twins[] {
  const byEmail = together(people, ({ email }) => emailKey(email)).flatMap((group) => twins(group, true));
  const left = people.filter((person) => !byEmail.some(({ others }) => others.includes(person)));
  const byName = together(left, ({ name }) => searchText(name)).flatMap((group) => twins(group, false));
  return [...byEmail, ...byName];
}

function twins(group: readonly Participant[], sameEmail: boolean): Twins[] {
  const [kept, ...rest] = [...group].sort(
    (a, b) => Number(b.checkedIn) - Number(a.checkedIn) || at(a) - at(b) || (a.id < b.id ? -1 : 1),
  );
  const others = rest.filter(({ checkedIn }) => !checkedIn);
  return kept && others.length > 0 && group.some(isSignedUp) ? [{ kept, others, sameEmail }] : [];
}

/** Returns those who share a key, where more than one does. */
function together(people: readonly Participant[], keyOf: (person: Participant) => string): Participant[][] {
  const groups = new Map<string, Participant[]>();
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

const at = (person: Participant | undefined) => person?.createdAt?.getTime() ?? 0;
const isSignedUp = ({ source }: Participant) => source === 'sign-up';
