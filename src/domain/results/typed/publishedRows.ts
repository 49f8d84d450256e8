import { type ShownAs, shownAs, shownName } from '../../night/draw/shownName.ts';
import type { ResultRow, Results } from '../results.ts';
import { emptyRow, type TypedList, withRows } from './typedList.ts';

/** What a player's record tells: the whole name and the address, which results don't have. */
export type NamedPlayer = { id: string; name: string; email: string };

/** Returns published places as a list to correct, with the whole names where they are known. */
export function publishedRows(
  { rows, players }: Pick<Results, 'rows' | 'players'>,
  known: readonly NamedPlayer[],
): TypedList {
  const named = new Map(known.map((player) => [player.id, player]));
  const list = rows.map((row, at) => {
    const { name = '', email = '' } = named.get(row.player) ?? {};
    return {
      ...emptyRow,
      name: name || row.name,
      school: row.school,
      chapter: row.chapter,
      email,
      tied: rows[at - 1]?.place === row.place,
      shownAs: shownAsOf(row, name),
      player: row.player,
    };
  });
  return { text: '', rows: withRows([], list), players: String(players) };
}

/** Returns how a name was shown; a name that isn't known in whole is shown as it stands. */
function shownAsOf({ name: shown }: ResultRow, name: string): ShownAs {
  if (name === '') return shown === '' ? 'number' : 'full';
  return shownAs.find((as) => shownName(name, as) === shown) ?? 'short';
}
