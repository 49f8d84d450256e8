import type { Page } from '@playwright/test';
import type { BoardRound, BoardTable } from '../../src/domain/night/board/board.ts';
import { tableName } from '../../src/domain/night/board/tableName.ts';
import type { Counts } from './phones.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Opens the link of the pass on a phone, and joins the crew. */
export async function joinByLink(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await button(page, 'Join the crew').tap();
  await page.getByRole('heading', { name: 'Which table is yours?' }).waitFor();
}

/** Chooses a table of the open round. */
export async function choose(page: Page, round: BoardRound, table: BoardTable): Promise<void> {
  const other = button(page, 'Other table');
  const tables = page.getByRole('heading', { name: 'Which table is yours?' });
  await other.or(tables).first().waitFor();
  if (await other.isVisible()) await other.tap();
  const name = tableName(round, table);
  await page
    .getByRole('button', { name: new RegExp(`^${escaped(name)}(?!\\d)`) })
    .first()
    .tap();
  await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
}

/**
 * Types a count with the page's own keys, up to the question who is out. `empty`: the seat to which nobody
 * came. Returns how many taps it took.
 */
export async function type(page: Page, hand: number, counts: Counts, empty = ''): Promise<number> {
  let taps = 0;
  const tap = async (name: string) => {
    await button(page, name).tap();
    taps += 1;
  };
  await tap(`Count after hand ${hand}`);
  const keys = [...Object.keys(counts), ...(empty ? [empty] : [])].sort();
  for (const [at, key] of keys.entries()) {
    if (key === empty) await tap(`No-show, seat ${key.slice(1)}`);
    for (const digit of String(counts[key]?.chips ?? '').match(/00|\d/g) ?? []) await tap(digit);
    if (at < keys.length - 1) await tap('Next');
  }
  const out = keys.find((key) => counts[key]?.out);
  if (out) await tap(`Seat ${out.slice(1)} is out`);
  return taps;
}

/** Sends what is typed. */
export async function send(page: Page): Promise<void> {
  await button(page, 'Send').tap();
}

/** Sends what is typed, and waits until the server has it. */
export async function sendAndSee(page: Page): Promise<void> {
  await send(page);
  await page.getByText(/^Sent \d+:\d\d [AP]M$/).waitFor();
}
