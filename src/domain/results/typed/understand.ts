import { limits } from '../../fields/limits.ts';
import { type ShownAs, shownName } from '../../night/draw/shownName.ts';
import { emailKey } from '../../participants/emailKey.ts';
import type { KnownNames } from '../../participants/knownNames.ts';
import type { Participant } from '../../participants/participant.ts';
import { isEmail, type SchoolAndChapter } from '../../participants/participantSchema.ts';
import { placeOf, type School, type TypedPlace } from '../../participants/placeOf.ts';
import { searchText } from '../../text/searchText.ts';
import { pointsOf } from '../points.ts';
import type { PlaceWords } from './placeWords.ts';
import { noOne, placesOf, type TypedList, type TypedRow } from './typedList.ts';

/** What lines are read with; `placingFacts` makes it. */
export type PlacingFacts = PlaceWords & {
  people: readonly Participant[];
  /** Finds a school or a chapter as typed in the lists, or what it may be. */
  school: (typed: string) => Named;
  chapter: (typed: string) => Named;
  place: (typed: TypedPlace) => SchoolAndChapter;
};

type Named = { name: string; doubt: string; choices: readonly string[] };

type Known = {
  people: readonly Participant[];
  /** The schools with an id that the event and its people have. */
  own: readonly School[];
  /** The lists of names, null until they are loaded. */
  names: KnownNames | null;
};

/** Something that keeps a line from being published. */
export type Mistake = { field: 'name' | 'school' | 'chapter' | 'email'; text: string };

/** A line as it will be published, and what is doubtful about it. */
export type PlacedLine = SchoolAndChapter & {
  row: TypedRow;
  place: number;
  points: number;
  /** The whole name, which isn't public: that of the list of participants where the person is on it. */
  fullName: string;
  /** '' when the person isn't shown by name. */
  shown: string;
  shownAs: ShownAs;
  email: string;
  person: Participant | null;
  mistakes: readonly Mistake[];
  doubts: readonly string[];
  /** What the school, the chapter or the person may be, where it isn't clear. */
  schools: readonly string[];
  chapters: readonly string[];
  persons: readonly Participant[];
};

/** A list as it will be published. */
export type Understood = {
  lines: readonly PlacedLine[];
  players: number;
  /** Why the number of players can't be right, '' when it can. */
  playersMistake: string;
  /** What keeps the whole list from being published, '' for nothing. */
  missing: string;
};

/** How many schools, chapters or people are offered for a line. */
const offered = 6;

/** Returns what a list is read with. What was looked up once is remembered: a list names few schools. */
export function placingFacts({ people, own, names }: Known): PlacingFacts {
  const ours = new Map(own.map((school) => [searchText(school.name), school.name]));
  const schoolCalled = remembering((typed) => ours.get(searchText(typed)) ?? names?.school(typed)?.name);
  const isChapter = remembering((typed) => isListed(typed, names));
  return {
    people,
    isSchool: (text) => text.trim() !== '' && schoolCalled(text) !== undefined,
    isChapter: (text) => text.trim() !== '' && isChapter(text),
    school: remembering((typed) => {
      const known = schoolCalled(typed);
      if (typed === '' || known || !names) return { name: known ?? typed, doubt: '', choices: [] };
      const choices = names.schools(typed).map(({ value }) => value);
      const unknown = `“${typed}” isn't in our list of schools: it won't count for a school.`;
      return {
        name: typed,
        doubt: choices.length > 0 ? `Which school is “${typed}”?` : unknown,
        choices: choices.slice(0, offered),
      };
    }),
    chapter: remembering((typed) => {
      if (typed === '' || !names || isChapter(typed)) return { name: typed, doubt: '', choices: [] };
      const choices = names.fraternities(typed).map(({ value }) => value);
      const unknown = `“${typed}” isn't in our list of fraternities: it's kept as typed.`;
      return {
        name: typed,
        doubt: choices.length > 0 ? `Which fraternity is “${typed}”?` : unknown,
        choices: choices.slice(0, offered),
      };
    }),
    place: (typed) => placeOf(typed, own, names),
  };
}

function remembering<T>(find: (text: string) => T): (text: string) => T {
  const known = new Map<string, { found: T }>();
  return (text) => {
    const kept = known.get(text) ?? { found: find(text) };
    known.set(text, kept);
    return kept.found;
  };
}

/** Returns what becomes of a list: each line with its place, and what is wrong or doubtful. */
export function understand(
  { rows, players: typed }: Pick<TypedList, 'rows' | 'players'>,
  facts: PlacingFacts,
): Understood {
  const count = /^\s*\d[\d,]*\s*$/.test(typed) ? Number(typed.replaceAll(',', '')) : Number.NaN;
  const players = typed.trim() === '' || !(count >= rows.length) ? rows.length : count;
  const places = placesOf(rows);
  const persons = matchedPeople(rows, facts.people);
  const lines = rows.map((row, at) =>
    lineOf(row, { place: places[at] ?? 0, players, person: persons[at] ?? null }, facts),
  );
  return {
    lines: withTwins(lines),
    players,
    playersMistake: playersMistake(typed, count, rows.length),
    missing: rows.length < 2 ? 'Add at least the winner and the runner-up.' : '',
  };
}

/** Whether a list can be published as it stands. */
export function isComplete({ lines, playersMistake: wrong, missing }: Understood): boolean {
  return wrong === '' && missing === '' && lines.every(({ mistakes }) => mistakes.length === 0);
}

function playersMistake(typed: string, count: number, listed: number): string {
  if (typed.trim() === '') return '';
  if (Number.isNaN(count)) return 'Enter a number';
  if (count < listed) return `The list already has ${listed}`;
  return count > limits.people ? `Enter at most ${limits.people.toLocaleString('en-US')}` : '';
}

