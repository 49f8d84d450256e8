import type { Page } from '@playwright/test';
import { deleteApp, initializeApp } from 'firebase/app';
import * as lite from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Project } from '../support/Project.ts';
import { type Running, startEmulator } from '../support/startEmulator.ts';
import { BEHAVIOURS, type Behaviour, RULES } from './behaviours.ts';
import { Browser } from './support/Browser.ts';

const USERS = [
  { user: 'anonymous' as const, claims: undefined },
  { user: 'ann' as const, claims: { sub: 'ann' } },
];
const TRANSPORTS = ['streaming', 'automatic', 'long polling'] as const;

// Refused requests are part of the tests; the SDK would print each.
lite.setLogLevel('silent');

let running: Running;
let browser: Browser;
beforeAll(async () => {
  [running, browser] = await Promise.all([startEmulator(), Browser.start()]);
}, 60_000);
afterAll(async () => {
  await browser.stop();
  await running.stop();
});

describe.each(USERS)('over REST, $user', ({ user, claims }) => {
  const project = `rest-${user}`;
  const app = initializeApp({ projectId: project, apiKey: 'test' }, project);
  const db = lite.getFirestore(app);
  beforeAll(async () => {
    lite.connectFirestoreEmulator(db, '127.0.0.1', running.port, claims && { mockUserToken: claims });
    await new Project(running.origin, project).setRules(RULES);
  });
  afterAll(() => deleteApp(app));

  test.each(BEHAVIOURS)('$name', async (behaviour) => {
    expect(await behaviour.run(lite, db)).toEqual(expectedOf(behaviour, user));
  });
});

const CHANNELS = TRANSPORTS.flatMap((transport) => USERS.map((who) => ({ ...who, transport })));

describe.each(CHANNELS)('over WebChannel, $transport, $user', ({ user, claims, transport }) => {
  const project = `${transport.replace(' ', '-')}-${user}`;
  let tab: Page;
  beforeAll(async () => {
    await new Project(running.origin, project).setRules(RULES);
    tab = await browser.tab({ project, port: running.port, user: claims, transport });
  });
  afterAll(() => tab.context().close());

  test.each(BEHAVIOURS)('$name', async (behaviour) => {
    const found = await tab.evaluate(`(${behaviour.run.toString()})(window.sdk, window.db)`);
    expect(found).toEqual(expectedOf(behaviour, user));
  });

  // Left to itself the SDK polls where little arrives within moments, as on a busy machine.
  if (transport === 'automatic') return;
  test('the transport is the one asked for', async () => {
    const polled = await tab.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => /Listen\/channel.*[?&]CI=1/.test(name)),
    );
    expect(polled).toBe(transport === 'long polling');
  });
});

function expectedOf({ expected }: Behaviour, user: 'anonymous' | 'ann'): unknown {
  return typeof expected === 'object' && expected !== null && user in expected && 'ann' in expected
    ? Object.entries(expected).find(([name]) => name === user)?.[1]
    : expected;
}
