import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setLogLevel } from 'firebase/firestore/lite';
import { randomFrom } from '../../sample/random.ts';
import { writeDocuments } from '../../scripts/firestoreRest.ts';
import { run, UserError } from '../../scripts/userError.ts';
import { stageOf } from '../../src/domain/night/board/board.ts';
import { anEvent } from '../../tests/support/documents/events.ts';
import type { Cast } from '../evening/cast.ts';
import { closeRound } from '../evening/close.ts';
import { Director } from '../evening/director.ts';
import { draw, showCards } from '../evening/draw.ts';
import { publish } from '../evening/ending.ts';
import { EVENT } from '../evening/people.ts';
import { Dealer, join as joinCrew, opened } from '../evening/phones.ts';
import { PHONE, Room } from '../evening/room.ts';
import { playWave, startWave } from '../evening/wave.ts';
import { withBuiltSite } from '../parts/withBuiltSite.ts';
import { withChromium } from '../parts/withChromium.ts';
import { cancel, type Guest, signUpAll, take } from './guests.ts';
import { Truth } from './truth.ts';

const SPOTS = 56;
const HOUR = 3_600_000;

/**
 * `npm run bench -- sign-ups /tmp/sign-ups`: the night of 60 people who sign up on the site for 56 spots, in
 * real browsers, from the sheet to the picture: four wait, two cancel, one sleeps and is let in at the door,
 * the tables are drawn, played and published. After every step each of the 60 tickets is opened and must say
 * what is stored of its person; at the end no public document may name anybody, a ticket or a key.
 */
await run(async () => {
  const [target = '', how = ''] = process.argv.slice(2);
  if (!target) throw new UserError('Usage: npm run bench -- sign-ups FOLDER [blind]');
  const folder = resolve(target);
  mkdirSync(folder, { recursive: true });
  await withChromium((browser) =>
    withBuiltSite(async (site) => {
      setLogLevel('silent');
      const room = new Room(browser, site, folder, how === 'blind');
      try {
        await night(room, folder);
      } catch (error) {
        await room.shootAll('failed');
        throw error;
      } finally {
        await room.leave();
      }
    }),
  );
});

async function night(room: Room, folder: string): Promise<void> {
  await writeDocuments(
    room.owner,
    Object.entries(
      anEvent(EVENT, {
        title: 'Boiler Room Blackjack',
        date: room.day,
        time: '21:00',
        sortDate: `${room.day}T21:00`,
        status: 'upcoming',
        registration: 'site',
        signUp: { open: true, closesAt: 0 },
        currentParticipants: 0,
        maxParticipants: SPOTS,
        googleFormUrl: null,
      }),
    )
      .filter(([path]) => !path.includes('/participants/'))
      .map(([path, { googleFormUrl: _, ...fields }]) => ({ path, fields })),
  );
  const guests = await signUpAll(room, SPOTS + 4);
  const truth = await Truth.of(room, guests);
  await truth.holds('60 have signed up');

  const [tenth, twentieth] = [guests[9], guests[19]];
  const [sleeper, second, third] = guests.slice(SPOTS);
  if (!tenth || !twentieth || !sleeper || !second || !third) throw new Error('Too few guests.');
  await cancel(room, tenth);
  await cancel(room, twentieth);
  await truth.holds('two have canceled');
  await take(room, second);
  await truth.holds('the second in line took a spot');
  await sixHoursPass(room);
  await truth.holds('six hours later');
  await take(room, third);
  await truth.holds('the third took the other one');

  const director = await Director.enter(room, 'admin', 'Dana Host');
  await letInAtDoor(room, director, sleeper);
  await truth.holds('the one who slept was let in');
  await checkIn(room, guests);
  const cast = await closeAndDraw(room, director, truth);
  for (;;) {
    const { waves } = opened(await room.board());
    const dealer = new Dealer(await room.board(), [], cast.random);
    for (const [at] of waves.entries()) {
      await startWave(cast, director, at + 1);
      await playWave(cast, dealer, at + 1);
    }
    await truth.holds('a round is counted');
    await closeRound(cast, director);
    await truth.holds('a round is closed');
    if (stageOf(await room.board()) === 'done') break;
    await showCards(cast, 'QC 9D 4H');
    await draw(cast, director);
    await truth.holds('the next tables are drawn');
  }
  await publish(cast);
  await truth.holds('the results are published');
  await truth.picture(join(folder, 'picture.png'));
  await truth.namesNobody();
}