type Reached = { place: number; players: number; person: Participant | null };

function lineOf(row: TypedRow, { place, players, person }: Reached, facts: PlacingFacts): PlacedLine {
  const typed = {
    collegeName: row.school.trim() || (person?.collegeName ?? ''),
    chapterName: row.chapter.trim() || (person?.chapterName ?? ''),
  };
  const school = facts.school(typed.collegeName);
  const chapter = facts.chapter(typed.chapterName);
  const placed = facts.place({ collegeName: school.name, chapterName: chapter.name });
  const fullName = person?.name || row.name;
  const shownAs = row.shownAs || (person?.shownAs ?? 'short');
  const persons = person || row.person === noOne ? [] : similar(row, facts.people);
  const email = person ? emailKey(person.email) : emailKey(row.email);
  return {
    ...placed,
    row,
    place,
    points: pointsOf(place, players),
    fullName,
    shown: shownName(fullName, shownAs),
    shownAs,
    email: isEmail(email) ? email : '',
    person,
    mistakes: mistakesOf(row),
    doubts: [
      row.said > 0 && row.said !== place && `The list says place ${row.said}.`,
      school.doubt,
      chapter.doubt,
      persons.length > 0 && 'Maybe on the list of participants.',
      person !== null &&
        row.school.trim() !== '' &&
        person.collegeId !== '' &&
        person.collegeId !== placed.collegeId &&
        `On the list of participants with ${person.collegeName}.`,
    ]
      .filter((doubt) => doubt !== false)
      .filter((doubt) => doubt !== ''),
    schools: school.choices,
    chapters: chapter.choices,
    persons,
  };
}

function isListed(text: string, names: KnownNames | null): boolean {
  if (!names) return false;
  const called = names.fraternity(text);
  return names.fraternities(called).some(({ value }) => value === called);
}

function mistakesOf({ name, school, chapter, email }: TypedRow): Mistake[] {
  const found: (Mistake | false)[] = [
    name.trim() === '' && { field: 'name', text: 'Enter a name' },
    tooLong('name', name, limits.person),
    withAt('name', name),
    tooLong('school', school, limits.name),
    withAt('school', school),
    tooLong('chapter', chapter, limits.name),
    withAt('chapter', chapter),
    email.trim() !== '' && !isEmail(email.trim()) && { field: 'email', text: 'Enter a valid email address' },
  ];
  return found.filter((mistake) => mistake !== false);
}

function tooLong(field: Mistake['field'], text: string, limit: number): Mistake | false {
  return text.trim().length > limit && { field, text: `Keep it to ${limit} characters` };
}

/** The rules refuse names with an @: they may be addresses. */
function withAt(field: Mistake['field'], text: string): Mistake | false {
  return text.includes('@') && { field, text: "It can't have an @: an email address would be public" };
}

/** Returns who each line is on the list of participants; no one is two lines. */
function matchedPeople(
  rows: readonly TypedRow[],
  people: readonly Participant[],
): readonly (Participant | null)[] {
  const byId = new Map(people.map((person) => [person.id, person]));
  const byEmail = new Map(
    people.flatMap((person) => (person.email ? [[emailKey(person.email), person]] : [])),
  );
  const byName = new Map<string, Participant[]>();
  for (const person of people) {
    const key = searchText(person.name);
    byName.set(key, [...(byName.get(key) ?? []), person]);
  }
  const chosen = rows.map((row) => byId.get(row.person) ?? byEmail.get(emailKey(row.email)) ?? null);
  const taken = new Set(chosen.map((person) => person?.id));
  return rows.map((row, at) => {
    if (chosen[at] || row.person === noOne || row.name.trim() === '' || row.email.trim() !== '')
      return chosen[at] ?? null;
    const same = (byName.get(searchText(row.name)) ?? []).filter(({ id }) => !taken.has(id));
    const here = same.length > 1 ? same.filter((person) => isOf(person, row)) : same;
    const [found] = here;
    if (!found || here.length > 1) return null;
    taken.add(found.id);
    return found;
  });
}

/** Whether a person's school or chapter is that of the line. */
function isOf({ collegeName, chapterName }: Participant, { school, chapter }: TypedRow): boolean {
  const same = (one: string, two: string) => one.trim() !== '' && searchText(one) === searchText(two);
  return same(collegeName, school) || same(chapterName, chapter);
}

/** Returns the participants who may be meant: namesakes, or 'Ann L.' for Ann Lee. */
function similar({ name, email }: TypedRow, people: readonly Participant[]): Participant[] {
  const typed = searchText(name);
  if (typed === '' || email.trim() !== '') return [];
  const may = (person: Participant) =>
    searchText(person.name) === typed || searchText(shownName(person.name, 'short')) === typed;
  return people.filter(may).slice(0, offered);
}

/** Adds what is wrong or doubtful about people who are on the list twice. */
function withTwins(lines: readonly PlacedLine[]): PlacedLine[] {
  const first = new Map<string, number>();
  return lines.map((line, at) => {
    const { email, person, row } = line;
    const known = person ? `id ${person.id}` : email && `mail ${email}`;
    const name = `name ${searchText(row.name)}`;
    const twin = known === '' ? undefined : first.get(known);
    const namesake = first.get(name);
    if (known !== '' && twin === undefined) first.set(known, at);
    if (namesake === undefined) first.set(name, at);
    if (twin !== undefined) {
      const text = `The same person as on line ${twin + 1}`;
      return { ...line, mistakes: [...line.mistakes, { field: 'name', text }] };
    }
    if (namesake === undefined || row.name.trim() === '') return line;
    return { ...line, doubts: [...line.doubts, `The same name as on line ${namesake + 1}.`] };
  });
}
