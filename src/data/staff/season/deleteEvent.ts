import {
  collection,
  type DocumentReference,
  doc,
  getDocFromServer,
  getDocsFromServer,
  type QuerySnapshot,
  writeBatch,
} from 'firebase/firestore';
import { readEvent } from '../../../domain/events/readEvent.ts';
import { entriesOf } from '../../../domain/fields/storedFields.ts';
import { type Act, actChange } from '../../../domain/night/steps/act.ts';
import { readTournament } from '../../../domain/tournaments/readTournament.ts';
import { withTimeout } from '../../errors.ts';
import { carriedOut } from '../changes/planned.ts';
import { discardPictures } from '../discardPictures.ts';
import { staffId } from '../session/session.ts';
import { staffDatabase } from '../session/staffDatabase.ts';
import { tournamentRef } from '../tournamentResults.ts';
import { removeResults } from './publish.ts';

/** The size of one batch, less the event, its tournament and its board. */
const batchSize = 497;
/** The rules look at the board before they let a slip or a step go, and look up 20 documents for a batch. */
const nightBatchSize = 20;

/**
 * Deletes an event with its results and what they gave in the standings, its private part, its participants,
 * its imports, its unlock documents, its crew, its night and its tournament (data model), and then its
 * pictures that nothing else shows. Needs a network: the server is asked for everything to delete, since the
 * browser may not know all of it. If it fails in the middle, the event is still there to be deleted again.
 * @throws DataError
 */
export async function deleteEvent(eventId: string): Promise<void> {
  const event = doc(staffDatabase, 'events', eventId);
  const board = doc(staffDatabase, 'boards', eventId);
  const found = (...names: string[]) =>
    withTimeout(Promise.all(names.map((name) => getDocsFromServer(collection(event, name)))));
  const [stored, tournament] = await withTimeout(
    Promise.all([getDocFromServer(event), getDocFromServer(tournamentRef(eventId))]),
  );
  // While there are results, the rules keep the board and the event.
  await removeResults(eventId);
  await closeBoard(eventId);
  await deleteInBatches(await found('slips', 'steps'), nightBatchSize);
  await deleteInBatches(
    await found('private', 'participants', 'unlocks', 'passes', 'crew', 'imports'),
    batchSize,
    // These go with the last batch.
    [event, tournamentRef(eventId), board],
  );
  const { collegeLogo, backgroundImage, bracketImage } = readEvent(eventId, stored.data());
  const { imageUrl } = readTournament(eventId, tournament.data());
  discardPictures([...new Set([collegeLogo, backgroundImage, bracketImage, imageUrl])]);
}

/**
 * Says on the board that its event is being deleted, so that nothing is counted any longer and its log may
 * go. The board itself goes with the event: until then everybody sees what was drawn.
 */
async function closeBoard(eventId: string): Promise<void> {
  const act: Act = { kind: 'closing', note: '', patch: [{ path: 'closing', value: true }] };
  await carriedOut(async (look) => {
    const data = Object.fromEntries(entriesOf(await look(`boards/${eventId}`)));
    if (Object.keys(data).length === 0 || data.closing === true) return [];
    return actChange(eventId, data, act, { by: staffId(), at: Date.now() }).writes;
  });
}

/** Deletes all of these documents, and `last` in the same batch as the last of them. */
async function deleteInBatches(
  found: readonly QuerySnapshot[],
  size: number,
  last: readonly DocumentReference[] = [],
): Promise<void> {
  const refs = found.flatMap(({ docs }) => docs.map(({ ref }) => ref));
  for (let start = 0; start === 0 || start < refs.length; start += size) {
    const batch = writeBatch(staffDatabase);
    for (const ref of refs.slice(start, start + size)) batch.delete(ref);
    if (start + size >= refs.length) for (const ref of last) batch.delete(ref);
    await withTimeout(batch.commit());
  }
}
