import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { setLogLevel } from 'firebase/firestore/lite';
import { randomFrom } from '../sample/random.ts';
import { emulatorDatabase, writeDocuments } from '../scripts/firestoreRest.ts';
import { DEMO_PROJECT } from '../scripts/project.ts';
import { run, UserError } from '../scripts/userError.ts';
import { type Board, type BoardTable, stageOf } from '../src/domain/night/board/board.ts';
import { isFinal, nightPlaces } from '../src/domain/night/counts/roundStanding.ts';
import { tableMinutes } from '../src/domain/night/format/nightLength.ts';
import { choose, joinCrew, sendTyped, type } from './evening/captain.ts';
import { EveningClock } from './evening/clock.ts';
import { Director } from './evening/console.ts';
import { EVENT, nameAt, PLAYERS, participant, theEvent } from './evening/people.ts';
import { boardNow, type Counts, Dealer, databaseAs, opened, send, tiedAtLine } from './evening/phones.ts';
import { type BuiltSite, withBuiltSite } from './parts/withBuiltSite.ts';
import { withChromium } from './parts/withChromium.ts';

const MINUTE = 60_000;
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};
const AT_THE_DOOR = 6;

/**
 * `npm run bench -- evening /tmp/evening`: plays the evening of 96 people on 6 real tables as its people would,
 * the director at the console, two captains and two players on phones, a TV, from the door to the champion, and
 * writes a picture of everything they see. The clock of the evening jumps from count to count. Phones without a
 * picture write the same slips and counts under the same rules.
 */
await run(async () => {
  const [target = ''] = process.argv.slice(2);
  if (!target) throw new UserError('Usage: npm run bench -- evening FOLDER');
  const folder = resolve(target);
  mkdirSync(folder, { recursive: true });
  await withChromium((browser) => withBuiltSite((site) => evening(browser, site, folder)));
});

