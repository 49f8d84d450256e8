import { formatClock } from '../../time/format.ts';
import { type Board, type BoardRound, openRound, stageOf } from '../board/board.ts';
import { isFinal, nightPlaces } from '../counts/roundStanding.ts';
import { cardsText, cardsWho } from '../drawing/cards.ts';
import { champions, lateText, statusLine } from './nightWords.ts';
import { isOver, nameOf, personOf, type ShownTable, shownTable, type TableRow } from './tableRows.ts';

/**
 * A line about somebody: `lead` is their seat, place or table, `end` their chips. Without a name it shows the
 * number.
 */
export type TvRow = { no: number; lead: string; name: string; end: string };

/** Lines with a title. `line`: how many of them are above the line of those who go on; 0 for no line. */
export type TvPanel = { key: string; title: string; note: string; rows: readonly TvRow[]; line: number };

export type TvKind = 'message' | 'seating' | 'tables' | 'leaders' | 'through' | 'champion';

/** What a large screen shows for a while. `lead` says what the lines begin with. */
export type TvPage = {
  key: string;
  kind: TvKind;
  title: string;
  note: string;
  lead: 'Seat' | 'Place' | 'Table' | '';
  panels: readonly TvPanel[];
};

/** How many tables a page has: one, legible at ten meters, or four for a screen that is near or large. */
export type TvTables = 1 | 4;

/** How many lines a panel has at most, unless a table has more seats. */
const rowLimit = 7;

const chips = new Intl.NumberFormat('en-US');

/** Returns the pages of a large screen at a moment of the night (season design, 4.4). Never empty. */
export function tvPages(board: Board, tables: TvTables, now: number): readonly TvPage[] {
  const pages = stagePages(board, tables, now);
  return pages.length > 0 ? pages : [message(board)];
}

function stagePages(board: Board, tables: TvTables, now: number): TvPage[] {
  const round = board.rounds.at(-1);
  const stage = stageOf(board);
  if (board.cards || !round || stage === 'closed') return [];
  if (stage === 'done') return donePages(board, round);
  if (stage === 'between') return throughPages(board, round, tables);
  const open = openRound(board) ?? round;
  const called = calledWave(board, open);
  return called > 0
    ? wavePages(board, open, { wave: called, tables, now })
    : playingPages(board, open, tables);
}

function message(board: Board): TvPage {
  return {
    key: 'message',
    kind: 'message',
    title: board.cards ? 'The cards of the next draw' : board.title || 'Blackjack tournament',
    note: board.cards
      ? `${cardsText(board.cards.text)}, typed by ${cardsWho(board.cards.by)}. The tables follow.`
      : statusLine(board),
    lead: '',
    panels: [],
  };
}

/** Returns the wave whose people take their seats now, counted from 1; 0 while one plays. */
function calledWave(board: Board, round: BoardRound): number {
  if (round.wave === 0) return 1;
  const playing = tablesOf(board, round, round.wave);
  const isOver = playing.length > 0 && playing.every((table) => hasEnded(table, round));
  return isOver && round.wave < round.waves.length ? round.wave + 1 : 0;
}

function hasEnded({ hand, rows }: ShownTable, { rule }: BoardRound): boolean {
  const isPlayed = 'hands' in rule.length && hand >= rule.length.hands;
  return isPlayed || (hand > 0 && rows.filter((row) => !isOver(row)).length < 2);
}

function tablesOf(board: Board, round: BoardRound, wave: number): ShownTable[] {
  return round.tables
    .filter((table) => table.wave === wave && table.seats.some((no) => no > 0))
    .map((table) => shownTable(board, round, table));
}

type Called = { wave: number; tables: TvTables; now: number };

function wavePages(board: Board, round: BoardRound, { wave, tables, now }: Called): TvPage[] {
  const panels = tablesOf(board, round, wave).map(
    ({ table, rows }): TvPanel => ({
      key: `seats:${round.key}:${table.key}`,
      title: isFinal(round) ? round.name : `Table ${table.at}`,
      note: '',
      rows: rows
        .filter(({ state }) => state === 'plays')
        .map(({ no, seat, person }) => ({ no, lead: String(seat), name: person.shown, end: '' })),
      line: 0,
    }),
  );
  const title = isFinal(round) ? round.name : `${round.name}${ofWaves(round, wave)}`;
  const startsAt = round.waves[wave - 1]?.startsAt;
  const starts = lateText(startsAt, now) || (startsAt && `about ${formatClock(startsAt)}`);
  const note = ['Take your seats', starts].filter(Boolean).join(' · ');
  return paged(panels, tables, { kind: 'seating', title, note, lead: 'Seat' });
}

function playingPages(board: Board, round: BoardRound, tables: TvTables): TvPage[] {
  const shown = tablesOf(board, round, round.wave);
  const panels = shown.map(
    (table): TvPanel => ({
      key: `table:${round.key}:${table.table.key}`,
      title: isFinal(round) ? round.name : `Table ${table.table.at}`,
      note: handText(table, round),
      rows: playingRows(table),
      line: table.hand > 0 ? table.rows.filter(({ standing }) => standing === 'on').length : 0,
    }),
  );
  const title = `${round.name}${ofWaves(round, round.wave)}`;
  const note = isFinal(round)
    ? ''
    : round.rule.k === 1
      ? 'The winner moves on'
      : `Top ${round.rule.k} move on`;
  return [...paged(panels, tables, { kind: 'tables', title, note, lead: '' }), ...leaderPages(board, round)];
}

