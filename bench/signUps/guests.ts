import { EVENT } from '../evening/people.ts';
import { PHONE, type Room } from '../evening/room.ts';

/** Somebody who signs up, and the key of their ticket. */
export type Guest = { name: string; first: string; key: string };

const firsts = ['Ann', 'Bo', 'Cy', 'Di', 'Eli', 'Fay', 'Gus', 'Hoa', 'Ida', 'Jo'];
const lasts = ['Lee', 'Diaz', 'Nguyễn', "O'Neill", 'Park', 'Stone'];

/** Everybody signs up on a phone of their own, in order; returns them with their tickets. */
export async function signUpAll(room: Room, count: number): Promise<Guest[]> {
  const guests: Guest[] = [];
  for (let at = 0; at < count; at += 1) {
    const first = firsts[at % firsts.length] ?? '';
    const name = `${first} ${lasts[Math.floor(at / firsts.length)] ?? ''}`;
    const page = await room.open(PHONE);
    await page.goto(`${room.origin}/e/${EVENT}`);
    const enter = page.getByRole('button', { name: /^(Enter|Join the waiting list)/ });
    await enter.first().tap();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Name', { exact: true }).fill(name);
    await sheet.getByLabel('Email').fill(`guest${at}@college.example`);
    await sheet.getByRole('checkbox').check();
    if (at % 20 === 0) await room.shoot(page, `sheet-${at + 1}`);
    await sheet.getByRole('button', { name: /^(Sign up|Join the waiting list)$/ }).tap();
    await page.waitForURL(/\/ticket#/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (at % 20 === 0 || at >= count - 4) await room.shoot(page, `ticket-${at + 1}`);
    guests.push({ name, first, key: page.url().split('#')[1] ?? '' });
    await room.close(page);
  }
  room.say(`${count} have signed up`);
  return guests;
}

/** Somebody gives their spot back on their ticket. */
export async function cancel(room: Room, guest: Guest): Promise<void> {
  const page = await ticketOf(room, guest);
  await page.getByRole('button', { name: "Can't come?" }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel my spot' }).tap();
  await page.getByRole('heading', { level: 1, name: 'You canceled' }).waitFor();
  await room.close(page);
  room.say(`${guest.name} has canceled`);
}

/** Somebody who waits takes the spot that is free. */
export async function take(room: Room, guest: Guest): Promise<void> {
  const page = await ticketOf(room, guest);
  await page.getByRole('heading', { name: /^A spot is free for you/ }).waitFor();
  await room.shoot(page, 'ticket-called');
  await page.getByRole('button', { name: 'Take it' }).tap();
  await page.getByRole('heading', { level: 1, name: "You're in" }).waitFor();
  await room.shoot(page, 'ticket-taken');
  await room.close(page);
  room.say(`${guest.name} took a spot`);
}

async function ticketOf(room: Room, { key }: Guest) {
  const page = await room.open(PHONE);
  await page.goto(`${room.origin}/e/${EVENT}/ticket#${key}`);
  return page;
}