async function evening(browser: Browser, { origin, ports }: BuiltSite, folder: string): Promise<void> {
  const started = performance.now();
  const say = (words: string) =>
    console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${words}`);
  // A refusal is part of the evening; the SDK would print it.
  setLogLevel('silent');
  const owner = emulatorDatabase(ports.firestore, DEMO_PROJECT);
  const clock = new EveningClock();
  // A zone in which it is about half past six.
  const offset = 18 - new Date().getUTCHours();
  const timezoneId = `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
  const day = new Date(Date.now() + offset * 60 * MINUTE).toISOString().slice(0, 10);
  let pictures = 0;

  async function shoot(page: Page, name: string, fullPage = true): Promise<void> {
    pictures += 1;
    const path = join(folder, `${String(pictures).padStart(2, '0')}-${name}.png`);
    if (fullPage) await page.evaluate('scrollTo(0, 0)');
    await page.screenshot({ path, fullPage, animations: 'disabled' });
  }
  async function open(options: BrowserContextOptions): Promise<Page> {
    const context = await browser.newContext({ timezoneId, locale: 'en-US', ...options });
    context.setDefaultTimeout(20_000);
    await clock.join(context);
    const page = await context.newPage();
    page.on('pageerror', (error) => say(`ERROR on ${new URL(page.url()).pathname}: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') say(`console of ${new URL(page.url()).pathname}: ${message.text()}`);
    });
    return page;
  }
  /** A page of spectators that is looked at again asks at once. */
  async function look(page: Page): Promise<void> {
    await seen(page, false);
    await Promise.all([page.waitForResponse(/documents:batchGet/), seen(page, true)]);
    await page.waitForTimeout(300);
  }

  const seen = (page: Page, isSeen: boolean) =>
    page.evaluate(`
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => ${!isSeen} });
      document.dispatchEvent(new Event('visibilitychange'));
    `);

  await writeDocuments(owner, theEvent(day));
  const staff = databaseAs(ports.firestore, 'bench-staff', {
    level: 'super',
    auth_time: Math.floor(Date.now() / 1000),
  });
  const now = () => boardNow(staff);

  // The door.
  const page = await open({
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  const director = new Director(page, clock, origin);
  await director.open('/participants');
  for (let at = 0; at < AT_THE_DOOR; at += 1) {
    const row = page.getByRole('listitem', { name: nameAt(at), exact: true });
    await page.getByRole('searchbox').fill('');
    await page.keyboard.type(nameAt(at), { delay: 80 });
    await row.waitFor();
    await page.keyboard.press('Enter');
    await row.and(page.locator(':has([aria-pressed="true"])')).waitFor();
  }
  await page.getByRole('searchbox').fill('');
  await shoot(page, 'door', false);
  const rest = Array.from({ length: PLAYERS - AT_THE_DOOR }, (_, at) => participant(at + AT_THE_DOOR, true));
  await writeDocuments(owner, rest);
  say('the door: 6 by the page, 90 by data');

  // The plan.
  await director.open('/tables');
  await page.getByText(`${PLAYERS} here · ${PLAYERS + 1} expected`).waitFor();
  await page.getByRole('button', { name: `Use the ${PLAYERS} here` }).click();
  await page.getByLabel('Real tables').fill('6');
  await page.getByLabel('Starts').fill(`${day}T19:00`);
  await page.getByLabel('Should end by').fill('22:00');
  await page.getByText(/^Ends about/).waitFor();
  await shoot(page, 'plan');
  await director.press('Save plan');
  await director.follow('Next: close the list');
  await page.getByRole('button', { name: `Close the list with ${PLAYERS}` }).waitFor();
  await shoot(page, 'close-the-list');
  await director.press(`Close the list with ${PLAYERS}`);
  await page.getByText(`The list is closed with ${PLAYERS} players.`).waitFor();
  await shoot(page, 'closed-list');
  director.pressed();

  // Players see their number before the draw.
  const winner = await open(PHONE);
  const closed = await now();
  const numberOf = (shown: string) => [...closed.people].find(([, one]) => one.shown === shown)?.[0] ?? 0;
  const champion = numberOf(nameAt(0));
  await winner.goto(`${origin}/e/${EVENT}/live`);
  await winner.getByRole('searchbox', { name: 'Find your name or number' }).fill('ann ad');
  await shoot(winner, 'live-find-me', false);
  await winner.getByRole('button', { name: new RegExp(`^#${champion} `) }).tap();
  await winner.getByText(`You're number ${champion}`).waitFor();
  await shoot(winner, 'live-before-draw', false);
  const tv = await open({ viewport: { width: 1920, height: 1080 } });
  await tv.goto(`${origin}/e/${EVENT}/tv`);
  await tv.getByRole('heading', { level: 1, name: 'Boiler Room Blackjack' }).waitFor();
  await shoot(tv, 'tv-closed', false);

  // The draw.
  await page.getByLabel('Three cards').fill('7s kd 2c');
  await page.getByText('7♠ K♦ 2♣').waitFor();
  await shoot(page, 'cards');
  await director.press('Draw the tables');
  await page.getByRole('heading', { name: 'Round 1 is drawn' }).waitFor();
  say(`from the closed list to a published seating: ${director.pressed()} press, 8 keys for the cards`);
  await page.getByRole('button', { name: 'Print' }).waitFor();
  await shoot(page, 'draw');

  // Somebody comes late, somebody doesn't come.
  await writeDocuments(owner, [participant(PLAYERS, true)]);
  const late = nameAt(PLAYERS);
  await page.getByRole('button', { name: `Give a seat to ${late}` }).waitFor();
  await shoot(page, 'late-arrival', false);
  await director.press(`Give a seat to ${late}`);
  await page.getByRole('button', { name: new RegExp(`^Seat \\d: ${late}$`) }).waitFor();
  say(`a late arrival has a seat: ${director.pressed()} press`);
  const absent = nameAt(40);
  await director.press(new RegExp(`^Seat \\d: ${absent}$`));
  await shoot(page, 'seat-menu', false);
  await director.press('No-show');
  await page.getByText('The seat stays empty.', { exact: false }).waitFor();
  say(`a no-show: ${director.pressed()} presses`);
  // A seat moved by hand.
  await director.press(new RegExp(`^Seat \\d: ${nameAt(50)}$`));
  await director.press('Swap with…');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption({ index: 20 });
  await dialog.getByLabel('Reason').fill('Hears better near the front');
  await shoot(page, 'swap', false);
  await dialog.getByRole('button', { name: /^Swap/ }).click();
  await dialog.waitFor({ state: 'detached' });
  director.pressed();
  for (const paper of ['Seating by name', 'Seating by table', 'Table cards']) {
    await director.press('Print');
    await director.press(paper);
    await page.locator('body[data-printed]').waitFor();
    await page.emulateMedia({ media: 'print' });
    await shoot(page, `print-${paper.toLowerCase().replaceAll(' ', '-')}`);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => {
      document.body.removeAttribute('data-printed');
      dispatchEvent(new Event('afterprint'));
    });
  }

  // The crew.
  await director.open('/crew');
  await director.press('New pass');
  await page.getByLabel('The tables').check();
  await director.press('Make pass');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Link copied').waitFor();
  await shoot(page, 'pass', false);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const captains = [await open(PHONE), await open(PHONE)] as const;
  const [kim, lou] = captains;
  await joinCrew(kim, link, 'Kim');
  await joinCrew(lou, link, 'Lou');
  for (const captain of captains) await captain.getByRole('button', { name: 'Tables', exact: true }).tap();
  await kim.getByRole('heading', { name: 'Which table is yours?' }).waitFor();
  await shoot(kim, 'captain-tables', false);
  const key = link.split('#')[1] ?? '';
  const phones = ['bench-phone-of-table-crew-1', 'bench-phone-of-table-crew-2'].map((uid) => ({
    uid,
    database: databaseAs(ports.firestore, uid, { firebase: { sign_in_provider: 'anonymous' } }),
  }));
  const moment = new Date();
  await writeDocuments(
    owner,
    phones.map(({ uid }, at) => ({
      path: `events/${EVENT}/crew/${uid}`,
      fields: { pass: key, name: `Helper ${at + 1}`, removed: false, joinedAt: moment, seenAt: moment },
    })),
  );
  say('two captains joined with the link of the pass');

  const drawn = await until((one) => one.gone.size > 0);
  await look(winner);
  await shoot(winner, 'live-drawn', false);
  await look(tv);
  await shoot(tv, 'tv-seating', false);
  const random = randomFrom(96);
  let loser: Page | null = null;

  for (let at = 0; stageOf(await now()) !== 'done'; at += 1) {
    const isFirst = at === 0;
    if (!isFirst) await drawNext();
    const board = await now();
    const dealer = new Dealer(board, [champion], random);
    const { round } = dealer;
    await director.stay();
    await director.open('/tables/night');
    if (isFirst) await shoot(page, 'night-before');
    for (const [index, { startsAt }] of round.waves.entries()) {
      await clock.to(startsAt);
      await director.stay();
      const isAlone = round.waves.length === 1;
      await director.press(isAlone ? /^Start / : `Start wave ${index + 1}`);
      const begun = await until((one) => opened(one).wave === index + 1);
      await playWave(begun, dealer, index + 1, isFirst);
    }
    await director.stay();
    await closeRound(dealer.round.name, isFinal(round));
  }

  async function until(isSo: (board: Board) => boolean): Promise<Board> {
    for (let tries = 0; tries < 200; tries += 1) {
      const board = await now();
      if (isSo(board)) return board;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error('The board never became so.');
  }

  function phoneOf(at: number) {
    const phone = phones[at % phones.length];
    if (!phone) throw new Error('There are no phones.');
    return phone;
  }

  async function drawNext(): Promise<void> {
    await director.open('/tables/draw');
    await page.getByLabel('Three cards').fill('AS 10H 3D');
    await director.press(/^Draw the (tables|final table)/);
    await page.getByRole('button', { name: 'Print' }).waitFor();
    const { number } = opened(await until((one) => one.open !== ''));
    await shoot(page, `draw-round-${number}`);
    await look(winner);
    await shoot(winner, `live-drawn-round-${number}`, false);
    await look(tv);
    await shoot(tv, `tv-seating-round-${number}`, false);
    say(`round ${number} is drawn`);
  }

  async function playWave(begun: Board, dealer: Dealer, wave: number, isFirst: boolean): Promise<void> {
    const round = opened(begun);
    const tables = round.tables.filter((table) => table.wave === wave);
    const startedAt = round.waves[wave - 1]?.startedAt ?? 0;
    const [mine, other] = tables;
    const isShown = isFirst && wave === 1;
    if (isShown && mine && other) await beginShown(mine, other);
    for (const hand of dealer.hands) {
      for (const [at, table] of tables.entries()) {
        const rule = { ...round.rule, length: { hands: hand } };
        const minutes = tableMinutes(table.seats.length, rule, begun.plan.pace);
        const due = startedAt + Math.round(minutes * MINUTE) + at * 20_000;
        await clock.to(due);
        const board = await now();
        let counts = dealer.countsAt(board, table, hand);
        const isLast = hand === dealer.hands.at(-1);
        if (isFirst && wave === 1 && table === mine && isLast) counts = tiedAtLine(counts);
        if (isShown && table === mine) await countShown(kim, table, hand, counts);
        else if (isShown && table === other) await countOffline(lou, table, hand, counts);
        else
          await send(phoneOf(at), board, {
            round: round.key,
            table: table.key,
            counts,
            at: clock.now(),
          });
      }
      if (isShown) await afterHand(hand, tables);
    }
    if (wave === round.waves.length || isFirst) await shots(round.number, wave);
    say(`round ${round.number}, wave ${wave}: ${tables.length} tables are counted`);
  }

  async function beginShown(mine: BoardTable, other: BoardTable): Promise<void> {
    await choose(kim, mine);
    await choose(lou, other);
    await kim.getByText(/^Hand 1$/).waitFor();
    await shoot(kim, 'captain-table', false);
    await director.stay();
    await shoot(page, 'night-playing');
    // Somebody at this table will be out in the first round.
    const no = mine.seats.find((one) => one > 0 && one !== champion && !drawn.gone.has(one)) ?? 0;
    loser = await open(PHONE);
    await loser.goto(`${origin}/e/${EVENT}/live#${no}`);
    await loser.getByRole('heading', { name: /^My table/ }).waitFor();
    await shoot(loser, 'live-playing', false);
    await look(tv);
    await shoot(tv, 'tv-playing', false);
  }

  async function countShown(phone: Page, table: BoardTable, hand: number, counts: Counts): Promise<void> {
    const from = performance.now();
    const taps = await type(phone, `Count after hand ${hand}`, counts);
    const seats = Object.keys(counts).length;
    say(
      `table ${table.number} after hand ${hand}: ${seats} seats typed in ${taps} taps, ${((performance.now() - from) / 1000).toFixed(1)} s`,
    );
    await shoot(phone, `captain-counting-${hand}`, false);
    await sendTyped(phone);
    await phone.getByText(/^Sent \d+:\d\d [AP]M$/).waitFor();
    await shoot(phone, `captain-sent-${hand}`, false);
  }

  async function countOffline(phone: Page, table: BoardTable, hand: number, counts: Counts): Promise<void> {
    if (hand !== dealerHands()[1]) return countShown(phone, table, hand, counts);
    await phone.context().setOffline(true);
    await type(phone, `Count after hand ${hand}`, counts);
    await sendTyped(phone);
    await phone.getByText('Saved here, not sent yet').waitFor();
    await shoot(phone, 'captain-offline-saved', false);
    await phone.context().setOffline(false);
    await phone.getByText(/^Sent \d+:\d\d [AP]M$/).waitFor();
    return undefined;
  }

  function dealerHands(): readonly number[] {
    return [6, 12, 18];
  }

  async function afterHand(hand: number, tables: readonly BoardTable[]): Promise<void> {
    const [mine] = tables;
    if (!mine) return;
    if (hand === dealerHands()[0]) await contradict(mine, hand);
    if (hand === dealerHands()[1]) await leaders();
    if (hand === dealerHands().at(-1)) await playOff(mine);
  }

  /** Another phone says something else about a seat that Kim has counted; the director decides. */
  async function contradict(table: BoardTable, hand: number): Promise<void> {
    const board = await until((one) => (one.counts.r1?.[table.key]?.seats ?? {}) !== undefined);
    const stands = board.counts.r1?.[table.key]?.seats ?? {};
    const [seat, count] = Object.entries(stands).find(([, one]) => !one.out) ?? [];
    if (!seat || !count) throw new Error('Nobody is counted.');
    const counts = { [seat]: { ...count, chips: count.chips + 1000 } };
    await send(phoneOf(1), board, {
      round: 'r1',
      table: table.key,
      counts,
      at: clock.now() + 1000,
      seen: {},
    });
    await director.stay();
    await page.getByRole('heading', { name: 'To decide (1)' }).waitFor();
    await shoot(page, 'to-decide');
    await page.getByRole('button', { name: /^This is right ?: Kim/ }).click();
    await page.getByRole('heading', { name: 'To decide (1)' }).waitFor({ state: 'detached' });
    say(`a contradiction after hand ${hand} is decided`);
  }

  async function playOff(table: BoardTable): Promise<void> {
    await director.stay();
    await page
      .getByText(/needs a play-off/)
      .first()
      .waitFor();
    await shoot(page, 'to-decide-tie');
    await kim.getByRole('button', { name: 'Count the play-off' }).waitFor();
    await shoot(kim, 'captain-play-off', false);
    await kim.getByRole('button', { name: 'Count the play-off' }).tap();
    const fields = kim.getByRole('textbox', { name: /^Seat/ });
    await fields.first().waitFor();
    for (const [at, chips] of ['450', '300'].entries()) {
      if (at > 0) await kim.getByRole('button', { name: 'Next', exact: true }).tap();
      for (const digit of chips) await kim.getByRole('button', { name: digit, exact: true }).tap();
    }
    await shoot(kim, 'captain-play-off-typed', false);
    await sendTyped(kim);
    await kim.getByText(/is done\./).waitFor();
    await shoot(kim, 'captain-done', false);
    await page
      .getByText(/needs a play-off/)
      .first()
      .waitFor({ state: 'detached' });
    say(`the tie at table ${table.number} is played off`);
  }

  async function shots(number: number, wave: number): Promise<void> {
    await director.stay();
    await shoot(page, `night-r${number}-w${wave}`);
    await look(winner);
    await shoot(winner, `live-r${number}-w${wave}`, false);
    if (loser) {
      await look(loser);
      await shoot(loser, `live-other-r${number}-w${wave}`, false);
    }
    await look(tv);
    await shoot(tv, `tv-r${number}-w${wave}`, false);
  }

  /** Turns the pages of the TV up to the stacks across all tables. */
  async function leaders(): Promise<void> {
    await look(tv);
    await shoot(tv, 'tv-counted', false);
    const title = tv.getByRole('heading', { name: 'Most chips' });
    for (let pages = 0; pages < 8 && !(await title.isVisible()); pages += 1)
      await tv.keyboard.press('ArrowRight');
    await shoot(tv, 'tv-leaders', false);
  }

  async function closeRound(name: string, isOver: boolean): Promise<void> {
    await director.press(isOver ? 'Close the final table' : 'Close round');
    await page.getByRole('dialog').waitFor();
    await shoot(page, `close-${name.toLowerCase().replaceAll(' ', '-')}`, false);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Close (round|the final table)$/ })
      .click();
    const board = await until((one) => one.open === '');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await look(winner);
    await shoot(winner, `live-after-${name.toLowerCase().replaceAll(' ', '-')}`, false);
    await look(tv);
    await shoot(tv, `tv-after-${name.toLowerCase().replaceAll(' ', '-')}`, false);
    if (loser && board.rounds.length === 1) {
      await look(loser);
      await shoot(loser, 'live-out', false);
    }
    const through = board.rounds.at(-1)?.through.length ?? 0;
    say(isOver ? 'the final table is closed' : `${name}, closed: ${through} go on`);
  }

  // The champion.
  const over = await now();
  const places = nightPlaces(over);
  const won = places.find(({ place }) => place === 1)?.no ?? 0;
  await director.stay();
  await director.open('/tables/result');
  await page.getByText('Champion', { exact: false }).first().waitFor();
  await shoot(page, 'places');
  await director.open('/tables/log');
  await page.waitForTimeout(500);
  await shoot(page, 'log');
  await shoot(winner, 'live-champion');
  await shoot(kim, 'captain-over', false);
  await winner.goto(`${origin}/e/${EVENT}/live/draw`);
  await winner.getByRole('button', { name: 'Check it here' }).tap();
  await winner.getByText('Round 1: The same.').waitFor();
  await shoot(winner, 'draw-checked');
  await winner.goto(`${origin}/e/${EVENT}`);
  await winner.getByRole('heading', { level: 1 }).waitFor();
  await shoot(winner, 'event-page', false);
  for (const context of browser.contexts()) await context.close();
  say(
    `#${won} ${over.people.get(won)?.shown} won; ${places.length} places; ${pictures} pictures in ${folder}`,
  );
}
