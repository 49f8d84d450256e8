import { writeDocuments } from '../../scripts/firestoreRest.ts';
import type { Directors } from './cast.ts';
import { nameAt, PLAYERS, participant } from './people.ts';

const AT_THE_DOOR = 6;

/** The door: some check in at the page of the console, the others as if they did at another one. */
export async function openDoor({ room, first }: Directors): Promise<void> {
  const { page } = first;
  await first.open('/participants');
  for (let at = 0; at < AT_THE_DOOR; at += 1) {
    const row = page.getByRole('listitem', { name: nameAt(at), exact: true });
    await page.getByRole('searchbox').fill('');
    await page.keyboard.type(nameAt(at), { delay: 80 });
    await row.waitFor();
    await page.keyboard.press('Enter');
    await row.and(page.locator(':has([aria-pressed="true"])')).waitFor();
  }
  await page.getByRole('searchbox').fill('');
  await room.shoot(page, 'door');
  const rest = Array.from({ length: PLAYERS - AT_THE_DOOR }, (_, at) => participant(at + AT_THE_DOOR, true));
  await writeDocuments(room.owner, rest);
  room.say(`the door: ${AT_THE_DOOR} by the page, ${rest.length} by data`);
}
