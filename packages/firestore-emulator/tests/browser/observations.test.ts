import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOracle } from '../support/oracle.ts';
import { type Running, startEmulator } from '../support/startEmulator.ts';
import { Browser } from './support/Browser.ts';

let running: Running;
let browser: Browser;
let tab: Page;
beforeAll(async () => {
  [running, browser] = await Promise.all([startEmulator(), Browser.start()]);
  tab = await browser.tab({ project: 'observations', port: running.port });
}, 60_000);
afterAll(async () => {
  await browser.stop();
  await running.stop();
});

/** The probes of the rows about listeners, in the page: the part of `observed` that is not random. */
const PROBES: Record<string, () => Promise<Record<string, unknown>>> = {
  'firestore-row-42-adddoc-returned-ref-usable': async () => {
    const { addDoc, collection, getDoc, onSnapshot, setDoc } = window.sdk;
    const ref = await addDoc(collection(window.db, 'row42'), { v: 1 });
    const getDocV = (await getDoc(ref)).data()?.v;
    await setDoc(ref, { v: 2 });
    const firstFire = await new Promise((resolve) => {
      onSnapshot(ref, (found) => resolve({ exists: found.exists(), v: found.data()?.v }));
    });
    return { getDocV, firstFire };
  },
  'firestore-row-80-onsnapshot-fires-initial': async () => {
    const { doc, onSnapshot, setDoc } = window.sdk;
    const ref = doc(window.db, 'row80/a');
    await setDoc(ref, { v: 1 });
    let registered = false;
    const fire = new Promise<boolean>((resolve) => {
      onSnapshot(ref, () => resolve(!registered));
    });
    registered = true;
    return { firstFireSyncDuringRegister: await fire };
  },
  'firestore-row-82-onsnapshot-missing-initial': async () => {
    const { doc, onSnapshot } = window.sdk;
    const found = await new Promise<import('firebase/firestore').DocumentSnapshot>((resolve) => {
      onSnapshot(doc(window.db, 'row82/missing'), resolve);
    });
    const { hasPendingWrites, fromCache } = found.metadata;
    const event = {
      exists: found.exists(),
      dataIsUndefined: found.data() === undefined,
      dataValue: null,
      hasPendingWrites,
      fromCache,
    };
    return { firstExists: found.exists(), firstDataIsUndefined: found.data() === undefined, events: [event] };
  },
  'firestore-row-83-unsubscribe-stops-fires': async () => {
    const { doc, onSnapshot, setDoc } = window.sdk;
    const ref = doc(window.db, 'row83/a');
    await setDoc(ref, { v: 0 });
    const fires: unknown[] = [];
    let stop = () => {};
    await new Promise<void>((resolve) => {
      stop = onSnapshot(ref, (found) => {
        fires.push({ v: found.data()?.v, phase: 'pre-unsub' });
        resolve();
      });
    });
    const afterInitialFires = fires.length;
    await setDoc(ref, { v: 1 });
    const afterFirstWriteFires = fires.length;
    stop();
    await setDoc(ref, { v: 2 });
    return { afterInitialFires, afterFirstWriteFires, afterSecondWriteFires: fires.length, fires };
  },
  'firestore-row-84-observer-object-form': async () => {
    const { doc, onSnapshot, setDoc } = window.sdk;
    const ref = doc(window.db, 'row84/a');
    await setDoc(ref, { v: 0 });
    const fnFires: unknown[] = [];
    const obsFires: unknown[] = [];
    let completeCalled = false;
    const both = () =>
      new Promise<void>((resolve) => {
        onSnapshot(ref, (found) => fnFires.push({ v: found.data()?.v }));
        onSnapshot(ref, {
          next: (found) => {
            obsFires.push({ v: found.data()?.v });
            resolve();
          },
          complete: () => {
            completeCalled = true;
          },
        });
      });
    await both();
    await setDoc(ref, { v: 1 });
    return { fnFires, obsFires, completeCalled };
  },
  'firestore-row-89-snapshot-ref-usable': async () => {
    const { collection, doc, getDoc, getDocs, onSnapshot, setDoc } = window.sdk;
    const ref = doc(window.db, 'row89/tracked');
    await setDoc(ref, { v: 1 });
    const shown = await new Promise<import('firebase/firestore').DocumentSnapshot>((resolve) => {
      onSnapshot(ref, resolve);
    });
    const docRefGetV = (await getDoc(shown.ref)).data()?.v;
    await setDoc(shown.ref, { v: 2 });
    const [first] = (await getDocs(collection(window.db, 'row89'))).docs;
    const queryDocRefGetV = first && (await getDoc(first.ref)).data()?.v;
    return { docRefGetV, queryDocRefGetV, docRefSetV: 2 };
  },
};

const Rows = v.object({
  rows: v.array(v.looseObject({ id: v.string(), observed: v.optional(v.unknown()) })),
});
const { rows } = readOracle('sdk-observations.json', Rows);

test.each(Object.entries(PROBES))('observed in production: %s', async (id, probe) => {
  const recorded = rows.find((row) => row.id === id);
  expect(recorded?.observed).toMatchObject(Object(await tab.evaluate(`(${probe.toString()})()`)));
});
