import { writeDocuments } from '../../scripts/firestoreRest.ts';
import type { Directors } from './cast.ts';
import { nameAt, PLAYERS, participant } from './people.ts';

/** After the first draw: somebody comes late, somebody doesn't come, and a seat is changed by hand. */
export async function changeSeats({ room, first }: Directors): Promise<void> {
  const { page } = first;
  await writeDocuments(room.owner, [participant(PLAYERS, true)]);
  const late = nameAt(PLAYERS);
  await page.getByRole('button', { name: `Give a seat to ${late}` }).waitFor();
  await room.shoot(page, 'late-arrival');
  first.pressed();
  await first.press(`Give a seat to ${late}`);
  await page.getByRole('button', { name: new RegExp(`^Seat \\d: ${late}$`) }).waitFor();
  room.say(`a late arrival has a seat: ${first.pressed()} press`);
  await first.press(new RegExp(`^Seat \\d: ${nameAt(40)}$`));
  await room.shoot(page, 'seat-menu');
  await first.press('No-show');
  await page.getByText('The seat stays empty.', { exact: false }).waitFor();
  room.say(`a no-show: ${first.pressed()} presses`);
  await first.press(new RegExp(`^Seat \\d: ${nameAt(50)}$`));
  await first.press('Swap with…');
  await first.dialog.getByRole('combobox').selectOption({ index: 20 });
  await first.dialog.getByLabel('Reason').fill('Hears better near the front');
  await room.shoot(page, 'swap');
  await first.press(/^Swap/, first.dialog);
  await first.dialog.waitFor({ state: 'detached' });
  await room.until(
    'a late one, a no-show, a swap',
    ({ people, gone }) => people.size > PLAYERS && gone.size > 0,
  );
}

/** Prints every paper of the round that is drawn. */
export async function printAll({ room, first }: Directors): Promise<void> {
  const { page } = first;
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  for (const paper of ['Seating by name', 'Seating by table', 'Table cards']) {
    await first.press('Print');
    await first.press(paper);
    await page.locator('body[data-printed]').waitFor();
    await page.emulateMedia({ media: 'print' });
    await room.shoot(page, `print-${paper.toLowerCase().replaceAll(' ', '-')}`, true);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => {
      document.body.removeAttribute('data-printed');
      dispatchEvent(new Event('afterprint'));
    });
  }
}
