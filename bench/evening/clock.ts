import type { BrowserContext } from '@playwright/test';

/** What moves a page's clock ahead; the largest of several counts, in whatever order they run. */
const script = (ahead: number) => `(() => {
  const Real = globalThis.RealDate ??= Date;
  globalThis.datesAhead = Math.max(globalThis.datesAhead ?? 0, ${ahead});
  const now = () => Real.now() + globalThis.datesAhead;
  globalThis.Date = new Proxy(Real, {
    construct: (_, given) => (given.length > 0 ? new Real(...given) : new Real(now())),
    get: (from, name) => (name === 'now' ? now : Reflect.get(from, name)),
  });
})()`;

/** The clock of the evening: every page has it, and it can jump ahead, so that hours take minutes. */
export class EveningClock {
  #ahead = 0;
  readonly #contexts = new Set<BrowserContext>();

  /** What the clock says now, in milliseconds. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  /** Gives a browser this clock; the server's, which spectators go by, as well. */
  async join(context: BrowserContext): Promise<void> {
    this.#contexts.add(context);
    context.once('close', () => this.#contexts.delete(context));
    await context.addInitScript(script(0));
    await context.route(/documents:batchGet/, async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      // When it was read, and when the board changed last: a night that is long over is asked about less
      // often.
      const moments = /("readTime":\s*|"updatedAt":\s*\{\s*"timestampValue":\s*)"([^"]+)"/g;
      const body = text.replace(moments, (_all, name: string, time: string) => {
        return `${name}"${new Date(Date.parse(time) + this.#ahead).toISOString()}"`;
      });
      await route.fulfill({ response: answer, body });
    });
  }

  /** Jumps to a moment, unless that is past. */
  async to(moment: number): Promise<void> {
    this.#ahead += Math.max(0, moment - this.now());
    for (const context of this.#contexts) {
      await context.addInitScript(script(this.#ahead));
      for (const page of context.pages()) await page.evaluate(script(this.#ahead));
    }
  }
}
