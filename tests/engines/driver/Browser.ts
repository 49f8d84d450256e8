import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { EngineName } from '../../../scripts/engines.ts';
import type { ServedSite } from './servedSite.ts';
import { CommandFailed, type Wire } from './wire.ts';

/** An element as its user names it: by role and name, by label, or by its text. */
export type Wanted = {
  role?: string;
  /** Of a heading. */
  level?: number;
  label?: string | RegExp;
  /** The accessible name with a role, else the text of the element. */
  name?: string | RegExp;
  /** Only inside this one. */
  within?: Wanted;
};

/** The sizes at which the journeys are walked: what is inside the window. */
export const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;
export type Size = keyof typeof sizes;

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const Element = v.object({ [elementKey]: v.string() });
const Found = v.variant('is', [
  v.object({ is: v.literal('found'), element: Element }),
  v.object({ is: v.literal('missing'), seen: v.string() }),
  v.object({ is: v.literal('value'), value: v.unknown() }),
]);
const Inside = v.tuple([v.number(), v.number()]);
const Handles = v.array(v.string());
const Window = v.object({ handle: v.string() });

/** How long an element may take to appear, in milliseconds. */
const timeout = 20_000;
/** What an element that is being drawn again, or moving, answers to a press. */
const moving = /^(stale element reference|element click intercepted|element not interactable)$/;
/** What a script answers when its page is left. */
const left = /^(no such frame|javascript error|no such window)$/;

/** What a script that finds an element answers besides, when the element is drawn anew before it is told. */
const leftOrDrawn = new RegExp(`${left.source}|^stale element reference$`);

/** Runs in the page: tells where a press on an element lands, '' where something lies above it. */
const landing = `
const [element] = arguments;
element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
const { x, y, width, height } = element.getClientRects()[0] ?? { x: -1, y: -1, width: 0, height: 0 };
const hit = document.elementFromPoint(x + width / 2, y + height / 2);
done(element.contains(hit) ? [x, y, width, height].join() : '');`;

/** Runs in the page: finds what is wanted as Testing Library does, as soon as it is there. */
const finding = `
const [wanted, absent, timeout, done] = arguments;
const pattern = (given) =>
  given && given.source !== undefined ? new window.RegExp(given.source, given.flags) : given;
const all = (parent, { role, level, label, name, within }) => {
  const parents = within ? all(parent, within) : [parent];
  const Q = TestingLibraryDom;
  return parents.flatMap((one) =>
    role ? Q.queryAllByRole(one, role,
        { hidden: true, ...(level && { level }), ...(name !== undefined && { name: pattern(name) }) })
    : label ? Q.queryAllByLabelText(one, pattern(label), { selector: 'input, select, textarea' })
    : Q.queryAllByText(one, pattern(name), { ignore: 'script, style, title, noscript' }));
};
const visible = (element) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]');
const start = performance.now();
const look = () => {
  const found = all(document.body, wanted).filter(visible);
  if (absent ? found.length === 0 : found.length > 0)
    done(absent ? { is: 'value', value: true } : { is: 'found', element: found[0] });
  else if (performance.now() - start > timeout)
    done({ is: 'missing', seen: document.body.innerText.slice(0, 1500) });
  else setTimeout(look, 50);
};
if (window.TestingLibraryDom) look();
else
  document.head.append(
    Object.assign(document.createElement('script'), { src: '/engine/queries.js', onload: look }));
`;

/** The name of the picture of a journey that failed. */
export const failed = 'failed';

/** A browser's window as its user has it. */
export class Browser {
  readonly engine: EngineName;
  readonly site: ServedSite;
  readonly #wire: Wire;
  readonly #journey: string;

  constructor(engine: EngineName, wire: Wire, site: ServedSite, journey: string) {
    this.engine = engine;
    this.#journey = journey;
    this.#wire = wire;
    this.site = site;
  }

  /** Makes the window so large that the page has this size. */
  async resize(size: Size): Promise<void> {
    const { width, height } = sizes[size];
    await this.#wire.send('size', { width, height });
    const [inWidth, inHeight] = v.parse(Inside, await this.run('done([innerWidth, innerHeight])'));
    await this.#wire.send('size', { width: 2 * width - inWidth, height: 2 * height - inHeight });
    await this.#until(`innerWidth === ${width} && innerHeight === ${height}`);
  }

