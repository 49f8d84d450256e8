import type { Firestore } from 'firebase/firestore/lite';
import type { Done } from '../../sample/night/evening.ts';
import { counted } from '../../src/domain/crew/crewChanges.ts';
import { commitChange } from './commitChange.ts';
import type { TestProject } from './TestProject.ts';

type Doing = { project: TestProject; database: Firestore; eventId: string; isPhone: boolean };

/**
 * Writes what was done in an evening that is played anew, through the rules: a phone counts its slips, and
 * what the server dates on the board gets the moment of the evening, as if it had waited that long.
 */
export async function commitDone({ at, by, change }: Done, doing: Doing): Promise<void> {
  const { project, database, eventId, isPhone } = doing;
  const slip = change.writes.map(({ path }) => /\/slips\/(.+)$/.exec(path)?.[1]).find(Boolean);
  await commitChange(database, isPhone && slip ? counted(change, eventId, by, slip) : change);
  const fields = change.writes.flatMap((write) => (write.op === 'delete' ? [] : Object.keys(write.fields)));
  const path = `boards/${eventId}`;
  if (fields.includes('promisedAt')) await project.change(path, { promisedAt: new Date(at) });
  if (fields.includes('cards.at')) await project.change(path, { cards: { at: new Date(at) } }, ['cards.at']);
}
