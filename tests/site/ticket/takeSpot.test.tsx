import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sealed } from '../../../src/domain/signUp/seal.ts';
import { ticketIdOf } from '../../../src/domain/signUp/ticketKey.ts';
// Loaded here: compiling it may take longer than a search for what it does waits.
import '../../../src/data/site/ticketActs.ts';
import { TakeSpot } from '../../../src/site/ticket/TakeSpot.tsx';
import type { TicketData, TicketNews } from '../../../src/site/ticket/ticketData.ts';
import type { TicketAnswer } from '../../../src/site/ticket/ticketMemory.ts';
import { anEvent } from '../../domain/calendar/anEvent.ts';
import { ann } from '../../support/documents/signUpEvent.ts';
import { answeredWith } from '../../support/plainServer.ts';
import { press, visit } from '../visit.tsx';

const key = 'A-z_0123456789A-z_0123';
const id = await ticketIdOf(key);
const at = new Date('2026-03-10T22:10:00Z');
const line = { ...anEvent().line, waiting: 2, queued: 2, calledAt: at };
const event = anEvent({ id: 'cup', currentParticipants: 63, line });
const ticket = {
  state: 'waiting',
  at,
  sealed: await sealed(key, { ...ann, agreed: '2026-11-27' }),
  place: 1,
};

/** What is stored; null: no network. A commit is taken with 200. */
let server: { documents: Map<string, Record<string, unknown>>; status: number } | null;
let commits = 0;

beforeEach(() => {
  commits = 0;
  const documents = new Map<string, Record<string, unknown>>([
    [`events/cup/tickets/${id}`, ticket],
    ['events/cup', { ...event }],
  ]);
  server = { documents, status: 200 };
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    if (!server) throw new TypeError('Failed to fetch');
    if (url.includes(':commit')) {
      commits += 1;
      return Response.json(server.status === 200 ? {} : { error: {} }, { status: server.status });
    }
    const path = String(JSON.parse(body).documents[0]).replace(/.*\/documents\//, '');
    const fields = server.documents.get(path);
    const found = fields && { found: { ...answeredWith(fields), updateTime: '1' } };
    return Response.json([{ ...(found ?? { missing: path }), readTime: new Date().toISOString() }]);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open() {
  const did: string[] = [];
  const answer: TicketAnswer = { ticket, event, typed: null };
  const news: TicketNews = { status: 'ready', key, id, said: answer, seen: null };
  const data: TicketData = {
    eventId: 'cup',
    now: () => news,
    watch: () => () => {},
    open: () => {},
    ask: () => void did.push('ask'),
    become: (said) => void did.push(`become ${said.ticket?.state} at ${said.ticket?.place}`),
    acknowledge: () => {},
  };
  await visit(<TakeSpot {...{ data, news, answer, event }} />);
  return did;
}

async function take(name = 'Take it'): Promise<void> {
  await press(name);
  await act(async () => {});
}
const failure = () => document.querySelector('p[role=alert]')?.textContent;

test('Take it: the page shows at once that one is in, and asks', async () => {
  const did = await open();
  expect([did, commits]).toEqual([[], 0]);
  await take();
  await vi.waitFor(() => expect(did).toEqual(['become in at 1', 'ask']));
  expect(commits).toBe(1);
  expect(failure()).toBe('');
});

test.each<[string, (documents: Map<string, Record<string, unknown>>) => void, string]>([
  [
    'somebody else was faster',
    (documents) => documents.set('events/cup', { ...event, currentParticipants: 64 }),
    "It was just taken, or it isn't your turn yet.",
  ],
  [
    'the list is closed',
    (documents) => documents.set('boards/cup', { rev: 1 }),
    'The tables are being drawn. Ask at the door.',
  ],
  ['staff took them out of the line', (documents) => documents.delete(`events/cup/tickets/${id}`), ''],
])('%s: it says so, and the page asks', async (_, change, said) => {
  if (server) change(server.documents);
  const did = await open();
  await take();
  await vi.waitFor(() => expect(did).toEqual(['ask']));
  expect([failure(), commits]).toEqual([said, 0]);
});

test('without a network nothing is sent, then or later', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const did = await open();
  await take();
  expect(failure()).toBe("You're offline. Taking the spot needs a network.");
  online.mockReturnValue(true);
  await act(async () => dispatchEvent(new Event('online')));
  expect([did, commits]).toEqual([[], 0]);
  await take('Retry');
  await vi.waitFor(() => expect(did).toEqual(['become in at 1', 'ask']));
});

test('no answer: it says so and offers Retry', async () => {
  const full = server;
  server = null;
  const did = await open();
  await take();
  await vi.waitFor(() => expect(failure()).toBe("Couldn't connect. Check your connection and try again."));
  expect(did).toEqual([]);
  server = full;
  await take('Retry');
  await vi.waitFor(() => expect(did).toEqual(['become in at 1', 'ask']));
});

test('No, thanks asks before the place is lost', async () => {
  await open();
  await press('No, thanks');
  const dialog = await screen.findByRole('dialog', { name: 'Leave the waiting list?' });
  expect(dialog.textContent).toContain('Your name and email are deleted, and you lose your place in line.');
  expect(commits).toBe(0);
});
