import {
  collectionGroup,
  documentId,
  getCountFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import { type ChapterFilter, type ChapterList, chapterQuery } from '../../../domain/outreach/chapterLists.ts';
import { withTimeout } from '../../errors.ts';
import { type PlacedFraternity, readPlaced } from '../fraternities.ts';
import { type PagedList, pagedQuery } from '../reads/pagedList.ts';
import { staffDatabase } from '../session/staffDatabase.ts';

/**
 * Returns a list of chapters over all colleges, live, 25 a page: the longest overdue, quiet or unconfirmed
 * first. `today`: 'YYYY-MM-DD'. Rows are keyed by their paths.
 */
export function chapterList(
  list: ChapterList,
  filter: ChapterFilter,
  today: string,
): PagedList<PlacedFraternity> {
  return pagedQuery({
    first: () => listed(list, filter, today),
    size: 25,
    orderedBy: chapterQuery(list, filter, today).orderedBy,
    convert: readPlaced,
    key: (found) => found.ref.path,
  });
}

/**
 * Counts the chapters of a list without reading them; a count costs a read for every thousand. It may take
 * its time, since no one waits for it.
 * @throws DataError
 */
export async function countChapters(
  list: ChapterList,
  filter: ChapterFilter,
  today: string,
): Promise<number> {
  return (await withTimeout(getCountFromServer(listed(list, filter, today)), 30_000)).data().count;
}

/** The number of chapters that an export reads at a time, and at most. */
const exportPage = 500;
export const maxExported = 5_000;

/** A list as the screen shows it. */
export type ShownList = { list: ChapterList; filter: ChapterFilter; today: string };

/**
 * Reads all chapters of a list once, from the server, at most `maxExported` of them; null reads the chapters
 * of all colleges. `onRead` is told how many were read so far. @throws DataError
 */
export async function readChapters(
  shown: ShownList | null,
  onRead: (count: number) => void,
): Promise<{ chapters: PlacedFraternity[]; all: boolean }> {
  const everyone = query(collectionGroup(staffDatabase, 'fraternities'), orderBy(documentId()));
  const asked = shown ? listed(shown.list, shown.filter, shown.today) : everyone;
  const chapters: PlacedFraternity[] = [];
  let last: QueryDocumentSnapshot | undefined;
  do {
    // One more than fits tells whether there are more.
    const size = Math.min(exportPage, maxExported + 1 - chapters.length);
    const page = query(asked, ...(last ? [startAfter(last)] : []), limit(size));
    const { docs }: QuerySnapshot = await withTimeout(getDocsFromServer(page), 30_000);
    chapters.push(...docs.map(readPlaced));
    onRead(Math.min(chapters.length, maxExported));
    last = docs[exportPage - 1];
  } while (last && chapters.length <= maxExported);
  return { chapters: chapters.slice(0, maxExported), all: chapters.length <= maxExported };
}

function listed(list: ChapterList, filter: ChapterFilter, today: string): Query {
  const { where: conditions, orderedBy } = chapterQuery(list, filter, today);
  return query(
    collectionGroup(staffDatabase, 'fraternities'),
    ...conditions.map(([field, is, value]) => where(field, is, value)),
    orderBy(orderedBy),
  );
}
