import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sealed } from '../../../src/domain/signUp/seal.ts';
import { readSealed } from '../../../src/domain/signUp/signedUp.ts';
import { ticketIdOf } from '../../../src/domain/signUp/ticketKey.ts';
import { keptTicket } from '../../../src/site/signUp/keptTicket.ts';
import { type TicketData, ticketData } from '../../../src/site/ticket/ticketData.ts';
import { ticketMemory } from '../../../src/site/ticket/ticketMemory.ts';
import { answeredWith } from '../../support/plainServer.ts';

const [own, friends] = ['A-z_0123456789A-z_0123', 'B-z_0123456789B-z_0123'];
const ids = { own: await ticketIdOf(own), friends: await ticketIdOf(friends) };
const seals = {
  own: await sealed(own, readSealed({ name: 'Ann Lee', email: 'ann@college.example' })),
  friends: await sealed(friends, readSealed({ name: 'Bo Diaz', email: 'bo@college.example' })),
};
const at = new Date('2026-03-10T22:10:00Z');
const cup = { title: 'Spring Open', registration: 'site', date: '2026-03-14', time: '19:00', state: 'TX' };

/** The documents of a server by their paths; null: it can't be reached. */
let server: Map<string, Record<string, unknown>> | null = new Map();
let asked: string[] = [];
const ticket = (who: 'own' | 'friends') => `events/cup/tickets/${ids[who]}`;

async function answer(_: unknown, { body }: { body: string }): Promise<Response> {
  if (!server) throw new TypeError('Failed to fetch');
  const path = String(JSON.parse(body).documents[0]).replace(/.*\/documents\//, '');
  asked.push(path);
  const document = server.get(path);
  const found = document && { found: { ...answeredWith(document), updateTime: 'version 1' } };
  return Response.json([{ ...(found ?? { missing: path }), readTime: new Date().toISOString() }]);
}

/** Opens the page anew at an address with this hash. */
function open(hash: string): TicketData {
  location.hash = '';
  ticketData('another-event');
  history.replaceState(null, '', `/e/cup/ticket#${hash}`);
  return ticketData('cup');
}
const settled = (data: TicketData) => vi.waitFor(() => expect(data.now().status).not.toBe('loading'));
async function opened(hash: string): Promise<TicketData> {
  const data = open(hash);
  await settled(data);
  return data;
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', answer);
  asked = [];
  server = new Map<string, Record<string, unknown>>([
    ['events/cup', cup],
    [ticket('own'), { state: 'in', at, sealed: seals.own }],
    [ticket('friends'), { state: 'in', at, sealed: seals.friends }],
  ]);
});
afterEach(() => {
  history.replaceState(null, '', '/');
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the ticket in the address', () => {
  test('costs two documents, and is what this browser has from then on', async () => {
    const data = await opened(own);
    expect(data.now()).toMatchObject({ status: 'ready', id: ids.own, said: { typed: { name: 'Ann Lee' } } });
    expect(asked.sort()).toEqual(['events/cup', ticket('own')]);
    expect(keptTicket('cup').get()).toMatchObject({ key: own, name: 'Ann Lee', state: 'in' });
    const again = await opened('');
    expect(again.now()).toMatchObject({ status: 'ready', key: own });
  });

  test('is known without a network from the last time, and its id from the key alone', async () => {
    await opened(own);
    server = null;
    expect((await opened(own)).now()).toMatchObject({
      status: 'failed',
      id: ids.own,
      said: null,
      seen: { ticket: { state: 'in' }, typed: { name: 'Ann Lee' }, event: { title: 'Spring Open' } },
    });
    expect((await opened(friends)).now()).toMatchObject({ status: 'failed', id: ids.friends, seen: null });
  });

  test('gives way to another one, which does not take its place in this browser', async () => {
    const data = await opened(own);
    data.open(`#${friends}`);
    expect(data.now()).toMatchObject({ status: 'loading', key: friends, said: null, seen: null });
    await settled(data);
    expect(data.now().said?.typed?.name).toBe('Bo Diaz');
    expect(keptTicket('cup').get()?.key).toBe(own);
    data.open('#main');
    expect(data.now()).toMatchObject({ status: 'ready', key: friends });
    expect(location.hash).toBe(`#${friends}`);
  });

  test('is in the address wherever this browser knew it, and in no other address', async () => {
    await opened(own);
    await opened('');
    expect(location.hash).toBe(`#${own}`);
    history.replaceState(null, '', '/e/cup');
    ticketData('another-event');
    expect(ticketData('cup').now()).toMatchObject({ status: 'loading', key: '' });
    expect(location.href).toMatch(/\/e\/cup$/);
  });

  test('an answer that comes after another one was opened is dropped', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    vi.stubGlobal('fetch', async (...call: Parameters<typeof answer>) => {
      const said = answer(...call);
      if (call[1].body.includes(ids.own)) await held;
      return said;
    });
    const data = open(own);
    await vi.waitFor(() => expect(asked).toContain(ticket('own')));
    data.open(`#${friends}`);
    await settled(data);
    release();
    await vi.waitFor(() => expect(asked).toHaveLength(4));
    await new Promise((resolve) => setTimeout(resolve));
    expect(data.now()).toMatchObject({ key: friends, said: { typed: { name: 'Bo Diaz' } } });
    expect(keptTicket('cup').get()?.key).toBe(friends);
  });

  test('no ticket, in a browser that has none', async () => {
    expect((await opened('')).now()).toMatchObject({ status: 'ready', key: '' });
    expect((await opened('no-key')).now()).toMatchObject({ status: 'ready', key: '' });
    expect(asked).toEqual([]);
  });

  test('works where the browser stores nothing', async () => {
    vi.stubGlobal('localStorage', undefined);
    expect((await opened(own)).now()).toMatchObject({ status: 'ready', said: { ticket: { state: 'in' } } });
    expect((await opened('')).now()).toMatchObject({ status: 'ready', key: own });
    keptTicket('cup').clear();
    ticketMemory(ids.own).clear();
  });
});

