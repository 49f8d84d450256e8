import type { Page } from '@playwright/test';
import type { Watching } from './cast.ts';
import { EVENT, HIDDEN, nameAt } from './people.ts';
import { PHONE, type Room } from './room.ts';

/** Opens the phones of two players, who find their numbers, and the TV; before the draw. */
export async function openWatching(room: Room): Promise<Watching> {
  const { people } = await room.board();
  const numberOf = (name: string) => [...people].find(([, { shown }]) => shown === name)?.[0] ?? 0;
  const numbers = { winner: numberOf(nameAt(0)), hidden: numberOf(HIDDEN.name) };
  const winner = await findMe(room, 'ann ad', numbers.winner);
  const hidden = await findMe(room, 'quix', numbers.hidden);
  const tv = await room.open({ viewport: { width: 1920, height: 1080 } });
  await tv.goto(`${room.origin}/e/${EVENT}/tv`);
  await tv.getByRole('heading', { level: 1, name: 'Boiler Room Blackjack' }).waitFor();
  await room.shoot(tv, 'tv-closed');
  return { winner, hidden, tv, numbers };
}

async function findMe(room: Room, typed: string, no: number): Promise<Page> {
  const phone = await room.open(PHONE);
  await phone.goto(`${room.origin}/e/${EVENT}/live`);
  await phone.getByRole('searchbox', { name: 'Find your name or number' }).fill(typed);
  await room.shoot(phone, 'live-find-me');
  await phone.getByRole('button', { name: new RegExp(`^#${no} `) }).tap();
  await phone.getByText(`You're number ${no}`).waitFor();
  return phone;
}

/** Keeps pictures of what the players and the room see now. */
export async function shootWatching(
  room: Room,
  { winner, hidden, tv }: Watching,
  when: string,
): Promise<void> {
  for (const [who, page] of Object.entries({ winner, hidden, tv })) {
    await room.look(page);
    await room.shoot(page, `${who === 'tv' ? 'tv' : `live-${who}`}-${when}`);
  }
}
