import { joinByLink } from './captain.ts';
import type { Crew, Directors } from './cast.ts';
import { join } from './phones.ts';
import { PHONE } from './room.ts';

/** Makes a pass for the tables; two captains join by its link, two phones by data. */
export async function openCrew({ room, first }: Directors): Promise<Crew> {
  const { page } = first;
  await first.open('/crew');
  await first.press('New pass');
  await page.getByLabel('The tables').check();
  await room.shoot(page, 'new-pass');
  await first.press('Make pass');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Link copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const [kim, lou] = [await room.open(PHONE), await room.open(PHONE)];
  await joinByLink(kim, link, 'Kim');
  await joinByLink(lou, link, 'Lou');
  await room.shoot(kim, 'captain-tables');
  const key = link.split('#')[1] ?? '';
  const helpers = [await join(room.ports.firestore, key, 1), await join(room.ports.firestore, key, 2)];
  await page.getByText('4 phones joined.').waitFor();
  await room.shoot(page, 'pass', true);
  room.say('the crew: two captains by the link of the pass, two phones by data');
  return { kim, lou, helpers };
}
