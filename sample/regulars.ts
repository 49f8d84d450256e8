import { slug } from '../src/domain/text/slug.ts';
import { CAMPUSES } from './data/campuses.ts';
import { fraternitiesAt } from './data/greekLife.ts';
import { isNear } from './data/regions.ts';
import { type CollegeRow, collegeCalled, type Lists, type World } from './lists.ts';
import { domainOf, type Person, student, students } from './people.ts';
import { type Random, randomOf } from './random.ts';

/** Whoever has an address of this name is at no college. */
const nowhere = 'Mail';
const regularsOfCampus = 26;
/** One regular of every third campus travels to nights nearby. */
const everyNth = 3;

/**
 * Returns the people of a night at a campus: some of its regulars, a few who travel, and others who come this
 * once, from campuses nearby too. The first two win.
 */
export function peopleOfNight(count: number, campus: string, { random, lists }: World): Person[] {
  const found = new Map<string, Person>();
  const add = (person: Person) => {
    if (found.size < count && !found.has(person.name)) found.set(person.name, person);
  };
  const near = campusesNear(campus, lists);
  const travelers = near.filter((other) => CAMPUSES.findIndex(isCalled(other)) % everyNth === 0);
  const known = [
    ...travelers.flatMap((other) => regularsOf(other).slice(0, 1)).filter(() => random.chance(50)),
    ...regularsOf(campus).filter((_, index) => random.chance(88 - 2 * index)),
  ];
  const others = { near, random };
  const winners = random.some(known.slice(0, 10), random.chance(60) ? 2 : 1);
  for (const winner of winners) add(winner);
  if (winners.length < 2) add(newcomer(campus, others));
  for (const person of known.slice(0, Math.ceil(count * 0.5))) add(person);
  while (found.size < count) add(newcomer(campus, others));
  return [...found.values()].map((person) => withOtherAddress(person, random));
}

/** Where somebody studies and which chapter they belong to, the same at each of their nights. */
export type Belonging = { college: CollegeRow | null; chapter: string };

/** Returns where a person belongs: at the campus that their address is of. */
export function belongingOf({ name, email }: Pick<Person, 'name' | 'email'>, lists: Lists): Belonging {
  const [, domain = ''] = email.split('@');
  const college = lists.colleges.find(({ shortName }) => domainOf(shortName) === domain) ?? null;
  const random = randomOf(`${name} of ${domain}`);
  if (!college || !random.chance(66)) return { college, chapter: '' };
  const own = CAMPUSES.find((campus) => campus.college === college.shortName)?.fraternities ?? [];
  const houses = [...own, ...own, ...fraternitiesAt(college, lists).map(({ name: house }) => house)];
  return { college, chapter: houses.length === 0 ? '' : random.pick(houses.slice(0, 8)) };
}

/** Returns the people who come to most nights of a campus, the keenest first; always the same. */
function regularsOf(campus: string): Person[] {
  return students(regularsOfCampus, randomOf(campus), campus).map((person) => at(campus, person, ''));
}

const isCalled = (name: string) => (campus: { college: string }) => campus.college === name;

function campusesNear(campus: string, lists: Lists): string[] {
  const { state } = collegeCalled(campus, lists);
  return CAMPUSES.map(({ college }) => college).filter(
    (college) => college !== campus && isNear(state, collegeCalled(college, lists).state),
  );
}

function newcomer(campus: string, { near, random }: { near: readonly string[]; random: Random }): Person {
  const other = near.length > 0 && random.chance(12) ? random.pick(near) : campus;
  const home = random.chance(4) ? nowhere : other;
  return at(home, student(random, home), String(random.whole(10, 99)));
}

/** Gives somebody an address that nobody of another name has. */
function at(campus: string, person: Person, number: string): Person {
  return { ...person, email: `${slug(person.name).replaceAll('-', '.')}${number}@${domainOf(campus)}` };
}

/** At some nights a few of the regulars sign up with their other address. */
function withOtherAddress(person: Person, random: Random): Person {
  const [account = '', domain = ''] = person.email.split('@');
  const hasTwo = !/\d/.test(account) && randomOf(person.email).chance(7);
  if (!hasTwo || !random.chance(50)) return person;
  return { ...person, email: `${account.replace(/^(.).*\./, '$1')}@${domain}` };
}