/** Six hours for the server, whose clock nobody here can move: the moment of the call is six hours older. */
async function sixHoursPass(room: Room): Promise<void> {
  const calledAt = new Date(Date.now() - 6 * HOUR - 60_000);
  await writeDocuments(room.owner, [
    { path: `events/${EVENT}`, fields: { line: { calledAt } }, only: ['line.calledAt'] },
  ]);
}

/** The door is full, and somebody who waited comes: the host lets them in by a phone of the crew. */
async function letInAtDoor(room: Room, director: Director, guest: Guest): Promise<void> {
  const { page } = director;
  await director.open('/crew');
  await director.press('New pass');
  await page.getByLabel('The door').check();
  await page.getByLabel('The tables').check();
  await director.press('Make pass');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Link copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const phone = await room.open(PHONE);
  await phone.goto(link);
  await phone.getByLabel('Your name').fill('Kim');
  await phone.getByRole('button', { name: 'Join the crew' }).tap();
  await phone.getByText('Door', { exact: true }).tap();
  await phone.getByRole('searchbox').fill(guest.name);
  await room.shoot(phone, 'door-waits');
  await phone
    .getByRole('button', { name: /Let.*in/ })
    .first()
    .tap();
  const question = phone.getByRole('dialog');
  await question.waitFor();
  await room.shoot(phone, 'door-let-in');
  await question.getByRole('button', { name: 'Let in' }).tap();
  await question.waitFor({ state: 'detached' });
  await room.shoot(phone, 'door-is-in');
  await room.close(phone);
  room.say(`${guest.name} was let in at the door`);
}

/** Everybody on the list comes, as if they were scanned at another door. */
async function checkIn(room: Room, guests: readonly Guest[]): Promise<void> {
  const truth = await Truth.of(room, guests);
  const here = await truth.onList();
  const fields = { checkedIn: true, checkedInAt: new Date(), checkedInBy: '' };
  await writeDocuments(
    room.owner,
    here.map((id) => ({ path: `events/${EVENT}/participants/${id}`, fields, only: Object.keys(fields) })),
  );
}

async function closeAndDraw(room: Room, director: Director, truth: Truth): Promise<Cast> {
  const { page } = director;
  await director.open('/tables');
  await page.getByText(/^Ends about/).waitFor();
  await director.follow('Next: close the list');
  await page.getByRole('button', { name: /^Close the list with/ }).waitFor();
  await room.shoot(page, 'close-the-list', true);
  await director.press(/^Close the list with/);
  await director.sayName();
  await room.until('a promise', (board) => board.promise !== null);
  await truth.holds('the list is closed');
  const tv = await room.open({ viewport: { width: 1920, height: 1080 } });
  await tv.goto(`${room.origin}/e/${EVENT}/tv`);
  const watching = { winner: tv, hidden: tv, tv, numbers: { winner: 1, hidden: 2 } };
  const directors = { room, first: director, second: director };
  await showCards({ ...directors, ...watching }, '7s kd 2c');
  await draw({ ...directors, ...watching }, director);
  await truth.holds('the tables are drawn');
  const key = await passOf(director);
  const helpers = [
    await joinCrew(room.ports.firestore, key, 1),
    await joinCrew(room.ports.firestore, key, 2),
  ];
  return { ...directors, ...watching, helpers, kim: tv, lou: tv, random: randomFrom(56) };
}

/** Returns the key of the crew's pass, for the phones that count without their screens. */
async function passOf(director: Director): Promise<string> {
  await director.open('/crew');
  await director.press('Copy link');
  await director.page.getByText('Link copied').waitFor();
  const link = await director.page.evaluate(() => navigator.clipboard.readText());
  return link.split('#')[1] ?? '';
}
