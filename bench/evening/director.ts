import type { Locator, Page } from '@playwright/test';
import type { Who } from '../../scripts/accounts/accounts.ts';
import { SAMPLE_ACCOUNTS } from '../../scripts/accounts/sampleAccounts.ts';
import { EVENT } from './people.ts';
import type { Room } from './room.ts';

const MINUTE = 60_000;

/** A director at the console: opens its pages, and enters the password when the session is over. */
export class Director {
  readonly page: Page;
  readonly name: string;
  readonly #room: Room;
  readonly #who: Who;
  #presses = 0;
  #signedInAt = Number.NEGATIVE_INFINITY;

  private constructor(room: Room, page: Page, who: Who, name: string) {
    this.#room = room;
    this.page = page;
    this.#who = who;
    this.name = name;
  }

  /** Opens the browser of a director, who signs in when they open a page. */
  static async enter(room: Room, who: Who, name: string): Promise<Director> {
    const page = await room.open({
      viewport: { width: 1280, height: 800 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    return new Director(room, page, who, name);
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Opens a page of the event. */
  open(path: string): Promise<void> {
    return this.go(`/admin/events/${EVENT}${path}`);
  }

  /** Opens a page of the console; with the password anew when the half hour of a session is nearly over. */
  async go(path: string): Promise<void> {
    if (this.#isEnding()) await this.#leave();
    const to = this.#room.origin + path;
    // A page whose session has just ended leaves by itself, which stops the first way.
    const go = () => this.page.goto(to);
    await go().catch(() => go().catch(go));
    const password = this.page.getByLabel('Password', { exact: true });
    const inside = this.page.getByRole('navigation').first();
    await password.or(inside).first().waitFor();
    if (!(await password.isVisible())) return;
    await password.fill(SAMPLE_ACCOUNTS[this.#who].password);
    await this.page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await password.waitFor({ state: 'detached' });
    this.#signedInAt = this.#room.clock.now();
  }

  /** Opens the page again with the password, when the session is nearly over. */
  async stay(): Promise<void> {
    if (!this.#isEnding()) return;
    const { pathname, search } = new URL(this.page.url());
    await this.go(pathname + search);
  }

  /** Says who directs in this browser, which is asked once. */
  async sayName(): Promise<void> {
    await this.page.getByRole('dialog', { name: 'Your name' }).waitFor();
    await this.#room.shoot(this.page, 'who-is-directing');
    await this.dialog.getByRole('combobox', { name: 'Your name' }).fill(this.name);
    await this.press('Save');
  }

  /** Presses a button once the act before is confirmed: until then it is busy and does nothing. */
  async press(name: string | RegExp, within: Page | Locator = this.page): Promise<void> {
    this.#presses += 1;
    const button = within.getByRole('button', { name }).and(this.page.locator(':not([aria-busy="true"])'));
    await button.first().click();
  }

  async follow(name: string | RegExp): Promise<void> {
    this.#presses += 1;
    await this.page.getByRole('link', { name }).first().click();
  }

  /** Reads how often something was pressed, and begins anew. */
  pressed(): number {
    const presses = this.#presses;
    this.#presses = 0;
    return presses;
  }

  #isEnding(): boolean {
    return this.#room.clock.now() - this.#signedInAt > 25 * MINUTE;
  }

  async #leave(): Promise<void> {
    if (this.#signedInAt > 0) await this.page.evaluate(() => localStorage.removeItem('staff-session'));
  }
}
