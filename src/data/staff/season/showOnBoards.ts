import { valueAt } from '../../../domain/fields/fieldPath.ts';
import { entriesOf } from '../../../domain/fields/storedFields.ts';
import { type Board, readBoard } from '../../../domain/night/board/board.ts';
import { actChange } from '../../../domain/night/steps/act.ts';
import { showPeopleAs } from '../../../domain/night/steps/showPeopleAs.ts';
import type { Results } from '../../../domain/results/results.ts';
import { hiddenness } from '../../../domain/season/strictestNames.ts';
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
    const namesNow = async () => {
      const name = await nameAt(place.eventId);
      return () => new Map(place.numbers.map((no) => [no, name]));
    };
    const isDone = await showOnBoard({ store, by }, place.eventId, namesNow).then(
      () => true,
      () => false,
    );
    if (!isDone) failed.push(place);
  }
  return failed;
}

/**
 * Shows the people of a night on its board as its results name them, where those show less of a name.
 * @throws DataError
 */
export function showAsInResults(naming: Naming, { eventId, rows }: Results): Promise<void> {
  return showOnBoard(naming, eventId, async () => ({ people }) => {
    const stricter = rows.filter(({ no, name }) => {
      const shown = people.get(no)?.shown;
      return shown !== undefined && hiddenness(name) > hiddenness(shown);
    });
    return new Map(stricter.map(({ no, name }) => [no, name]));
  });
}

/** Returns the names of a board's people by number, of those whose name changes. */
type NamesOn = (board: Board) => ReadonlyMap<number, string>;

/** Shows people another way on a board, as a step of its log. */
async function showOnBoard(
  { store, by }: Naming,
  eventId: string,
  namesNow: () => Promise<NamesOn>,
): Promise<void> {
  const [path, namesOn] = [`boards/${eventId}`, await namesNow()];
  for (let left = tries - 1; ; left -= 1) {
    const { data: found } = await store.get(path);
    const data = Object.fromEntries(entriesOf(found));
    const board = readBoard(eventId, data);
    const act = showPeopleAs(board, namesOn(board));
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