  /** Opens an address and returns when its page is there instead of the one before. */
  async open(path: string): Promise<void> {
    await this.run('window.isLeft = true; done()');
    await this.#wire.send('open', { url: new URL(path, this.site.origin).href });
    await this.#until('!window.isLeft');
  }

  async reload(): Promise<void> {
    await this.#wire.send('reload');
  }

  async back(): Promise<void> {
    await this.#wire.send('back');
  }

  /** Runs a script in the page, which ends with `done(value)`, and returns the value. */
  async run(script: string, ...args: unknown[]): Promise<unknown> {
    const body = `const done = arguments[arguments.length - 1]; ${script}`;
    return this.#wire.send('run', { script: body, args });
  }

  /** Waits for an element and returns its id. @throws when it does not appear */
  async find(wanted: Wanted): Promise<string> {
    const found = await this.#look(wanted, false);
    if (found.is !== 'found')
      throw new Error(`No ${told(wanted)} in:\n${found.is === 'missing' ? found.seen : ''}`);
    return found.element[elementKey];
  }

  /** Waits until a text is shown. */
  async sees(name: string | RegExp, within?: Wanted): Promise<void> {
    await this.find({ name, ...(within && { within }) });
  }

  /** Waits until the heading of the page says this. */
  async isAt(name: string | RegExp): Promise<void> {
    await this.find({ role: 'heading', level: 1, name });
  }

  /** Waits until there is no such element. */
  async misses(wanted: Wanted): Promise<void> {
    const found = await this.#look(wanted, true);
    if (found.is === 'missing') throw new Error(`Still there: ${told(wanted)}`);
  }

