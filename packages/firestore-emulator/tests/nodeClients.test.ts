import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  average,
  Bytes,
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  type Firestore,
  GeoPoint,
  getAggregateFromServer,
  getDoc,
  getDocs,
  getFirestore,
  increment,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  sum,
  Timestamp,
  terminate,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newEmulator, type Running, startEmulator } from './support/startEmulator.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /open/{id} { allow read, write; }
    match /users/{uid} {
      allow read: if request.auth != null;
      allow write: if request.auth.uid == uid && request.resource.data.keys().hasOnly(['name']);
    }
    match /posts/{id} {
      allow list: if request.query.limit <= 10 && resource.data.author == request.auth.uid;
      allow create: if request.auth.token.email_verified == true
        && request.resource.data.at == request.time
        && exists(/databases/$(database)/documents/users/$(request.auth.uid));
    }
  }
}`;

let running: Running;
beforeAll(async () => {
  setLogLevel('silent');
  running = await startEmulator(0, newEmulator({ project: 'demo-node' }));
  running.emulator.rulesets.set('demo-node', [{ name: 'firestore.rules', content: RULES }]);
});
afterAll(() => running.stop());

describe('the full web SDK under Node', () => {
  let app: FirebaseApp;
  let db: Firestore;
  let apps = 0;
  beforeEach(() => {
    apps += 1;
    app = initializeApp({ projectId: `demo-node-${apps}` }, `node-${apps}`);
    db = getFirestore(app);
    connectFirestoreEmulator(db, '127.0.0.1', running.port, { mockUserToken: { sub: 'ann' } });
  });
  afterEach(async () => {
    await terminate(db);
    await deleteApp(app);
  });

  it('brings back every type of value', async () => {
    const sent = {
      bytes: Bytes.fromUint8Array(new Uint8Array([1, 2, 3])),
      empty: { list: [], map: {}, text: '', zero: 0 },
      infinite: Number.NEGATIVE_INFINITY,
      none: Number.NaN,
      nothing: null,
      place: new GeoPoint(1, 0),
      time: Timestamp.fromMillis(1234),
    };
    const target = doc(db, 'open/a');
    await setDoc(target, { ...sent, at: serverTimestamp() });
    const { at, ...data } = (await getDoc(target)).data() ?? {};
    expect(data).toEqual(sent);
    expect(at).toBeInstanceOf(Timestamp);
  });

  it('listens, runs transactions and aggregates', async () => {
    const open = collection(db, 'open');
    const target = doc(open, 'a');
    let shown = '';
    let compare = () => {};
    const shows = (wanted: string) =>
      new Promise<void>((resolve) => {
        compare = () => shown === wanted && resolve();
        compare();
      });
    const stop = onSnapshot(query(open, where('n', '>', 0), orderBy('n')), ({ docs }) => {
      shown = docs.map((found) => `${found.id}${found.get('n')}`).join();
      compare();
    });
    await setDoc(target, { n: 1 });
    await updateDoc(target, { n: increment(2) });
    await runTransaction(db, async (transaction) => {
      const before = await transaction.get(target);
      transaction.update(target, { n: before.get('n') + 1 });
    });
    await writeBatch(db).set(doc(open, 'b'), { n: 2 }).set(doc(open, 'c'), { n: 0 }).commit();
    await shows('b2,a4');
    const totals = await getAggregateFromServer(open, { all: sum('n'), mean: average('n') });
    expect(totals.data()).toEqual({ all: 6, mean: 2 });
    await deleteDoc(target);
    await shows('b2');
    stop();
  });

  it('is told at once what is refused', async () => {
    await setDoc(doc(db, 'open/a'), {});
    const closed = doc(db, 'closed/a');
    const denied = { code: 'permission-denied' };
    await expect(setDoc(closed, {})).rejects.toMatchObject(denied);
    await expect(getDoc(closed)).rejects.toMatchObject(denied);
    await expect(getDocs(collection(db, 'closed'))).rejects.toMatchObject(denied);
    await expect(updateDoc(doc(db, 'open/none'), { a: 1 })).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('@firebase/rules-unit-testing', () => {
  let env: RulesTestEnvironment;
  beforeAll(async () => {
    env = await initializeTestEnvironment({
      projectId: 'demo-rules-unit-testing',
      firestore: { host: '127.0.0.1', port: running.port, rules: RULES },
    });
  });
  afterEach(() => env.clearFirestore());
  afterAll(() => env.cleanup());

  it('tells what rules allow from what they refuse', async () => {
    const ann = env.authenticatedContext('ann').firestore();
    await assertSucceeds(ann.doc('users/ann').set({ name: 'Ann' }));
    await assertFails(ann.doc('users/ann').set({ name: 'Ann', admin: true }));
    await assertFails(ann.doc('users/bob').set({ name: 'Bob' }));
    const nobody = env.unauthenticatedContext().firestore();
    await assertFails(nobody.doc('users/ann').get());
    await assertFails(nobody.collection('users').get());
  });

  it('sets up what rules look for without them', async () => {
    const ann = env.authenticatedContext('ann', { email_verified: true }).firestore();
    const post = () => ann.collection('posts').add({ author: 'ann', at: serverTimestamp() });
    await assertFails(post());
    await env.withSecurityRulesDisabled(async (context) => {
      await context.firestore().doc('users/ann').set({ name: 'Ann' });
    });
    await assertSucceeds(post());
    const mine = ann.collection('posts').where('author', '==', 'ann');
    expect((await assertSucceeds(mine.limit(10).get())).size).toBe(1);
    await assertFails(mine.get());
  });

  it('refuses rules that are broken', async () => {
    const broken = initializeTestEnvironment({
      projectId: 'demo-broken',
      firestore: { host: '127.0.0.1', port: running.port, rules: 'service cloud.firestore {' },
    });
    await expect(broken).rejects.toThrow();
  });
});
