import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { UserError } from '../../../scripts/userError.ts';
import { seasonOf } from '../../../src/domain/time/seasonNames.ts';
import type { Cast } from '../cast.ts';
import { EVENT } from '../people.ts';
import { databaseAs } from '../phones.ts';
import { PHONE } from '../room.ts';
import { readDocuments } from './documents.ts';
import { falsified, type Seen } from './falsified.ts';
import { plainNight } from './plainNight.ts';
import { type Open, readScreen, type Screen, screenDifferences } from './screens.ts';
import { storedDifferences } from './stored.ts';

/** Returns what differs from the plain model in what is stored and on the screens, a line each. */
export function differences({ documents, screens }: Seen, open: Open, season: string): string[] {
  const night = plainNight(documents);
  return [...storedDifferences(documents, night, season), ...screenDifferences(screens, open, night)];
}

/**
 * The end of the evening: board, places, results, season and every open screen must say what the plain model
 * says. Then one thing after the other is falsified, which the check must see. Throws when either isn't so.
 */
export async function check(cast: Cast, out: { page: Page; no: number }, folder: string): Promise<void> {
  const { room } = cast;
  const season = seasonOf(room.day);
  const open: Open = {
    players: {
      'phone of #1': cast.numbers.winner,
      'phone of the hidden': cast.numbers.hidden,
      'phone of the one who left': out.no,
    },
    captains: ['phone of Kim', 'phone of Lou'],
    directors: ['first director', 'second director'],
    room: 'TV',
    results: 'page of the results',
  };
  const screens = await readScreens(cast, out.page);
  const auth_time = Math.floor(Date.now() / 1000);
  const staff = databaseAs(room.ports.firestore, 'bench-check', { level: 'super', auth_time });
  const seen: Seen = { documents: await readDocuments(staff, season), screens };
  writeFileSync(
    join(folder, 'evening.json'),
    JSON.stringify({ documents: [...seen.documents], screens, open, season }),
  );
  const found = differences(seen, open, season);
  for (const line of found) console.log(`  ${line}`);
  room.say(
    `${seen.documents.size} documents and ${Object.keys(screens).length} screens: ${found.length} differences`,
  );
  const unseen = unseenLies(seen, open, season);
  for (const what of unseen) console.log(`  not seen: ${what}`);
  room.say(`${falsified(seen, season).length} things falsified, ${unseen.length} of them not seen`);
  if (found.length + unseen.length > 0) throw new UserError('The evening and the model differ.');
}

/** Returns what was falsified without a difference more. */
export function unseenLies(seen: Seen, open: Open, season: string): string[] {
  const before = new Set(differences(seen, open, season));
  return falsified(seen, season).flatMap(([what, lie]) =>
    differences(lie, open, season).every((line) => before.has(line)) ? [what] : [],
  );
}

/** Reads every screen that is open, and the page of the results as somebody opens it now. */
async function readScreens(cast: Cast, out: Page): Promise<Record<string, Screen>> {
  const { room, first, second, tv } = cast;
  await second.open('/tables/result');
  for (const { page } of [first, second]) await page.getByRole('region', { name: 'Winners' }).waitFor();
  const title = tv.getByRole('heading', { name: 'Champion' });
  for (let pages = 0; pages < 4 && !(await title.isVisible()); pages += 1)
    await tv.keyboard.press('ArrowRight');
  // Its pages turn by themselves.
  await tv.keyboard.press('Space');
  const results = await room.open(PHONE);
  await results.goto(`${room.origin}/e/${EVENT}/results`);
  await results.getByRole('heading', { name: 'All places' }).waitFor();
  const pages = {
    'phone of #1': cast.winner,
    'phone of the hidden': cast.hidden,
    'phone of the one who left': out,
    'phone of Kim': cast.kim,
    'phone of Lou': cast.lou,
    'first director': first.page,
    'second director': second.page,
    TV: tv,
    'page of the results': results,
  };
  const read: Record<string, Screen> = {};
  for (const [name, page] of Object.entries(pages)) {
    read[name] = await readScreen(page);
    await room.shoot(page, `end-${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`, name !== 'TV');
  }
  return read;
}
