import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { collection, doc, type Firestore, getDoc, getDocs, limit, query } from 'firebase/firestore/lite';
import { UserError } from '../../scripts/userError.ts';
import { ordinal } from '../../src/domain/text/ordinal.ts';
import { seasonOf } from '../../src/domain/time/seasonNames.ts';
import { toList, toMap, toNumber, toText } from '../../tests/night/plainModel.ts';
import { EVENT } from '../evening/people.ts';
import { databaseAs } from '../evening/phones.ts';
import { PHONE, type Room } from '../evening/room.ts';
import type { Guest } from './guests.ts';

/** How many tickets are read at once. */
const READERS = 4;

const hashed = (text: string) => createHash('sha256').update(text).digest('base64url');

/** What is stored of the night, as staff read it. */
type Stored = {
  event: Fields;
  people: Record<string, Fields>;
  waiting: Record<string, Fields>;
  board: Fields;
  numbers: Fields;
  results: Fields;
};
type Fields = Record<string, unknown>;

/**
 * Compares what tickets say with what is stored of their people, written apart from the app. Throws when one
 * ticket says something else.
 */
export class Truth {
  readonly #room: Room;
  readonly #guests: readonly Guest[];
  readonly #staff: Firestore;
  readonly #anyone: Firestore;
  #readers: Page[] = [];

  private constructor(room: Room, guests: readonly Guest[]) {
    this.#room = room;
    this.#guests = guests;
    const auth_time = Math.floor(Date.now() / 1000);
    this.#staff = databaseAs(room.ports.firestore, `truth-${Math.random()}`, { level: 'super', auth_time });
    this.#anyone = databaseAs(room.ports.firestore, `anyone-${Math.random()}`, null);
  }

  static async of(room: Room, guests: readonly Guest[]): Promise<Truth> {
    return new Truth(room, guests);
  }

