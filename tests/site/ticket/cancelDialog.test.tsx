import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Component as CancelDialog } from '../../../src/site/ticket/CancelDialog.tsx';
import type { TicketData } from '../../../src/site/ticket/ticketData.ts';
import { anEvent } from '../../domain/calendar/anEvent.ts';
import { answeredWith } from '../../support/plainServer.ts';
import { press, visit } from '../visit.tsx';

const key = 'A-z_0123456789A-z_0123';
const event = anEvent({ id: 'cup' });

/** What the server does with the commit: its status, 0 for no answer; and the state of the ticket then. */
let server = { status: 200, state: 'in' };
let commits = 0;

beforeEach(() => {
  commits = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    if (server.status === 0) throw new TypeError('Failed to fetch');
    if (!url.includes(':commit')) {
      const found = { ...answeredWith({ state: server.state }), updateTime: 'version 1' };
      return Response.json([{ found, readTime: new Date().toISOString() }]);
    }
    commits += 1;
    return Response.json(server.status === 200 ? {} : { error: { message: 'no' } }, {
      status: server.status,
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(waits = false) {
  const did: string[] = [];
  const data: TicketData = {
    eventId: 'cup',
    now: () => ({ status: 'loading', key, id: '', said: null, seen: null }),
    watch: () => () => {},
    open: () => {},
    ask: () => void did.push('ask'),
    become: ({ ticket }) => void did.push(`become ${ticket?.state}`),
    acknowledge: () => {},
  };
  const close = () => void did.push('close');
  await visit(<CancelDialog data={data} ticketKey={key} event={event} waits={waits} onClose={close} />);
  return did;
}

async function cancel(): Promise<void> {
  await press('Cancel my spot');
  await act(async () => {});
}
const failure = () => screen.getByRole('dialog').querySelector('[role=alert]')?.textContent;

test('it says what is deleted, and nothing happens before the press', async () => {
  const did = await open();
  expect(screen.getByRole('dialog', { name: 'Give up your spot?' }).textContent).toContain(
    'Your name and email are deleted, and somebody else can have your spot.',
  );
  await press('Keep my spot');
  expect([did, commits]).toEqual([['close'], 0]);
});

test('of who waits it asks for the place in line', async () => {
  server = { status: 200, state: 'waiting' };
  const did = await open(true);
  expect(screen.getByRole('dialog', { name: 'Leave the waiting list?' }).textContent).toContain(
    'Your name and email are deleted, and you lose your place in line.',
  );
  await press('Keep my place');
  expect([did, commits]).toEqual([['close'], 0]);
  await press('Leave the list');
  await vi.waitFor(() => expect(did).toEqual(['close', 'close', 'become canceled', 'ask']));
});

test('canceled: the page shows it at once, and asks what is free now', async () => {
  server = { status: 200, state: 'in' };
  const did = await open();
  await cancel();
  await vi.waitFor(() => expect(did).toEqual(['close', 'become canceled', 'ask']));
});

test('too late: whom to tell, and the page asks how the ticket stands after that was read', async () => {
  server = { status: 403, state: 'in' };
  const did = await open();
  await cancel();
  await vi.waitFor(() =>
    expect(failure()).toBe("You're checked in, or the list is closed. Tell the host at the door."),
  );
  expect(screen.queryByRole('button', { name: 'Cancel my spot' })).toBeNull();
  expect(did).toEqual([]);
  await act(async () => screen.getAllByRole('button', { name: 'Close' })[0]?.click());
  expect(did).toEqual(['close', 'ask']);
});

test('removed meanwhile: the page asks', async () => {
  server = { status: 403, state: 'removed' };
  const did = await open();
  await cancel();
  await vi.waitFor(() => expect(did).toEqual(['close', 'ask']));
});

test('no answer: it says so and offers Retry', async () => {
  server = { status: 0, state: 'in' };
  const did = await open();
  await cancel();
  await vi.waitFor(() => expect(failure()).toBe("Couldn't connect. Check your connection and try again."));
  expect(did).toEqual([]);
  server = { status: 200, state: 'in' };
  await press('Retry');
  await vi.waitFor(() => expect(did).toContain('become canceled'));
});
