import type { Page } from '@playwright/test';
import type { BoardTable } from '../../src/domain/night/board/board.ts';
import type { Counts } from './phones.ts';

/** Opens the link of the pass on a phone, and joins the crew. */
export async function joinCrew(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Join the crew' }).tap();
}

/** Chooses a table of the open round. */
export async function choose(page: Page, { number, at }: BoardTable): Promise<void> {
  const other = page.getByRole('button', { name: 'Other table' });
  const tables = page.getByRole('heading', { name: 'Which table is yours?' });
  await other.or(tables).first().waitFor();
  if (await other.isVisible()) await other.tap();
  await page
    .getByRole('button', { name: new RegExp(`^Table ${number}(?!\\d)`) })
    .first()
    .tap();
  await page.getByRole('heading', { level: 2, name: new RegExp(`^Table ${number}(?!\\d)`) }).waitFor();
  void at;
}

/** Types a count with the page's own keys, up to the question who is out. Returns how many taps it took. */
export async function type(page: Page, button: string, counts: Counts): Promise<number> {
  let taps = 0;
  const tap = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).tap();
    taps += 1;
  };
  await tap(button);
  const seats = Object.entries(counts).sort(([one], [two]) => one.localeCompare(two));
  for (const [at, [, { chips }]] of seats.entries()) {
    for (const key of String(chips).match(/00|\d/g) ?? []) await tap(key);
    if (at < seats.length - 1) await tap('Next');
  }
  const out = seats.find(([, count]) => count.out);
  if (out) await tap(`Seat ${out[0].slice(1)} is out`);
  return taps;
}

/** Sends what is typed. */
export async function sendTyped(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send', exact: true }).tap();
}
