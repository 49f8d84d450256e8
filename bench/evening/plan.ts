import type { Directors } from './cast.ts';
import { PLAYERS } from './people.ts';

/** The plan of the night, and its list closed: the first act, so the director says who they are. */
export async function planAndClose({ room, first }: Directors): Promise<void> {
  const { page } = first;
  await first.open('/tables');
  await page.getByText(`${PLAYERS} here · ${PLAYERS + 1} expected`).waitFor();
  await page.getByRole('button', { name: `Use the ${PLAYERS} here` }).click();
  await page.getByLabel('Real tables').fill('6');
  await page.getByLabel('Starts').fill(`${room.day}T19:00`);
  await page.getByLabel('Should end by').fill('22:00');
  await page.getByText(/^Ends about/).waitFor();
  await room.shoot(page, 'plan', true);
  await first.press('Save plan');
  await first.follow('Next: close the list');
  await page.getByRole('button', { name: `Close the list with ${PLAYERS}` }).waitFor();
  await room.shoot(page, 'close-the-list', true);
  await first.press(`Close the list with ${PLAYERS}`);
  await first.sayName();
  await page.getByText(`The list is closed with ${PLAYERS} players.`).waitFor();
  await room.until('a promise', (board) => board.promise !== null);
  await room.shoot(page, 'closed-list', true);
  room.say('the list is closed');
}