  /** Returns the ids of who is on the list. */
  async onList(): Promise<string[]> {
    return Object.keys((await this.#stored()).people);
  }

  /** Opens every ticket: each must say what is stored of its person. */
  async holds(when: string): Promise<void> {
    const stored = await this.#stored();
    const left = [...this.#guests];
    const wrong: string[] = [];
    while (this.#readers.length < READERS) this.#readers.push(await this.#room.open(PHONE));
    await Promise.all(
      this.#readers.map(async (page) => {
        for (let guest = left.shift(); guest; guest = left.shift()) {
          const told = await this.#says(page, guest, expected(stored, guest));
          if (told) wrong.push(`${guest.name}: ${told}`);
        }
      }),
    );
    for (const line of wrong) console.log(`  ${line}`);
    const [reader] = this.#readers;
    if (reader) await this.#room.shoot(reader, `ticket-${when.replaceAll(' ', '-')}`, true);
    this.#room.say(`${when}: ${this.#guests.length} tickets, ${wrong.length} of them wrong`);
    if (wrong.length > 0) throw new UserError(`Tickets say something else: ${when}.`);
  }

  /** Returns what is wrong with a ticket, '' for nothing. */
  async #says(page: Page, { key }: Guest, wanted: readonly RegExp[]): Promise<string> {
    await page.goto('about:blank');
    await page.goto(`${this.#room.origin}/e/${EVENT}/ticket#${key}`);
    const main = page.locator('main');
    let text = '';
    for (let tries = 0; tries < 60; tries += 1) {
      // biome-ignore lint/performance/useDomNodeTextContent: lines are as they are seen
      text = (await main.innerText()).replace(/\s+/g, ' ');
      if (wanted.every((one) => one.test(text))) return '';
      await page.waitForTimeout(100);
    }
    return `wanted ${wanted.join(' ')}, says: ${text.slice(0, 300)}`;
  }

  /** Whoever came first shares their picture. */
  async picture(path: string): Promise<void> {
    const { results, numbers } = await this.#stored();
    const [first] = [...placesOf(results)].find(([, place]) => place === 1) ?? [];
    const id = toText(numbers[String(first)]);
    const guest = this.#guests.find(({ key }) => hashed(key).slice(0, 22) === id);
    const page = await this.#room.open({ ...PHONE, acceptDownloads: true });
    await page.goto(`${this.#room.origin}/e/${EVENT}/ticket#${guest?.key}`);
    const share = page.getByRole('button', { name: 'Share picture' });
    await share.waitFor();
    await this.#room.shoot(page, 'ticket-won', true);
    const [download] = await Promise.all([page.waitForEvent('download'), share.tap()]);
    await download.saveAs(path);
    this.#room.say(`the picture of ${guest?.name}: ${path}`);
  }

  /** Walks everything that anybody may read: no name that isn't shown, no key, no ticket's id, no address. */
  async namesNobody(): Promise<void> {
    const season = seasonOf(this.#room.day);
    const lists = await Promise.all(
      ['events', 'tournaments'].map((name) => getDocs(query(collection(this.#anyone, name), limit(100)))),
    );
    const paths = [`events/${EVENT}`, `boards/${EVENT}`, `results/${EVENT}`, `seasons/${season}`];
    const single = await Promise.all(paths.map((path) => getDoc(doc(this.#anyone, path))));
    const players = await getDocs(query(collection(this.#anyone, `seasons/${season}/players`), limit(10)));
    const all = [...lists.flatMap(({ docs }) => docs), ...single, ...players.docs].map(
      (found) => [found.id, JSON.stringify(found.data())] as const,
    );
    const secrets = this.#guests.flatMap(({ key }) => [key, hashed(key).slice(0, 22)]);
    const found = all.flatMap(([id, text]) => [
      ...secrets.filter((secret) => text.includes(secret)).map((secret) => `${id} has ${secret}`),
      ...(/guest\d+@|college\.example/.test(text.replace(/hello@[\w.]+/g, ''))
        ? [`${id} has an address`]
        : []),
    ]);
    for (const line of found) console.log(`  ${line}`);
    this.#room.say(`${all.length} public documents: ${found.length} name somebody`);
    if (found.length > 0) throw new UserError('A public document names somebody.');
  }

  async #stored(): Promise<Stored> {
    const at = `events/${EVENT}`;
    const one = async (path: string) => (await getDoc(doc(this.#staff, path))).data() ?? {};
    const all = async (path: string) =>
      Object.fromEntries(
        (await getDocs(collection(this.#staff, path))).docs.map((one) => [one.id, one.data()]),
      );
    const [event, people, waiting, board, secret, results] = await Promise.all([
      one(at),
      all(`${at}/participants`),
      all(`${at}/waiting`),
      one(`boards/${EVENT}`),
      one(`${at}/private/draw`),
      one(`results/${EVENT}`),
    ]);
    return { event, people, waiting, board, numbers: toMap(secret.numbers), results };
  }
}

/** Returns what a ticket has to say. */
function expected(stored: Stored, { key, first }: Guest): RegExp[] {
  const id = hashed(key).slice(0, 22);
  const { event, people, waiting, board, numbers, results } = stored;
  const no = Number(Object.entries(numbers).find(([, one]) => one === id)?.[0] ?? 0);
  if (!board.rev) {
    if (people[id]) return [new RegExp(`^.*You're in, ${first}`)];
    if (!waiting[id]) return [/You canceled/];
    const places = Object.values(waiting).map(({ place }) => toNumber(place));
    const ahead = places.filter((place) => place < toNumber(waiting[id]?.place)).length;
    const free = toNumber(event.maxParticipants) - toNumber(event.currentParticipants);
    const { seconds = 0 } = toMap(toMap(event.line).calledAt);
    const hours = (Date.now() / 1000 - Number(seconds)) / 3600;
    if (free > 0 && ahead < free + Math.floor(hours / 6)) return [/A spot is free for you/];
    return [ahead === 0 ? /you're next/i : new RegExp(`at most ${ahead} ahead of you`)];
  }
  // Whoever still waits has no seat, and is told whom to ask.
  if (no === 0)
    return [
      waiting[id]
        ? /^(?!.*seat \d).*([Aa]sk (at the door|the host)|in the draw|on the waiting list)/
        : /You canceled/,
    ];
  if (results.rows) return placeWords(results, no);
  const rounds = Object.entries(toMap(board.rounds)).sort(([one], [two]) => (one < two ? -1 : 1));
  const last = toMap(rounds.at(-1)?.[1]);
  if (rounds.length === 0) return [new RegExp(`You're number ${no}(?!\\d)`)];
  for (const table of Object.values(toMap(last.tables))) {
    const seat = toList(toMap(table).seats).indexOf(no);
    if (seat < 0) continue;
    if (last.state === 'closed') {
      const through = toList(last.through).includes(no);
      return [through ? /You're moving on/ : /\d+(st|nd|rd|th) of \d+|You won!/];
    }
    return [new RegExp(`seat ${seat + 1}(?!\\d)|out after hand`)];
  }
  return [/\d+(st|nd|rd|th) of \d+|You don't have a seat|You won!/];
}

function placeWords(results: Fields, no: number): RegExp[] {
  const place = placesOf(results).get(no);
  if (place === undefined) return [/no place in the results/];
  return [place === 1 ? /You won!|You share the win/ : new RegExp(`${ordinal(place)} of ${results.players}`)];
}

/** Returns the place of each number; a row is '17/0/-1/3/2/2500' (docs/data-model.md). */
function placesOf({ rows }: Fields): ReadonlyMap<number, number> {
  return new Map(
    toList(rows).map((row) => {
      const [no, , , place] = toText(row).split('/');
      return [Number(no), Number(place)] as const;
    }),
  );
}