function playingRows({ rows, hand }: ShownTable): TvRow[] {
  return rows
    .filter(({ state }) => state !== 'absent')
    .map((row) => ({ no: row.no, lead: '', name: row.person.shown, end: hand > 0 ? endOf(row) : '' }));
}

function endOf(row: TableRow): string {
  if (isOver(row)) return 'out';
  return row.count ? chips.format(row.count.chips) : '';
}

function handText({ hand }: ShownTable, { rule }: BoardRound): string {
  if (hand === 0) return 'No count yet';
  return 'hands' in rule.length ? `Hand ${hand} of ${rule.length.hands}` : `Hand ${hand}`;
}

/** The most chips across the tables that are counted; one table shows that itself. */
function leaderPages(board: Board, round: BoardRound): TvPage[] {
  const counted = round.tables.map((table) => shownTable(board, round, table)).filter(({ hand }) => hand > 0);
  if (counted.length < 2) return [];
  const rows = counted
    .flatMap(({ table, rows }) => rows.map((row) => ({ ...row, at: table.at })))
    .filter((row) => row.count && !isOver(row))
    .sort((one, two) => (two.count?.chips ?? 0) - (one.count?.chips ?? 0) || one.no - two.no)
    .slice(0, rowLimit)
    .map((row) => ({ no: row.no, lead: `T${row.at}`, name: row.person.shown, end: endOf(row) }));
  const key = `leaders:${round.key}`;
  return [
    {
      key,
      kind: 'leaders',
      title: 'Most chips',
      note: round.name,
      lead: 'Table',
      panels: [{ key, title: 'Most chips', note: '', rows, line: 0 }],
    },
  ];
}

function throughPages(board: Board, round: BoardRound, tables: TvTables): TvPage[] {
  const people = [...round.through].sort((one, two) => one - two);
  const panels = chunks(people, rowLimit).map(
    (numbers, at): TvPanel => ({
      key: `through:${round.key}:${at}`,
      title: 'Moving on',
      note: '',
      rows: numbers.map((no) => ({ no, lead: '', name: personOf(board, no).shown, end: '' })),
      line: 0,
    }),
  );
  const note = `${round.name}: ${people.length} ${people.length === 1 ? 'moves' : 'move'} on`;
  return paged(panels, tables, { kind: 'through', title: 'Moving on', note, lead: '' });
}

function donePages(board: Board, round: BoardRound): TvPage[] {
  const winners = champions(board);
  const row = (no: number, lead: string): TvRow => ({ no, lead, name: personOf(board, no).shown, end: '' });
  const next = nightPlaces(board).filter(({ place }) => place > 1 && place <= 3);
  const champion: TvPage = {
    key: 'champion',
    kind: 'champion',
    title: winners.length > 1 ? 'Champions' : 'Champion',
    note: board.title,
    lead: 'Place',
    panels: [
      {
        key: 'first',
        title: '',
        note: '',
        rows: winners.map((no) => ({ ...row(no, ''), name: nameOf(personOf(board, no)) })),
        line: 0,
      },
      { key: 'next', title: '', note: '', rows: next.map(({ no, place }) => row(no, `${place}.`)), line: 0 },
    ],
  };
  const [table] = round.tables;
  if (!table || winners.length === 0) return [];
  const shown = shownTable(board, round, table);
  const rows = shown.rows
    .filter(({ place }) => place > 0)
    .map((one) => ({ ...row(one.no, `${one.place}.`), end: endOf(one) }));
  const final: TvPanel = { key: `table:${round.key}`, title: round.name, note: '', rows, line: 0 };
  return [champion, ...paged([final], 1, { kind: 'tables', title: round.name, note: '', lead: 'Place' })];
}

const ofWaves = ({ waves }: BoardRound, wave: number) => (waves.length > 1 ? `, wave ${wave}` : '');

/** Lays panels out: one a page under its own title, or up to four under that of all. */
function paged(
  panels: readonly TvPanel[],
  tables: TvTables,
  page: Pick<TvPage, 'kind' | 'title' | 'note' | 'lead'>,
): TvPage[] {
  return chunks(panels, tables).map((some): TvPage => {
    const [first] = some;
    if (some.length > 1 || !first) return { ...page, key: first?.key ?? '', panels: some };
    const about = page.title === first.title ? '' : page.title;
    const note = [about, first.note, page.note].filter(Boolean).join(' · ');
    return { ...page, key: first.key, title: first.title, note, panels: some };
  });
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}

/** Returns the page with a key, or the first one when that is gone. */
export function shownPage(pages: readonly TvPage[], key: string): TvPage | undefined {
  return pages.find((page) => page.key === key) ?? pages[0];
}

/** Returns the key of the page some steps after another, around the end; '' for no pages. */
export function turnedPage(pages: readonly TvPage[], key: string, steps: number): string {
  const now = shownPage(pages, key);
  const at = now ? pages.indexOf(now) : 0;
  return pages.at((at + steps) % Math.max(pages.length, 1))?.key ?? '';
}
