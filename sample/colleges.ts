import type { Stored, StoredDocument } from '../scripts/firestoreRest.ts';
import { campuses } from '../src/domain/lists/campuses.ts';
import { slug } from '../src/domain/text/slug.ts';
import { fraternitiesAt } from './data/greekLife.ts';
import { addDays, momentOn, workdayBefore } from './days.ts';
import type { SampleEvent } from './eventDocuments.ts';
import { type CollegeRow, collegeCalled, type FraternityRow, type World } from './lists.ts';
import { withOutreach } from './outreachLog.ts';
import { brother, type Person } from './people.ts';

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
  'Literacy program',
  'River cleanup',
  'Cancer research',
];
const STATUSES = [
  ...Array<string>(4).fill('need to reach out'),
  ...Array<string>(4).fill('outreached'),
  ...Array<string>(2).fill('in contact'),
];

/** The state of outreach at the chapters that host. */
type Chapters = Map<CollegeRow, Map<FraternityRow, string>>;

/**
 * Returns every college of the list and 400 fraternities (data model): those that host an event first, then
 * the houses of Campus View, the others spread over the campuses of the season and two dozen more, all with
 * Greek life.
 */
export function collegesAndFraternities(events: readonly SampleEvent[], world: World): StoredDocument[] {
  const chapters = chaptersOfSeason(events, world);
  addCampusHouses(chapters, world);
  fillUp(chapters, world);
  return world.lists.colleges.flatMap((college) => {
    const hosted = [...(chapters.get(college) ?? [])];
    return [
      collegeDocument(college, hosted.length),
      ...hosted.flatMap(([row, status]) => withOutreach(fraternity(college, row, status, world), world)),
    ];
  });
}

function chaptersOfSeason(events: readonly SampleEvent[], { lists }: World): Chapters {
  const chapters: Chapters = new Map();
  for (const { plan } of events) {
    const row = lists.fraternities.find(({ name }) => name === plan.fraternity);
    if (!row) continue;
    const college = collegeCalled(plan.campus, lists);
    const hosts = chapters.get(college) ?? new Map<FraternityRow, string>();
    const isOver = plan.status === 'completed' && hosts.get(row) !== 'scheduled';
    chapters.set(college, hosts.set(row, isOver ? 'in contact' : 'scheduled'));
  }
  return chapters;
}

/** Adds the houses of Campus View, so that they have contacts there. */
function addCampusHouses(chapters: Chapters, { lists }: World): void {
  for (const { collegeId, fraternities } of campuses) {
    const college = lists.colleges.find(({ id }) => id === collegeId);
    if (!college) continue;
    const rows = chapters.get(college) ?? new Map<FraternityRow, string>();
    fraternities.forEach(({ fullName }, at) => {
      const row = lists.fraternities.find(({ name }) => name === fullName);
      const status = STATUSES[(at * 3) % STATUSES.length];
      if (row && status && !rows.has(row)) rows.set(row, status);
    });
    chapters.set(college, rows);
  }
}

function fillUp(chapters: Chapters, { random, lists }: World): void {
  const greek = lists.colleges.filter((college) => fraternitiesAt(college, lists).length > 0);
  for (const college of random.some(greek, 24)) {
    if (!chapters.has(college)) chapters.set(college, new Map());
  }
  const places = [...chapters.entries()];
  let count = places.reduce((sum, [, rows]) => sum + rows.size, 0);
  while (count < FRATERNITIES) {
    const [college, rows] = random.pick(places);
    const row = random.pick(fraternitiesAt(college, lists));
    if (rows.has(row)) continue;
    rows.set(row, random.pick(STATUSES));
    count++;
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
  status: string,
  { random, today }: World,
): StoredDocument {
  const handle = slug(`${name} ${college.shortName}`).replaceAll('-', '');
  const isKnown = status === 'scheduled' || random.chance(65);
  const isOnline = random.chance(60);
  const someone = () => brother(random, college.shortName);
  return {
    path: `colleges/${college.id}/fraternities/${slug(name)}`,
    fields: {
      name,
      letters,
      chapterName: `${random.pick(CHAPTERS)} ${random.pick(CHAPTERS)}`,
      size: random.whole(24, 160),
      active: status !== 'need to reach out' || random.chance(85),
      status,
      philanthropy: random.pick(CAUSES),
      instagramUsername: isOnline ? handle : '',
      instagramLink: isOnline ? `https://social.example.com/${handle}` : '',
      ...contact('rushChair', isKnown ? someone() : null, false),
      ...contact('president', isKnown && random.chance(70) ? someone() : null, random.chance(40)),
      ...contact('philanthropy', isKnown && random.chance(40) ? someone() : null, random.chance(30)),
      signupFormUrl: isKnown ? `https://forms.example.com/${handle}` : '',
      signupSheetUrl: '',
      state: college.state,
      conference: college.conference,
      joinDate: random.chance(80) ? pastMoment(random.whole(30, 900), today) : null,
      createdAt: pastMoment(random.whole(20, 400), today),
    },
  };
}

function pastMoment(daysAgo: number, today: string): Date {
  return momentOn(workdayBefore(addDays(today, -daysAgo)), 15);
}

function contact(role: string, someone: Person | null, contacted: boolean): Record<string, Stored> {
  return {
    [`${role}Name`]: someone?.name ?? '',
    [`${role}Number`]: someone?.phone ?? '',
    [`${role}Email`]: someone?.email ?? '',
    [`${role}Contacted`]: someone !== null && contacted,
  };
}
