import { collection, doc, type Firestore, getDoc, getDocs } from 'firebase/firestore/lite';
import { EVENT } from '../people.ts';

/** What is stored of the evening and its season, by path. */
export type Documents = ReadonlyMap<string, unknown>;

const collections = (season: string) => [
  `events/${EVENT}/steps`,
  `events/${EVENT}/slips`,
  `events/${EVENT}/participants`,
  'results',
  'players',
  'tournaments',
  ...['players', 'schools', 'chapters'].map((part) => `seasons/${season}/${part}`),
];

const single = (season: string) => [
  `events/${EVENT}`,
  `events/${EVENT}/private/draw`,
  `boards/${EVENT}`,
  `seasons/${season}`,
];

/** Reads everything that is stored of the evening and its season, as staff may. */
export async function readDocuments(staff: Firestore, season: string): Promise<Documents> {
  const lists = await Promise.all(collections(season).map((path) => getDocs(collection(staff, path))));
  const singles = await Promise.all(single(season).map((path) => getDoc(doc(staff, path))));
  return new Map<string, unknown>([
    ...lists.flatMap(({ docs }) => docs.map((found) => [found.ref.path, found.data()] as const)),
    ...singles.map((found) => [found.ref.path, found.data()] as const),
  ]);
}

/** Whether anybody may read the document at a path (the table of access in docs/data-model.md). */
export function isPublic(path: string): boolean {
  return path === `events/${EVENT}` || /^(boards|results|seasons|tournaments)\//.test(path);
}

/** Returns the log as the plain model names it: that of the event `cup`. */
export function logOf(documents: Documents): Documents {
  const log = [...documents].filter(([path]) => /^events\/[^/]+\/(steps|slips)\//.test(path));
  return new Map(log.map(([path, data]) => [path.replace(/^events\/[^/]+/, 'events/cup'), data]));
}
