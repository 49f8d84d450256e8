import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Firestore } from 'firebase/firestore/lite';
import { type Database, emulatorDatabase } from '../../scripts/firestoreRest.ts';
import { DEMO_PROJECT } from '../../scripts/project.ts';
import type { Board } from '../../src/domain/night/board/board.ts';
import type { BuiltSite } from '../parts/withBuiltSite.ts';
import { EveningClock } from './clock.ts';
import { boardNow, databaseAs } from './phones.ts';

/** A phone of the evening: a captain's, or a player's. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

const HOUR = 3_600_000;

/** The room in which the evening happens: its browsers, its clock, its log and its pictures. */
export class Room {
  readonly clock = new EveningClock();
  readonly origin: string;
  readonly ports: BuiltSite['ports'];
  /** The database without its rules, for the list as an import leaves it. */
  readonly owner: Database;
  /** The day of the evening, in a zone in which it is about half past six. */
  readonly day: string;
  readonly #zone: string;
  readonly #browser: Browser;
  readonly #folder: string;
  readonly #anyone: Firestore;
  readonly #started = performance.now();
  #pictures = 0;

  readonly #isBlind: boolean;

  /** `isBlind`: without pictures, which take a third of the time. */
  constructor(browser: Browser, { origin, ports }: BuiltSite, folder: string, isBlind: boolean) {
    this.#isBlind = isBlind;
    this.#browser = browser;
    this.#folder = folder;
    this.origin = origin;
    this.ports = ports;
    this.owner = emulatorDatabase(ports.firestore, DEMO_PROJECT);
    this.#anyone = databaseAs(ports.firestore, 'anyone', null);
    const offset = 18 - new Date().getUTCHours();
    this.#zone = `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
    this.day = new Date(Date.now() + offset * HOUR).toISOString().slice(0, 10);
  }

  /** Prints a line with the seconds since the beginning. */
  say(words: string): void {
    console.log(`${((performance.now() - this.#started) / 1000).toFixed(0).padStart(4)} s  ${words}`);
  }

  /** Keeps a picture of a page; `whole`: down to its end. */
  async shoot(page: Page, name: string, whole = false): Promise<void> {
    if (this.#isBlind && !name.startsWith('failed')) return;
    this.#pictures += 1;
    const path = join(this.#folder, `${String(this.#pictures).padStart(3, '0')}-${name}.png`);
    if (whole) await page.evaluate('scrollTo(0, 0)');
    await page.screenshot({ path, fullPage: whole, animations: 'disabled' });
  }

  get pictures(): number {
    return this.#pictures;
  }

  /** Opens a browser of somebody, which has the clock of the evening. */
  async open(options: BrowserContextOptions): Promise<Page> {
    const context = await this.#browser.newContext({ timezoneId: this.#zone, locale: 'en-US', ...options });
    context.setDefaultTimeout(60_000);
    await this.clock.join(context);
    const page = await context.newPage();
    const where = () => new URL(page.url()).pathname;
    page.on('pageerror', (error) => this.say(`ERROR on ${where()}: ${error.message}`));
    page.on('console', (message) => {
      // A phone is without a network now and then, and says so often.
      const isExpected = message.text().includes('ERR_INTERNET_DISCONNECTED');
      if (message.type() === 'error' && !isExpected) this.say(`console of ${where()}: ${message.text()}`);
    });
    return page;
  }

  /** Closes a browser whose page may still be asking. */
  async close(page: Page): Promise<void> {
    await page.context().unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
  }

  /** Keeps a picture of every open page. */
  async shootAll(name: string): Promise<void> {
    const pages = this.#browser.contexts().flatMap((context) => context.pages());
    for (const page of pages)
      await this.shoot(page, `${name}-${new URL(page.url()).pathname.slice(1).replaceAll('/', '-')}`).catch(
        () => {},
      );
  }

  /** Closes every page, before the site is gone that they follow. */
  async leave(): Promise<void> {
    for (const context of this.#browser.contexts()) await context.close();
  }

  /** Makes a page of spectators ask at once, as one that is looked at again. */
  async look(page: Page): Promise<void> {
    await seen(page, false);
    await Promise.all([page.waitForResponse(/documents:batchGet/), seen(page, true)]);
    await page.waitForTimeout(300);
  }

  /** Returns the public board as it stands. */
  board(): Promise<Board> {
    return boardNow(this.#anyone);
  }

  /** Returns the board once it is so; `what`: what is waited for. */
  async until(what: string, isSo: (board: Board) => boolean): Promise<Board> {
    for (let tries = 0; tries < 200; tries += 1) {
      const board = await this.board();
      if (isSo(board)) return board;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error(`The board never said: ${what}.`);
  }
}

const seen = (page: Page, isSeen: boolean) =>
  page.evaluate(`
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => ${!isSeen} });
    document.dispatchEvent(new Event('visibilitychange'));
  `);
