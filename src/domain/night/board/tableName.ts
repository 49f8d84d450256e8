import type { BoardRound, BoardTable } from './board.ts';
import type { SeatPlace } from './seatMove.ts';

type Named = Pick<BoardTable, 'number' | 'at' | 'wave'>;

/**
 * Returns a drawn table's one name, such as 'Table 1, wave 2': its real table and, with several, its wave.
 */
export function tableName({ waves }: Pick<BoardRound, 'waves'>, { number, at, wave }: Named): string {
  const name = `Table ${at || number}`;
  return waves.length > 1 ? `${name}, wave ${wave}` : name;
}

/** Returns the name of a table within a sentence: 'table 1, wave 2'. */
export function tableInText(round: Pick<BoardRound, 'waves'>, table: Named): string {
  return tableName(round, table).toLowerCase();
}

/** Returns the name of the table with a number or a key within a sentence, as far as it is known. */
export function namedTable(
  round: Pick<BoardRound, 'waves' | 'tables'> | undefined,
  numberOrKey: number | string,
): string {
  const table = round?.tables.find(({ key, number }) => key === numberOrKey || number === numberOrKey);
  return round && table ? tableInText(round, table) : 'a table';
}

/** Returns a place within a sentence: 'table 1, wave 2, seat 3'. */
export function placeName(round: Pick<BoardRound, 'waves' | 'tables'>, { table, seat }: SeatPlace): string {
  return `${namedTable(round, table)}, seat ${seat}`;
}

/** Returns the names of tables within a sentence: 'tables 6, 7 and 8', 'table 1, wave 2; table 2, wave 2'. */
export function tablesInText(round: Pick<BoardRound, 'waves'>, tables: readonly Named[]): string {
  const [one, ...more] = tables;
  if (!one) return '';
  if (more.length === 0) return tableInText(round, one);
  if (round.waves.length > 1) return tables.map((table) => tableInText(round, table)).join('; ');
  const numbers = tables.map(({ number, at }) => at || number);
  return `tables ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
}
