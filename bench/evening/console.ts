import type { Page } from '@playwright/test';
import { SAMPLE_ACCOUNTS } from '../../scripts/accounts/sampleAccounts.ts';
import type { EveningClock } from './clock.ts';
import { EVENT } from './people.ts';

const MINUTE = 60_000;

/** The director at the console: opens its pages, and enters the password when the session is over. */
export class Director {
  /** How often something was pressed since the last `pressed` was read. */
  presses = 0;
  readonly page: Page;
  readonly #clock: EveningClock;
  readonly #origin: string;
  #signedInAt = Number.NEGATIVE_INFINITY;

  constructor(page: Page, clock: EveningClock, origin: string) {
    this.page = page;
    this.#clock = clock;
    this.#origin = origin;
  }

  /** Opens a page of the event. */
  async open(path: string): Promise<void> {
    await this.page.goto(`${this.#origin}/admin/events/${EVENT}${path}`);
    const password = this.page.getByLabel('Password', { exact: true });
    const inside = this.page.getByRole('navigation').first();
    await password.or(inside).first().waitFor();
    if (await password.isVisible()) {
      await password.fill(SAMPLE_ACCOUNTS.admin.password);
      await this.page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await password.waitFor({ state: 'detached' });
      this.#signedInAt = this.#clock.now();
    }
  }

  /** Opens the page again with the password, when the half hour of a session is nearly over. */
  async stay(): Promise<void> {
    if (this.#clock.now() - this.#signedInAt < 25 * MINUTE) return;
    await this.page.evaluate(() => {
      localStorage.removeItem('staff-session');
    });
    await this.open(new URL(this.page.url()).pathname.replace(`/admin/events/${EVENT}`, ''));
  }

  async press(name: string | RegExp): Promise<void> {
    this.presses += 1;
    await this.page.getByRole('button', { name }).first().click();
  }

  async follow(name: string | RegExp): Promise<void> {
    this.presses += 1;
    await this.page.getByRole('link', { name }).first().click();
  }

  /** Reads how often something was pressed, and begins anew. */
  pressed(): number {
    const { presses } = this;
    this.presses = 0;
    return presses;
  }
}
