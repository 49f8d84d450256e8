import { slug } from '../src/domain/text/slug.ts';
import type { Random } from './random.ts';

const FIRST =
  'Aaron Adam Alex Andre Ben Blake Caleb Cameron Carlos Charlie Chris Cole Connor Daniel David Dylan Eli Ethan Evan Gabriel Grant Hassan Henry Ian Isaac Jack Jamal Jordan Jose Kai Kevin Leo Liam Logan Lucas Marcus Mateo Max Miles Nate Nick Noah Omar Owen Patrick Quinn Raj Ryan Sam Sean Theo Tyler Victor Will Xavier Zach'.split(
    ' ',
  );
const LAST =
  'Abbott Alvarez Baker Bennett Brooks Campbell Chen Collins Cooper Delgado Diaz Edwards Ellis Fischer Flores Foster Garcia Gomez Grant Griffin Harris Hayes Hughes Jackson Jensen Kelly Khan Kim Lee Lopez Martin Mehta Miller Morgan Murphy Nguyen Novak Okafor Ortiz Parker Patel Perez Price Reed Rivera Ross Russo Santos Schmidt Shaw Silva Singh Stone Torres Turner Vargas Walsh Ward Weber Young'.split(
    ' ',
  );

export type Person = { name: string; email: string; phone: string };

/** Returns an invented person with an address and a number that are not in use. */
export function person(random: Random): Person {
  const name = `${random.pick(FIRST)} ${random.pick(LAST)}`;
  const email = `${slug(name).replace('-', '.')}${random.whole(1, 99)}@students.example`;
  return { name, email, phone: `(555) 555-01${String(random.whole(0, 99)).padStart(2, '0')}` };
}
