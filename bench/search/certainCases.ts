import { manyFraternities } from '../../sample/manyFraternities.ts';
import { randomFrom } from '../../sample/random.ts';
import { searchable } from '../../sample/searchable.ts';
import type { StoredDocument } from '../../scripts/firestoreRest.ts';
import { popularNames } from '../../src/domain/colleges/collegeWords.ts';
import { saidNames } from '../../src/domain/find/schoolAliases.ts';
import { fraternityNicknames } from '../../src/domain/lists/fraternityNicknames.ts';
import { colleges } from '../../src/domain/lists/listedColleges.ts';
import { fraternities } from '../../src/domain/lists/listedFraternities.ts';

/** What is typed, and the document that it means. */
export type Case = { kind: string; typed: string; path: string };

const CHAPTERS = 5_110;
const QUERIES = 1_700;
const PEOPLE = 500;

// Some are also names of colleges and of fraternities: Sam Houston, Tyler Washington.
const FIRST =
  'Adam Ben Bo Blake Caleb Carter Clark Cole Connor Dolores Drake Dylan Eli Ethan Evan Gabriel Grant Henry Ian Isaac Jack Jackson James Jordan José Kevin Liam Logan Lucas Marshall Mateo Miles Noah Owen Ryan Sam Stephen Tyler Victor Xavier'.split(
    ' ',
  );
const BEGIN =
  'Ab Al And Ar Bar Ben Ber Bra Cal Car Chan Col Cor Crom Dan Del Don Dun Ed El Em Fair Fal Fer Fos Gar Gil Gor Hal Har Hol Hun Iver Jan Jen Kel Ken Kir Lam Lan Lin Lock Mar Mel Mor Nel Nor Oak Ol Par Pem Per Quin Ran Red Ros San Shel Sin Stan Sut Tan Tol Tur Under Van Ver Wal Wat Wes Whit Wil Win Wor Yar York Zan'.split(
    ' ',
  );
const END = 'den field ley ston wood'.split(' ');
const SURNAMES = [
  ...BEGIN.flatMap((start) => END.map((end) => start + end)).slice(0, 385),
  ...'Houston Washington Davis Howard Duke Rice Bradley Butler Campbell O’Neil Lee St.Clair Van-Dyke Brown Wagner'.split(
    ' ',
  ),
];

/**
 * Returns chapters of every college with people of 40 first names by 400 surnames, their documents as the app
 * writes them, and what is typed to find them: fraternity and college in both orders, by full and short names
 * and nicknames, and people by two words of their name. The same each time.
 */
export function certainCases(): { documents: StoredDocument[]; cases: Case[] } {
  const random = randomFrom(29);
  const person = () => `${random.pick(FIRST)} ${random.pick(SURNAMES)}`;
  const documents = manyFraternities({ colleges, fraternities }, CHAPTERS).map(({ path, fields }) =>
    path.includes('/fraternities/')
      ? {
          path,
          fields: { ...fields, rushChairName: person(), presidentName: random.chance(60) ? person() : '' },
        }
      : { path, fields },
  );
  const chapters = documents.filter(({ path }) => path.includes('/fraternities/'));
  const every = (count: number) =>
    Array.from({ length: count }, (_, at) => chapters[Math.floor((at * chapters.length) / count)]);
  const cases = [
    ...every(QUERIES).flatMap((chapter, at) => (chapter ? [byPlace(chapter, at)] : [])),
    ...every(PEOPLE).flatMap((chapter, at) => (chapter ? [byPerson(chapter, at)] : [])),
  ];
  return { documents: searchable(documents), cases };
}

function byPlace({ path, fields }: StoredDocument, at: number): Case {
  const college = colleges.find(({ id }) => path.startsWith(`colleges/${id}/`));
  const name = String(fields.name);
  if (!college) throw new Error(`${path} is at no college.`);
  const nicknames = fraternityNicknames.get(name) ?? [name];
  const nickname = nicknames[at % nicknames.length] ?? name;
  const said = [...saidNames(college), ...popularNames(college.id)].filter((one) => one !== '');
  const other = said[at % said.length] ?? college.name;
  const forms = [
    ['fraternity, short college', `${name} ${college.shortName}`],
    ['short college, fraternity', `${college.shortName} ${name}`],
    ['nickname, short college', `${nickname} ${college.shortName}`],
    ['fraternity, college as it is called', `${name} ${other}`],
    ['college as it is called, nickname', `${other} ${nickname}`],
    ['fraternity, full college', `${name} ${college.name}`],
    ['full college, nickname', `${college.name} ${nickname}`],
  ] as const;
  const [kind, typed] = forms[at % forms.length] ?? forms[0];
  return { kind, typed, path };
}

function byPerson({ path, fields }: StoredDocument, at: number): Case {
  const words = String((at % 3 === 0 && fields.presidentName) || fields.rushChairName).split(' ');
  return { kind: 'person', typed: (at % 2 === 0 ? words : words.toReversed()).join(' '), path };
}
