import type { Page } from '@playwright/test';
import type { Board } from '../../src/domain/night/board/board.ts';
import type { Cast, Directors, Watching } from './cast.ts';
import type { Director } from './director.ts';
import { opened } from './phones.ts';
import { shootWatching } from './watching.ts';

/** Types the three cards of the next draw, in the form of the console or of a captain's phone. */
async function typeCards(page: Page, cards: string): Promise<void> {
  await page.getByLabel('Three cards').fill(cards);
  await page.getByRole('button', { name: 'Show the cards' }).click();
}

/** Shows the cards as the host: the second act in public. */
export async function showCards(
  { room, first, ...cast }: Directors & Watching,
  cards: string,
): Promise<void> {
  await first.open('/tables/draw');
  await first.page.getByLabel('Three cards').waitFor();
  await room.shoot(first.page, 'draw-type-cards', true);
  await typeCards(first.page, cards);
  await first.page.getByText('Everyone can see them now').waitFor();
  await room.shoot(first.page, 'draw-cards-stand', true);
  await shootWatching(room, cast, 'cards');
}

/** Shows the cards from a captain's phone. */
export async function showCardsByPhone({ room, kim, tv }: Cast, cards: string): Promise<void> {
  await kim.getByRole('button', { name: 'Type the cards of the draw' }).tap();
  await room.shoot(kim, 'captain-cards');
  await typeCards(kim, cards);
  await kim.getByText('Cards of the next draw:').waitFor();
  await room.shoot(kim, 'captain-cards-stand');
  await room.look(tv);
  await room.shoot(tv, 'tv-cards-by-phone');
}

/**
 * Draws with the cards that stand, once the server lets it: ten seconds of its own clock. Returns the board.
 */
export async function draw({ room, ...cast }: Directors & Watching, director: Director): Promise<Board> {
  const { page } = director;
  await director.open('/tables/draw');
  await page.getByRole('button', { name: /^Draw the .* in \d+ s$/ }).waitFor();
  await room.shoot(page, 'draw-waits');
  const drawn = room.until('a drawn round', ({ open }) => open !== '');
  await page.getByRole('button', { name: /^Draw the (tables|final table)$/ }).click({ timeout: 15_000 });
  return shootDrawn({ room, ...cast }, page, await drawn);
}

/** Draws without cards. Returns the board. */
export async function drawWithoutCards(cast: Cast, director: Director): Promise<Board> {
  const { page } = director;
  await director.open('/tables/draw');
  await page.getByLabel(/^Draw without cards/).check();
  await cast.room.shoot(page, 'draw-without-cards', true);
  await director.press(/^Draw the /);
  return shootDrawn(cast, page, await cast.room.until('a drawn round', ({ open }) => open !== ''));
}

async function shootDrawn({ room, ...cast }: Directors & Watching, page: Page, board: Board): Promise<Board> {
  const { number, name } = opened(board);
  await page.getByRole('button', { name: 'Print' }).waitFor();
  await room.shoot(page, `draw-round-${number}`, true);
  await shootWatching(room, cast, `drawn-round-${number}`);
  room.say(`${name}: drawn`);
  return board;
}
