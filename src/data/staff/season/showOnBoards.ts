import { valueAt } from '../../../domain/fields/fieldPath.ts';
import { entriesOf } from '../../../domain/fields/storedFields.ts';
import { readBoard } from '../../../domain/night/board/board.ts';
import { actChange } from '../../../domain/night/steps/act.ts';
import { showPeopleAs } from '../../../domain/night/steps/showPeopleAs.ts';
import { DataError, isConflict, isRefused } from '../../errors.ts';
import type { BoardPlace } from './namePlaces.ts';
import type { SeasonStore } from './seasonStore.ts';

/** The database in which people are shown another way, and `by`: the account that does it. */
type Naming = { store: SeasonStore; by: () => string };

/** How often a board is written again, because a director was faster. */
const tries = 4;

/** Shows a person another way on all of their boards. Returns those that failed. */
export async function showOnBoards(
  { store, by }: Naming,
  boards: readonly BoardPlace[],
  nameAt: (eventId: string) => Promise<string>,
): Promise<BoardPlace[]> {
  const failed: BoardPlace[] = [];
  for (const place of boards) {
    const isDone = await showOnBoard({ store, by }, place, () => nameAt(place.eventId)).then(
      () => true,
      () => false,
    );
    if (!isDone) failed.push(place);
  }
  return failed;
}

/** Shows someone another way on a board, as a step of its log. */
async function showOnBoard(
  { store, by }: Naming,
  { eventId, numbers }: BoardPlace,
  nameNow: () => Promise<string>,
): Promise<void> {
  const [path, name] = [`boards/${eventId}`, await nameNow()];
  for (let left = tries - 1; ; left -= 1) {
    const { data: found } = await store.get(path);
    const data = Object.fromEntries(entriesOf(found));
    const act = showPeopleAs(readBoard(eventId, data), new Map(numbers.map((no) => [no, name])));
    if (found === undefined || !act) return;
    const { writes } = actChange(eventId, data, act, { by: by(), at: Date.now() });
    const check = async (get: SeasonStore['get']) => {
      if (valueAt((await get(path)).data, 'token') !== data.token) throw new DataError('conflict');
    };
    try {
      return await store.commit(check, writes);
    } catch (error) {
      // A director at the night was faster; the rules may see that first.
      if (left === 0 || !(isConflict(error) || isRefused(error))) throw error;
    }
  }
}
