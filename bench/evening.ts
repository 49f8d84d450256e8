import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { setLogLevel } from 'firebase/firestore/lite';
import { randomFrom } from '../sample/random.ts';
import { writeDocuments } from '../scripts/firestoreRest.ts';
import { run, UserError } from '../scripts/userError.ts';
import type { Cast } from './evening/cast.ts';
import { check } from './evening/check/check.ts';
import { closeRound, leaveOutLate, playUnfinished } from './evening/close.ts';
import { takeOutOfSemiFinals } from './evening/correction.ts';
import { openCrew } from './evening/crew.ts';
import { Director } from './evening/director.ts';
import { openDoor } from './evening/door.ts';
import { draw, drawWithoutCards, showCards, showCardsByPhone } from './evening/draw.ts';
import { checkDraw, correctChampion, hideName, publish, waitForScreens } from './evening/ending.ts';
import { countBy, playFirstWave } from './evening/firstWave.ts';
import { theEvent } from './evening/people.ts';
import { Dealer } from './evening/phones.ts';
import { planAndClose } from './evening/plan.ts';
import { Room } from './evening/room.ts';
import { changeSeats, printAll } from './evening/seats.ts';
import { playSlowWave, startBesideSlow, startTogether } from './evening/slowTable.ts';
import { openWatching } from './evening/watching.ts';
import { playWave, startWave } from './evening/wave.ts';
import { withBuiltSite } from './parts/withBuiltSite.ts';
import { withChromium } from './parts/withChromium.ts';

/**
 * `npm run bench -- evening /tmp/evening`: plays the evening of 96 people on 6 real tables as its people
 * would: two directors at the console, two captains and three players on phones, a TV, from the door to a
 * champion who is corrected and hidden, with everything going wrong that does. Writes pictures of what they
 * see, with `blind` none. At its end board, places, results, season and every open screen must say what a
 * model says that was written apart.
 */
await run(async () => {
  const [target = '', how = ''] = process.argv.slice(2);
  if (!target) throw new UserError('Usage: npm run bench -- evening FOLDER [blind]');
  const folder = resolve(target);
  mkdirSync(folder, { recursive: true });
  await withChromium((browser) =>
    withBuiltSite((site) => evening(new Room(browser, site, folder, how === 'blind'), folder)),
  );
});

async function evening(room: Room, folder: string): Promise<void> {
  // A refusal is part of the evening; the SDK would print it.
  setLogLevel('silent');
  await writeDocuments(room.owner, theEvent(room.day));
  try {
    await play(room, folder);
  } catch (error) {
    await room.shootAll('failed');
    throw error;
  } finally {
    room.say(`${room.pictures} pictures in ${folder}`);
    await room.leave();
  }
}

async function play(room: Room, folder: string): Promise<void> {
  const cast = await gather(room);
  await firstRound(cast);
  await quarterFinals(cast);
  const left = await semiFinals(cast);
  await finalTable(cast);
  // A page that asks only when the results are published leads on to them.
  await room.look(left.page);
  await publish(cast);
  await checkDraw(cast);
  await correctChampion(cast);
  await hideName(cast);
  await waitForScreens(cast, left.page);
  await check(cast, left, folder);
}

/** From the door to the drawn tables, until everybody is there. */
async function gather(room: Room): Promise<Cast> {
  const first = await Director.enter(room, 'admin', 'Dana Host');
  const second = await Director.enter(room, 'staff', 'Sam Second');
  const directors = { room, first, second };
  await openDoor(directors);
  await planAndClose(directors);
  const watching = await openWatching(room);
  await showCards({ ...directors, ...watching }, '7s kd 2c');
  await draw({ ...directors, ...watching }, first);
  await changeSeats(directors);
  await printAll(directors);
  const crew = await openCrew(directors);
  return { ...directors, ...watching, ...crew, random: randomFrom(96) };
}

async function dealer({ room, numbers, random }: Cast): Promise<Dealer> {
  return new Dealer(await room.board(), [numbers.winner, numbers.hidden], random);
}

/** Three waves, in which everything happens that a director has to decide. */
async function firstRound(cast: Cast): Promise<void> {
  const played = await dealer(cast);
  await startWave(cast, cast.first, 1);
  await playFirstWave(cast, played);
  await startTogether(cast, 2);
  const slow = await playSlowWave(cast, played);
  await startBesideSlow(cast, played, slow);
  const unfinished = await playUnfinished(cast, played);
  await closeRound(cast, cast.first, unfinished);
  await leaveOutLate(cast);
}

/** Drawn with the cards that a captain typed; the second director's. */
async function quarterFinals(cast: Cast): Promise<void> {
  await showCardsByPhone(cast, 'AS 10H 3D');
  await draw(cast, cast.second);
  await startWave(cast, cast.second, 1);
  await playWave(cast, await dealer(cast), 1);
  await closeRound(cast, cast.second);
}

async function semiFinals(cast: Cast): ReturnType<typeof takeOutOfSemiFinals> {
  await showCards(cast, 'QC 9D 4H');
  await draw(cast, cast.first);
  const left = await takeOutOfSemiFinals(cast);
  await startWave(cast, cast.first, 1);
  await playWave(cast, await dealer(cast), 1);
  await closeRound(cast, cast.first);
  return left;
}

/** Drawn without cards; Kim counts its last hand. */
async function finalTable(cast: Cast): Promise<void> {
  await drawWithoutCards(cast, cast.first);
  await startWave(cast, cast.first, 1);
  await cast.kim.getByRole('button', { name: /^Table 1/ }).tap();
  await playWave(cast, await dealer(cast), 1, {
    count: async (hand) => {
      if (!hand.isLast) return hand.counts;
      await countBy(cast, cast.kim, hand);
      return 'done';
    },
  });
  await closeRound(cast, cast.first);
}
