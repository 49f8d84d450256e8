import {
  collection,
  doc,
  documentId,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  type Query,
  query,
  where,
} from 'firebase/firestore';
import type { Level } from '../../../domain/session/staffSession.ts';
import { hoursLater } from '../../../domain/time/parse.ts';
import {
  readTrashEntry,
  restorableFor,
  type TrashEntry,
  type TrashKind,
  trashKinds,
} from '../../../domain/trash/trashEntry.ts';
import { DataError, withTimeout } from '../../errors.ts';
import { discardPictures } from '../discardPictures.ts';
import { type PagedList, pagedQuery } from '../reads/pagedList.ts';
import { readFound } from '../reads/watch.ts';
import { staffDatabase } from '../session/staffDatabase.ts';

type Moving = typeof import('./moving.ts');

/** Fetches the code that moves documents: it knows results and seasons, and few presses need it. */
const moving = (): Promise<Moving> =>
  import('./moving.ts').catch((cause) => {
    throw new DataError('unreachable', cause);
  });

/** As `smallTrash` says. @throws DataError */
export const trashSome: Moving['trashSome'] = async (...things) => (await moving()).trashSome(...things);

/** As `smallTrash` says. @throws DataError */
export const trashChapter: Moving['trashChapter'] = async (...chapter) =>
  (await moving()).trashChapter(...chapter);

/** As `clearing` says. @throws DataError */
export const clearSignUps: Moving['clearSignUps'] = async (...event) =>
  (await moving()).clearSignUps(...event);

/** As `addressClearing` says. @throws DataError */
export const clearAddresses: Moving['clearAddresses'] = async (...event) =>
  (await moving()).clearAddresses(...event);

/** What each level may delete, and so see and restore. */
const kindsOf: Record<Level, readonly TrashKind[]> = { regular: ['event', 'card'], super: trashKinds };

const pageSize = 50;
/** How many old things are deleted for good at a time. */
const mostForgotten = 20;

/** Returns what lies in the trash, live, the latest first; 50 a page. */
export function trashOf(level: Level): PagedList<TrashEntry> {
  return pagedQuery({
    first: () => ofLevel(level),
    size: pageSize,
    orderedBy: 'deletedAt',
    convert: (found) => readFound(found, readTrashEntry),
  });
}

/** Deletes an event into the trash; see `eventTrash`. Its lists show it then. @throws DataError */
export async function trashEvent(eventId: string): Promise<void> {
  await (await moving()).trashEvent(eventId);
  await withTimeout(getDocFromServer(doc(staffDatabase, 'events', eventId)), 1_000).catch(() => {});
}

/**
 * Restores something, as `eventTrash` and `smallTrash` do; returns whether a table may show a name that was
 * hidden since. @throws DataError, PartlyDone
 */
export async function restore({ id, kind }: Pick<TrashEntry, 'id' | 'kind'>): Promise<boolean> {
  const { restoreEvent, restoreSmall } = await moving();
  if (kind === 'event') return restoreEvent(id.slice('event~'.length));
  await restoreSmall({ id, kind });
  return false;
}

/** Deletes something for good, and its pictures that nothing else shows. @throws DataError */
export async function emptyTrash(entry: TrashEntry): Promise<void> {
  await (await moving()).emptyOne(entry);
  discardPictures(entry.pictures);
}

/**
 * Deletes for good what nobody can restore any more. Never rejects: the next one who opens the trash does it.
 */
export async function forgetOldTrash(level: Level): Promise<void> {
  try {
    const oldest = hoursLater(new Date(), -24 * restorableFor);
    const old = query(ofLevel(level), where('deletedAt', '<', oldest), limit(mostForgotten));
    const { docs } = await withTimeout(getDocsFromServer(old));
    for (const found of docs) await emptyTrash(readTrashEntry(found.id, found.data()));
  } catch (error) {
    console.warn("Old things in the trash weren't deleted.", error);
  }
}

function ofLevel(level: Level): Query {
  return query(
    collection(staffDatabase, 'trash'),
    where('kind', 'in', kindsOf[level]),
    orderBy('deletedAt', 'desc'),
    orderBy(documentId(), 'desc'),
  );
}
