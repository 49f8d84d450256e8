import type { Page } from '@playwright/test';
import { plainTenths } from '../../../tests/night/plainSeason.ts';
import type { PlainNight } from './plainNight.ts';
import { hiddenWords } from './stored.ts';

/** What an open screen says: its lines, the rows of its table of places, and everything in its document. */
export type Screen = { lines: string[]; rows: string[]; html: string };
export type Screens = Readonly<Record<string, Screen>>;

/** Reads what a screen says now. */
export async function readScreen(page: Page): Promise<Screen> {
  // biome-ignore lint/performance/useDomNodeTextContent: lines are as they are seen
  const lines = (await page.locator('body').innerText()).split('\n').map((line) => line.trim());
  const table = page.getByRole('table', { name: /^Places/ });
  const rows = await table
    .locator('tbody tr')
    .evaluateAll((found) =>
      found.map((row) =>
        [...row.querySelectorAll('td, th[scope="row"]')].map(({ textContent }) => textContent).join('|'),
      ),
    );
  return {
    lines: lines.filter(Boolean),
    rows: rows.map(bare).filter(Boolean),
    html: await page.content(),
  };
}

/** Returns a text without its spaces, which differ from screen to screen. */
const bare = (text: string) => text.replace(/\s+/g, '');

/** Which screens are open at the end, by what they have to say; players by their number. */
export type Open = {
  players: Readonly<Record<string, number>>;
  captains: readonly string[];
  directors: readonly string[];
  room: string;
  results: string;
};

/** Returns where open screens differ from the plain model, a line each. */
export function screenDifferences(screens: Screens, open: Open, night: PlainNight): string[] {
  const of = (name: string): Screen => screens[name] ?? { lines: [], rows: [], html: '' };
  return [
    ...Object.entries(open.players).flatMap(([name, no]) => playerDifferences(of(name), name, no, night)),
    ...open.captains.flatMap((name) =>
      lacks(of(name), name, ['That was the final table. The night is done!']),
    ),
    ...open.directors.flatMap((name) => directorDifferences(of(name), name, night)),
    ...lacks(of(open.room), open.room, roomLines(night)),
    ...resultDifferences(of(open.results), open.results, night),
    ...Object.entries(screens).flatMap(([name, { html }]) =>
      hiddenWords.filter((word) => html.includes(word)).map((word) => `${name} says "${word}"`),
    ),
  ];
}

function lacks({ lines }: Screen, name: string, should: readonly string[]): string[] {
  return should.filter((line) => !lines.includes(line)).map((line) => `${name} doesn't say: ${line}`);
}

function playerDifferences(
  screen: Screen,
  name: string,
  no: number,
  { people, field }: PlainNight,
): string[] {
  const place = people.find((one) => one.no === no)?.place ?? 0;
  const told =
    place === 1 ? ['You won!', `Champion of ${field} players.`] : [`${ordinal(place)} of ${field}`];
  return lacks(screen, name, told);
}

const first = ({ people }: PlainNight, place: number) => people.find((one) => one.place === place);

/** The TV: the champion in the largest letters, and the two behind them. */
function roomLines(night: PlainNight): string[] {
  const [champion, second, third] = [1, 2, 3].map((place) => first(night, place));
  return ['Champion', `#${champion?.no}`, '2.', second?.shown ?? '', '3.', third?.shown ?? ''];
}

/** The Places of the console: the winners, and every place with number, name and chips. */
function directorDifferences(screen: Screen, name: string, night: PlainNight): string[] {
  const winners = [`Champion ${first(night, 1)?.shown}`, `Runner-up ${first(night, 2)?.shown}`];
  const should = night.people.map(({ no, place, name: own, chips }) => ({
    from: `${place}|#${no}${own}`,
    to: `|${chips.toLocaleString('en-US')}`,
  }));
  return [...lacks(screen, name, winners), ...rowDifferences(screen, name, should)];
}

/** The page of the results: every place with name, chips and points. */
function resultDifferences(screen: Screen, name: string, { people, field }: PlainNight): string[] {
  const should = people.map(({ no, place, name: own, chips }) => ({
    from: `${place}|${own}#${no}`,
    to: `|${chips.toLocaleString('en-US')}|${(plainTenths(place, field) / 10).toFixed(1)}`,
  }));
  return rowDifferences(screen, name, should);
}

/** What a row of a table begins and ends with; school and chapter stand between. */
type Row = { from: string; to: string };

function rowDifferences({ rows }: Screen, name: string, should: readonly Row[]): string[] {
  const isRow = (row: string, { from, to }: Row) =>
    row.startsWith(bare(from)) && !/^\d/.test(row.slice(bare(from).length)) && row.endsWith(to);
  const missing = should.filter((one) => !rows.some((row) => isRow(row, one)));
  const more = rows.filter((row) => !should.some((one) => isRow(row, one)));
  return [
    ...missing.map(({ from, to }) => `${name} doesn't say: ${from} … ${to}`),
    ...more.map((row) => `${name} says: ${row}`),
  ];
}

function ordinal(place: number): string {
  const isTeen = place % 100 >= 11 && place % 100 <= 13;
  const end = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${place}${end}`;
}
