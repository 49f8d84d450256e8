import { shownName } from '../night/draw/shownName.ts';
import { hasPage } from './hasPage.ts';

/** A row of a night, and whose it is. */
type Named = { player: string; name: string };

/** Returns how much a name hides: 0 for 'Ann Lee', 1 for 'Ann L.' and 'Ann', 2 for 'A. L.', 3 for ''. */
export function hiddenness(name: string): number {
  if (name === '') return 3;
  if (!hasPage(name)) return 2;
  return Number(shownName(name, 'short') === name);
}

/** Returns by player the name that hides most; of equal ones the last. `rows`: oldest first. */
export function strictestNames(rows: Iterable<Named>): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { player, name } of rows) {
    const known = names.get(player);
    if (known === undefined || hiddenness(name) >= hiddenness(known)) names.set(player, name);
  }
  return names;
}
