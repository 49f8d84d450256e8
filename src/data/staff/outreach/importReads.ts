import {
  collection,
  collectionGroup,
  doc,
  documentId,
  getDocsFromServer,
  limit,
  query,
  where,
} from 'firebase/firestore';
import { type Fraternity, readFraternity } from '../../../domain/fraternities/fraternity.ts';
import { isNamed } from '../../../domain/fraternities/isNamed.ts';
import { fraternityInCell } from '../../../domain/outreach/csv/fraternityInCell.ts';
import { likelyIds, type NamedChapter } from '../../../domain/outreach/csv/likelyIds.ts';
import { DataError, withTimeout } from '../../errors.ts';
import { collegeRef } from '../colleges.ts';
import { fraternityRef, readPlaced } from '../fraternities.ts';
import { readFound } from '../reads/watch.ts';
import { staffDatabase } from '../session/staffDatabase.ts';

/** The chapters of colleges, by the college's id. */
export type Present = ReadonlyMap<string, readonly Fraternity[]>;

/** How a reading goes on: it tells how far it is, and is asked whether it was stopped. */
export type Reading = { onRead: (done: number, of: number) => void; isStopped: () => boolean };

/** The maximum number of fraternities that are read of a college. */
const mostChapters = 500;
/** How many documents one query may name. */
const idsAtOnce = 30;
/** How many queries run at a time. */
const queriesAtOnce = 10;

/**
 * Returns what reads the chapters that an import is compared with, from the server. It keeps what it has
 * read, for the choice of another column; `forget` reads anew.
 */
export function importReads() {
  const whole = new Map<string, readonly Fraternity[]>();
  const single = new Map<string, Fraternity | null>();

  /** Reads all chapters of colleges, 500 of each at most. @throws DataError */
  async function chaptersAt(collegeIds: Iterable<string>, reading: Reading): Promise<Present> {
    const ids = new Set(collegeIds);
    await inTurn(
      [...ids].filter((id) => !whole.has(id)),
      1,
      reading,
      async ([id = '']) => {
        const all = query(collection(collegeRef(id), 'fraternities'), limit(mostChapters));
        whole.set(
          id,
          (await getDocsFromServer(all)).docs.map((found) => readFound(found, readFraternity)),
        );
      },
    );
    return new Map([...ids].map((id) => [id, whole.get(id) ?? []]));
  }

  /**
   * Reads the chapters that a file names: those with the id of their name, and all chapters of a college only
   * where one isn't found so. @throws DataError
   */
  async function chaptersNamed(named: readonly NamedChapter[], reading: Reading): Promise<Present> {
    const likely = likelyIds(named.filter(({ collegeId }) => !whole.has(collegeId)));
    const pathsOf = (collegeId: string, ids: ReadonlySet<string> | null) =>
      [...(ids ?? [])].map((id) => fraternityRef(collegeId, id).path);
    const paths = [...likely].flatMap(([collegeId, ids]) => pathsOf(collegeId, ids));
    await inTurn(
      paths.filter((path) => !single.has(path)),
      idsAtOnce,
      reading,
      async (some) => {
        const refs = some.map((path) => doc(staffDatabase, path));
        const group = query(collectionGroup(staffDatabase, 'fraternities'), where(documentId(), 'in', refs));
        const { docs } = await getDocsFromServer(group);
        for (const path of some) single.set(path, null);
        for (const found of docs) single.set(found.ref.path, readPlaced(found));
      },
    );
    const known = new Map<string, Fraternity[]>();
    for (const [collegeId, ids] of likely)
      known.set(
        collegeId,
        pathsOf(collegeId, ids).flatMap((path) => single.get(path) ?? []),
      );
    const isKnown = ({ collegeId, name }: NamedChapter) =>
      known.get(collegeId)?.some((there) => isNamed(there, fraternityInCell(name).name)) === true;
    const others = named.filter((one) => likely.get(one.collegeId) === null || !isKnown(one));
    const all = await chaptersAt(
      others.map(({ collegeId }) => collegeId),
      reading,
    );
    return new Map([...known, ...all]);
  }

  return {
    chaptersAt,
    chaptersNamed,
    forget: () => {
      whole.clear();
      single.clear();
    },
  };
}

export type ImportReads = ReturnType<typeof importReads>;

/** Reads items in groups of a size, some groups at a time. @throws DataError also when it is stopped */
async function inTurn<T>(
  items: readonly T[],
  size: number,
  { onRead, isStopped }: Reading,
  read: (some: readonly T[]) => Promise<void>,
): Promise<void> {
  for (let done = 0; done < items.length; done += size * queriesAtOnce) {
    if (isStopped()) throw new DataError('unreachable');
    onRead(done, items.length);
    const now = items.slice(done, done + size * queriesAtOnce);
    const groups = Array.from({ length: Math.ceil(now.length / size) }, (_, at) =>
      now.slice(at * size, (at + 1) * size),
    );
    await withTimeout(Promise.all(groups.map(read)), 30_000);
  }
}