  /** Presses a button, unless another role is given. */
  async press(name: string | RegExp, more: Omit<Wanted, 'name'> = {}): Promise<void> {
    await this.#onElement({ role: 'button', name, ...more }, async (id) => {
      // WebKit's driver presses where the element was when the command came.
      const before = await this.run(landing, { [elementKey]: id });
      await moment();
      const now = await this.run(landing, { [elementKey]: id });
      if (now === '' || now !== before) throw new CommandFailed('click', 'element click intercepted', '');
      await this.#wire.send('click', { id });
    });
  }

  /** Types into the field with this label, in place of what was in it. */
  async fill(label: string | RegExp, text: string, within?: Wanted): Promise<void> {
    await this.#onElement({ label, ...(within && { within }) }, async (id) => {
      await this.#wire.send('clear', { id });
      await this.#wire.send('type', { id, text });
    });
  }

  /** Types into the field with this label, after what is in it; a path into one for files. */
  async type(label: string | RegExp, text: string): Promise<void> {
    await this.#onElement({ label }, (id) => this.#wire.send('type', { id, text }));
  }

  /** Chooses an option of the list with this label. */
  async choose(label: string | RegExp, option: string): Promise<void> {
    const list = await this.find({ label });
    await this.run(
      `const [list, wanted] = arguments;
      const option = [...list.options].find(({ text }) => text === wanted);
      list.focus();
      list.value = option.value;
      list.dispatchEvent(new Event('input', { bubbles: true }));
      list.dispatchEvent(new Event('change', { bubbles: true }));
      done();`,
      { [elementKey]: list },
      option,
    );
  }

  /** Types a day ('2027-04-01') or a time of day ('19:00') into its field as the engine takes it. */
  async fillDate(label: string | RegExp, value: string): Promise<void> {
    const [year, month, day] = value.split('-');
    // Firefox's driver knows the form of a value, WebKit's types what a hand would.
    await this.type(label, this.engine === 'webkit' && day ? `${month}/${day}/${year}` : value);
  }

  /** Presses keys, one after the other, with `held` down (a WebDriver key such as '\\uE009'). */
  async keys(text: string, held?: string): Promise<void> {
    const presses = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    const actions = held
      ? [{ type: 'keyDown', value: held }, ...presses, { type: 'keyUp', value: held }]
      : presses;
    await this.#wire.send('act', { actions: [{ type: 'key', id: 'keys', actions }] });
  }

  /**
   * Drags with the pointer between points of the window, in steps as a hand does, and lets go once the page
   * has this element, if one is named.
   */
  async drag(from: readonly [number, number], to: readonly [number, number], over?: string): Promise<void> {
    const at = (part: number) =>
      from.map((start, axis) => Math.round(start + part * ((to[axis] ?? 0) - start)));
    const moves = [0, 0.05, 0.1, 0.25, 0.5, 0.75, 1, 1].map((part, step) => {
      const [x, y] = at(part);
      return { type: 'pointerMove', x, y, duration: step === 0 ? 0 : 60, origin: 'viewport' };
    });
    const [first, ...others] = moves;
    const parameters = { pointerType: 'mouse' };
    const act = (actions: unknown[]) =>
      this.#wire.send('act', { actions: [{ type: 'pointer', id: 'pointer', parameters, actions }] });
    await act([first, { type: 'pointerDown', button: 0 }, ...others]);
    if (over) await this.#until(`document.querySelector(${JSON.stringify(over)})`);
    await act([{ type: 'pointerUp', button: 0 }]);
  }

  /** Returns the middle of an element in the window. */
  async middle(wanted: Wanted): Promise<[number, number]> {
    const id = await this.find(wanted);
    const script = `const { x, y, width, height } = arguments[0].getBoundingClientRect();
      done([Math.round(x + width / 2), Math.round(y + height / 2)])`;
    return v.parse(Inside, await this.run(script, { [elementKey]: id }));
  }

  /** Opens another window of the same browser and returns a function that goes to the one or the other. */
  async secondWindow(): Promise<(which: 'first' | 'second') => Promise<void>> {
    const [first] = v.parse(Handles, await this.#wire.send('windows'));
    const { handle: second } = v.parse(Window, await this.#wire.send('newWindow', { type: 'tab' }));
    return async (which) => {
      const handle = which === 'first' ? first : second;
      await this.#wire.send('toWindow', { handle });
    };
  }

  /** Waits until the service worker has the page and every file that it loaded. */
  async keepsPage(): Promise<void> {
    await this.run(`
      const files = () => performance.getEntriesByType('resource').map(({ name }) => name)
        .filter((name) => name.startsWith(location.origin + '/assets/'));
      const look = async () => {
        const all = [location.origin + location.pathname, location.origin + '/shell', ...files()];
        const kept = await Promise.all(all.map((address) => caches.match(address)));
        if (navigator.serviceWorker.controller && kept.every(Boolean)) done();
        else setTimeout(look, 50);
      };
      look();`);
  }

  /** Saves a picture of the window under `.cache/engines`, when they are asked for or a journey failed. */
  async picture(name: string): Promise<void> {
    if (!process.env.ENGINE_PICTURES && name !== failed) return;
    const folder = join('.cache', 'engines');
    mkdirSync(folder, { recursive: true });
    const data = v.parse(v.string(), await this.#wire.send('picture', { full: false }));
    writeFileSync(join(folder, `${this.#journey}, ${name}, ${this.engine}.png`), Buffer.from(data, 'base64'));
  }

  close(): Promise<void> {
    return this.#wire.close();
  }

  async #look(wanted: Wanted, absent: boolean) {
    const args = [sent(wanted), absent, timeout];
    return again(leftOrDrawn, async () => {
      const found = await this.#wire.send('run', { script: finding, args });
      // So Firefox answers when the page was left meanwhile.
      if (found === null) throw new CommandFailed('run', 'no such frame', '');
      return v.parse(Found, found);
    });
  }

  /** Acts on an element; one that is drawn anew or moves in that moment is found again. */
  #onElement(wanted: Wanted, act: (id: string) => Promise<unknown>): Promise<unknown> {
    return again(moving, async () => act(await this.find(wanted)));
  }

  #until(condition: string): Promise<unknown> {
    return again(left, () =>
      this.run(`const look = () => (${condition} ? done(true) : setTimeout(look, 20)); look();`),
    );
  }
}

/** Not the page's clock: it stands still in a window that nobody sees. */
const moment = () => new Promise((resolve) => setTimeout(resolve, 50));

/** Repeats an act for as long as it is refused for one of these reasons. */
async function again<T>(reasons: RegExp, act: () => Promise<T>): Promise<T> {
  const end = Date.now() + timeout;
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof CommandFailed && reasons.test(error.kind)) || Date.now() > end) throw error;
      await moment();
    }
  }
}

/** A pattern has no form of its own in JSON. */
function sent({ name, label, within, ...rest }: Wanted): object {
  const pattern = (given?: string | RegExp) =>
    given instanceof RegExp ? { source: given.source, flags: given.flags } : given;
  return { ...rest, name: pattern(name), label: pattern(label), ...(within && { within: sent(within) }) };
}

function told({ role = 'element', name, label, within }: Wanted): string {
  return `${role} ${name ?? label ?? ''}${within ? ` in ${told(within)}` : ''}`;
}