describe('what changes', () => {
  test('canceled here: name and address are gone from this browser, the night is not', async () => {
    const data = await opened(own);
    const event = data.now().said?.event ?? null;
    data.become({ ticket: { state: 'canceled', at, sealed: '', place: 0 }, event, typed: null });
    expect(data.now()).toMatchObject({ status: 'ready', said: { ticket: { state: 'canceled' } } });
    expect(JSON.stringify(localStorage)).not.toMatch(/Ann|ann@/);
    expect(keptTicket('cup').get()).toMatchObject({ key: own, name: '', state: 'canceled' });
    server?.set(ticket('own'), { state: 'canceled', at, sealed: '', key: own });
    expect((await opened('')).now().said?.ticket?.state).toBe('canceled');
  });

  test('of a ticket that was removed another one may take the place', async () => {
    server?.set(ticket('own'), { state: 'removed', at, sealed: seals.own });
    await opened(own);
    expect(keptTicket('cup').get()).toBeNull();
    await opened(friends);
    expect(keptTicket('cup').get()?.key).toBe(friends);
  });

  test('of one that the server does not know any more the night is remembered', async () => {
    await opened(own);
    server?.delete(ticket('own'));
    expect((await opened(own)).now()).toMatchObject({
      status: 'ready',
      said: { ticket: null },
      seen: { event: { title: 'Spring Open' } },
    });
    expect(keptTicket('cup').get()).toBeNull();
  });

  test('the plan that the holder knows stays the old one until it was acknowledged', async () => {
    await opened(own);
    server?.set('events/cup', { ...cup, time: '20:00' });
    await opened(own);
    const data = await opened(own);
    expect(data.now()).toMatchObject({ seen: { plan: { time: '19:00' }, event: { time: '20:00' } } });
    data.acknowledge();
    expect(data.now().seen?.plan.time).toBe('20:00');
    expect((await opened(own)).now().seen?.plan.time).toBe('20:00');
  });

  test('it asks on return, and not again within seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: at });
    const data = await opened(own);
    data.ask(true);
    vi.setSystemTime(at.getTime() + 16_000);
    server?.set(ticket('own'), { state: 'removed', at, sealed: '' });
    data.ask(true);
    await vi.waitFor(() => expect(data.now().said?.ticket?.state).toBe('removed'));
    expect(asked).toHaveLength(4);
    server = null;
    data.ask();
    await settled(data);
    await vi.waitFor(() => expect(data.now().status).toBe('failed'));
    expect(data.now().said?.ticket?.state).toBe('removed');
  });
});
