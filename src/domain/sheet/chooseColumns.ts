import { columnsOf, type FoundColumns, type SheetColumns } from './columns.ts';

/** What someone chose for the columns of a file, by place; '' ignores one. */
export type ColumnChoices = ReadonlyMap<number, string>;

/** Returns the columns with what someone chose; a column that is chosen for one place leaves the others. */
export function chosenColumns<Column extends string>(
  table: SheetColumns<Column>,
  found: FoundColumns<Column>,
  choices: ColumnChoices,
): FoundColumns<Column> {
  const places: Partial<Record<Column, readonly number[]>> = {};
  for (const column of columnsOf(table)) {
    const chosen = [...choices].flatMap(([at, name]) => (name === column ? [at] : []));
    places[column] = chosen.length > 0 ? chosen : (found[column] ?? []).filter((at) => !choices.has(at));
  }
  return places;
}
