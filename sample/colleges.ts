import type { Stored, StoredDocument } from '../scripts/firestoreRest.ts';
import { slug } from '../src/domain/text/slug.ts';
import { addDays, momentOn } from './days.ts';
import type { SampleEvent } from './eventDocuments.ts';
import { type CollegeRow, collegeCalled, type FraternityRow, type World } from './lists.ts';
import { withOutreach } from './outreachLog.ts';
import { type Person, person } from './people.ts';

const FRATERNITIES = 400;
const CHAPTERS = [
  'Alpha',
  'Beta',
  'Gamma',
  'Delta',
  'Epsilon',
  'Zeta',
  'Theta',
  'Lambda',
  'Omicron',
  'Sigma',
  'Chi',
  'Omega',
];
const CAUSES = [
  'Food bank',
  'Children’s hospital',
  'Veterans’ fund',
  'Literacy programme',
  'River clean-up',
  'Cancer research',
];

/**
 * Returns every college of the list and 400 fraternities (data model): those that host an event first, the
 * others spread over the campuses of the season and two dozen more.
 */
export function collegesAndFraternities(events: readonly SampleEvent[], world: World): StoredDocument[] {
  const chapters = chaptersOfSeason(events, world);
  fillUp(chapters, world);
  const { colleges } = world.lists;
  return colleges.flatMap((college) => {
    const hosted = [...(chapters.get(college) ?? [])];
    return [
      collegeDocument(college, hosted.length),
      ...hosted.flatMap((row) => withOutreach(fraternity(college, row, world), world)),
    ];
  });
}

type Chapters = Map<CollegeRow, Set<FraternityRow>>;

function chaptersOfSeason(events: readonly SampleEvent[], { lists }: World): Chapters {
  const chapters: Chapters = new Map();
  for (const { plan } of events) {
    const row = lists.fraternities.find(({ name }) => name === plan.fraternity);
    const college = collegeCalled(plan.campus, lists);
    if (row) chapters.set(college, (chapters.get(college) ?? new Set()).add(row));
  }
  return chapters;
}

function fillUp(chapters: Chapters, { random, lists }: World): void {
  for (const college of random.some(lists.colleges, 24)) {
    if (!chapters.has(college)) chapters.set(college, new Set());
  }
  const places = [...chapters.values()];
  let count = places.reduce((sum, rows) => sum + rows.size, 0);
  while (count < FRATERNITIES) {
    const rows = random.pick(places);
    const before = rows.size;
    count += rows.add(random.pick(lists.fraternities)).size - before;
  }
}

function collegeDocument(
  { id, name, conference, city, state }: CollegeRow,
  fraternityCount: number,
): StoredDocument {
  const fields = { name, conference, logoPath: null, fraternityCount, state, location: `${city}, ${state}` };
  return { path: `colleges/${id}`, fields };
}

function fraternity(
  college: CollegeRow,
  { name, letters }: FraternityRow,
  { random, today }: World,
): StoredDocument {
  const handle = slug(`${name} ${college.shortName}`).replaceAll('-', '');
  const isKnown = random.chance(65);
  const isOnline = random.chance(60);
  return {
    path: `colleges/${college.id}/fraternities/${slug(name)}`,
    fields: {
      name,
      letters,
      chapterName: `${random.pick(CHAPTERS)} ${random.pick(CHAPTERS)}`,
      size: random.whole(24, 160),
      active: random.chance(92),
      status: random.pick([
        'need to reach out',
        'need to reach out',
        'outreached',
        'outreached',
        'in contact',
        'scheduled',
      ]),
      philanthropy: random.pick(CAUSES),
      instagramUsername: isOnline ? handle : '',
      instagramLink: isOnline ? `https://social.example.com/${handle}` : '',
      ...contact('rushChair', isKnown ? person(random) : null, random.chance(50)),
      ...contact('president', isKnown && random.chance(70) ? person(random) : null, random.chance(40)),
      ...contact('philanthropy', isKnown && random.chance(40) ? person(random) : null, random.chance(30)),
      signupFormUrl: isKnown ? `https://forms.example.com/${handle}` : '',
      signupSheetUrl: '',
      joinDate: random.chance(80) ? momentOn(addDays(today, -random.whole(30, 900)), 15) : null,
      createdAt: momentOn(addDays(today, -random.whole(20, 400)), 15),
    },
  };
}

function contact(role: string, someone: Person | null, contacted: boolean): Record<string, Stored> {
  return {
    [`${role}Name`]: someone?.name ?? '',
    [`${role}Number`]: someone?.phone ?? '',
    [`${role}Contacted`]: someone !== null && contacted,
  };
}
