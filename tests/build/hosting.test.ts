import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { areas } from '../../src/areas.ts';
import { eventStatuses } from '../../src/domain/events/eventStatus.ts';
import { tournamentTypes } from '../../src/domain/tournaments/tournament.ts';
import { pages } from '../../src/site/pages.ts';

/*
 * What Hosting answers at each address: the program that firebase-tools runs in its place, with firebase.json
 * and the names of the files that the build writes.
 */

type Answer = (...asked: [...Parameters<RequestListener>, missed: (error?: unknown) => void]) => void;
const Superstatic = v.object({
  default: v.custom<(options: object) => Answer>((value) => typeof value === 'function'),
});
const Config = v.object({ hosting: v.looseObject({}) });
const tools = createRequire(createRequire(import.meta.url).resolve('firebase-tools/package.json'));

/** The values of a variable part of an address; any other part may have any. */
const values: Record<string, readonly string[]> = { status: eventStatuses, type: tournamentTypes };

/** Returns addresses that a pattern of the router matches, with and without what may be left out. */
function examples(pattern: string): string[] {
  return pattern.split('/').reduce<string[]>(
    (starts, part) => {
      if (part === '') return starts;
      const [, name, optional] = /^(?::(\w+)(\??)|\*)$/.exec(part) ?? [];
      if (part === '*') return starts.flatMap((start) => [start, `${start}/any`, `${start}/any/more`]);
      const ends = name === undefined ? [part] : (values[name] ?? ['any-1']);
      const longer = starts.flatMap((start) => ends.map((end) => `${start}/${end}`));
      return optional ? starts.concat(longer) : longer;
    },
    [''],
  );
}

const fileOf = (address: string) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`);

/** The addresses that are pages, and the file of each. */
const routes = [
  ...pages.flatMap(({ path, addresses = [path], file }) =>
    (path === '/' ? ['/'] : examples(path))
      // What may be left out is left out from the end.
      .filter((address) => address !== '/find/any-1')
      .map((address) => {
        const own = addresses.includes(address) ? fileOf(address) : undefined;
        return [address, own ?? file ?? fileOf(addresses[0] ?? path)] as const;
      }),
  ),
  ...areas.flatMap(({ path, file }) => examples(path).map((address) => [address, file] as const)),
];

const folder = mkdtempSync(join(tmpdir(), 'hosting-'));
const hosting = v.parse(Config, JSON.parse(readFileSync('firebase.json', 'utf8'))).hosting;
let origin = '';
const server = createServer();

beforeAll(async () => {
  for (const file of new Set([...routes.map(([, name]) => name), '404.html', 'shell.html'])) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
  const answer = v.parse(Superstatic, tools('superstatic')).default({
    cwd: folder,
    config: { ...hosting, public: '.' },
    fallthrough: false,
  });
  server.on('request', (request, response) => answer(request, response, () => response.destroy()));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

async function answerAt(path: string): Promise<[number, string]> {
  const answer = await fetch(origin + path, { redirect: 'manual' });
  return [answer.status, answer.headers.get('location') ?? (await answer.text())];
}

test('every address of the router has its file', async () => {
  expect(routes.length).toBeGreaterThan(40);
  for (const [address, file] of routes)
    expect([address, ...(await answerAt(address))]).toEqual([address, 200, file]);
});

const others = 'microphone=(), geolocation=(), payment=(), usb=()';
const isAtDoor = /^\/(e\/[^/]+\/(crew|in)|admin(\/.*)?|shell)$/;

test('the camera is allowed where a door scans, and in the page that the worker keeps for all addresses', async () => {
  const addresses = [
    ...routes.map(([address]) => address),
    '/shell',
    '/e/any-1/crew/more',
    '/administration',
  ];
  for (const address of addresses) {
    const policy = (await fetch(origin + address)).headers.get('permissions-policy');
    const camera = isAtDoor.test(address) ? 'camera=(self)' : 'camera=()';
    expect([address, policy]).toEqual([address, `${camera}, ${others}`]);
  }
});

test.each(['/e/any-1/crew', '/e/any-1/in'])('%s is told and shown to nobody', async (address) => {
  const { headers } = await fetch(origin + address);
  expect([headers.get('referrer-policy'), headers.get('x-robots-tag')]).toEqual(['no-referrer', 'noindex']);
});

test.each(['FAQ', 'Faq', 'DMCA'])('/%s is the page in capitals', async (word) => {
  expect(await answerAt(`/${word}`)).toEqual([200, `${word.toLowerCase()}.html`]);
});

test.each([
  '/nothing',
  '/no/such/page',
  '/events',
  '/events/nothing',
  '/tournaments/nothing',
  '/e',
  '/e/any/nothing',
  '/e/any/live/nothing',
  '/standings/2026-27/nothing',
  '/schools',
  '/players/any/2026-27/nothing',
  '/find/school',
  '/none.png',
  '/assets/none.js',
  '/e/any/none.js',
])('%s is not found', async (path) => {
  expect(await answerAt(path)).toEqual([404, '404.html']);
});

test.each([
  ['/faq/', '/faq'],
  ['/faq.html', '/faq'],
  ['/leaderboard', '/standings'],
])('%s leads to %s', async (path, to) => {
  expect(await answerAt(path)).toEqual([301, to]);
});
