import { slug } from '../src/domain/text/slug.ts';
import type { Random } from './random.ts';

const MEN =
  'Aaron Adam Alex Andre Ben Blake Caleb Cameron Carlos Charlie Chris Cole Connor Daniel David Dylan Eli Ethan Evan Gabriel Grant Hassan Henry Ian Isaac Jack Jamal Jordan Jose Kai Kevin Leo Liam Logan Lucas Marcus Mateo Max Miles Nate Nick Noah Omar Owen Patrick Quinn Raj Ryan Sam Sean Theo Tyler Victor Will Xavier Zach'.split(
    ' ',
  );
const WOMEN =
  'Abby Aisha Alyssa Amara Ana Anika Bella Bridget Brooke Camila Chloe Claire Daniela Elena Emma Fatima Grace Hailey Hannah Imani Isabel Jada Jasmine Julia Kate Kayla Lauren Leah Lily Lucia Maya Megan Mia Mina Morgan Naomi Natalie Nina Nora Olivia Paige Priya Rachel Riley Rosa Sara Simone Sofia Tessa Vanessa Yuki Zoe'.split(
    ' ',
  );
const LAST =
  'Abbott Alvarez Baker Bennett Brooks Campbell Chen Collins Cooper Delgado Diaz Edwards Ellis Fischer Flores Foster Garcia Gomez Grant Griffin Harris Hayes Hughes Jackson Jensen Kelly Khan Kim Lee Lopez Martin Mehta Miller Morgan Murphy Nguyen Novak Okafor Ortiz Parker Patel Perez Price Reed Rivera Ross Russo Santos Schmidt Shaw Silva Singh Stone Torres Turner Vargas Walsh Ward Weber Young'.split(
    ' ',
  );

export type Person = { name: string; email: string; phone: string };

/** Returns an invented man of a chapter, with an address at his campus and a number that isn't in use. */
export function brother(random: Random, campus: string): Person {
  return named(`${random.pick(MEN)} ${random.pick(LAST)}`, random, campus);
}

/** Returns an invented student, with an address at the campus and a number that isn't in use. */
export function student(random: Random, campus: string): Person {
  return named(`${random.pick([...MEN, ...WOMEN])} ${random.pick(LAST)}`, random, campus);
}

/**
 * Returns `count` invented students of a campus with different names and addresses, those in `first` before
 * the others.
 */
export function students(
  count: number,
  random: Random,
  campus: string,
  first: readonly string[] = [],
): Person[] {
  const found: Person[] = [];
  const isNew = ({ name, email }: Person) =>
    found.every((other) => other.name !== name && other.email !== email);
  while (found.length < count) {
    const name = first[found.length];
    const next = name === undefined ? student(random, campus) : named(name, random, campus);
    if (isNew(next)) found.push(next);
  }
  return found;
}

/** Returns the domain of a campus's addresses; no name under .example is ever in use. */
export function domainOf(campus: string): string {
  return `${slug(campus).replaceAll('-', '')}.example`;
}

function named(name: string, random: Random, campus: string): Person {
  const [first = '', last = ''] = slug(name).split('-');
  const account = random.pick([`${first}.${last}`, `${first.slice(0, 1)}${last}`, `${first}.${last}`]);
  const number = random.chance(30) ? random.whole(1, 29) : '';
  return {
    name,
    email: `${account}${number}@${domainOf(campus)}`,
    phone: `(555) 555-01${String(random.whole(0, 99)).padStart(2, '0')}`,
  };
}
