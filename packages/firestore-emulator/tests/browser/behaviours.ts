import type * as lite from 'firebase/firestore/lite';

/** What the lite and the full SDK have in common. */
export type Sdk = Omit<typeof lite, 'getCount' | 'getAggregate'> & {
  getCount?: typeof lite.getCount;
  getCountFromServer?: typeof lite.getCount;
};

export type Behaviour = {
  name: string;
  /** Runs in the page or in Node, so it must not use anything outside itself. */
  run: (sdk: Sdk, db: lite.Firestore) => Promise<unknown>;
  /** What comes out; by user where that matters. */
  expected: unknown | { anonymous: unknown; ann: unknown };
};

export const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{d}/documents {
    match /{path=**}/sub/{id} { allow read, write: if true; }
    match /open/{id} { allow read, write: if true; }
    match /ann/{id} { allow read, write: if request.auth.uid == 'ann'; }
    match /owned/{id} { allow read: if resource.data.owner == request.auth.uid; allow create: if true; }
  }
}`;

/** Things a client does, with the same outcome over every transport. */
export const BEHAVIOURS: Behaviour[] = [
  {
    name: 'every type of value comes back as it was stored',
    run: async (sdk, db) => {
      const at = sdk.doc(db, 'open/types');
      await sdk.setDoc(at, {
        nothing: null,
        yes: true,
        whole: 7,
        broken: 0.5,
        huge: Number.POSITIVE_INFINITY,
        words: 'café 😀',
        moment: new sdk.Timestamp(1700000000, 123456000),
        bytes: sdk.Bytes.fromBase64String('AQIDBA=='),
        place: new sdk.GeoPoint(37.5, -122.25),
        other: sdk.doc(db, 'open/other'),
        list: [1, 'two', { three: 3 }],
        map: { inner: { deep: [] } },
      });
      const data = (await sdk.getDoc(at)).data() ?? {};
      const { moment, bytes, place, other, ...plain } = data;
      return {
        ...plain,
        huge: String(data.huge),
        moment: [moment.seconds, moment.nanoseconds],
        bytes: bytes.toBase64(),
        place: [place.latitude, place.longitude],
        other: other.path,
      };
    },
    expected: {
      nothing: null,
      yes: true,
      whole: 7,
      broken: 0.5,
      huge: 'Infinity',
      words: 'café 😀',
      moment: [1700000000, 123456000],
      bytes: 'AQIDBA==',
      place: [37.5, -122.25],
      other: 'open/other',
      list: [1, 'two', { three: 3 }],
      map: { inner: { deep: [] } },
    },
  },
  {
    name: 'a missing document is missing',
    run: async (sdk, db) => (await sdk.getDoc(sdk.doc(db, 'open/never'))).exists(),
    expected: false,
  },
  {
    name: 'merge, update by path, deleteField',
    run: async (sdk, db) => {
      const at = sdk.doc(db, 'open/fields');
      await sdk.setDoc(at, { a: 1, b: { c: 1, d: 1 }, e: 1 });
      await sdk.setDoc(at, { b: { c: 2 } }, { merge: true });
      await sdk.updateDoc(at, { 'b.f': 3, e: sdk.deleteField() });
      return (await sdk.getDoc(at)).data();
    },
    expected: { a: 1, b: { c: 2, d: 1, f: 3 } },
  },
  {
    name: 'increment, arrayUnion, arrayRemove, serverTimestamp',
    run: async (sdk, db) => {
      const at = sdk.doc(db, 'open/transforms');
      await sdk.setDoc(at, { n: 1, tags: ['a', 'b'] });
      await sdk.updateDoc(at, {
        n: sdk.increment(2),
        tags: sdk.arrayUnion('b', 'c'),
        at: sdk.serverTimestamp(),
      });
      await sdk.updateDoc(at, { tags: sdk.arrayRemove('a') });
      const { at: moment, ...rest } = (await sdk.getDoc(at)).data() ?? {};
      return { ...rest, isRecent: Math.abs(moment.toMillis() - Date.now()) < 60_000 };
    },
    expected: { n: 3, tags: ['b', 'c'], isRecent: true },
  },
  {
    name: 'update of a missing document fails, and a write after it goes on',
    run: async (sdk, db) => {
      const code = await sdk.updateDoc(sdk.doc(db, 'open/missing'), { a: 1 }).then(
        () => 'done',
        (error: { code: string }) => error.code,
      );
      await sdk.setDoc(sdk.doc(db, 'open/after'), { ok: true });
      return [code, (await sdk.getDoc(sdk.doc(db, 'open/after'))).data()];
    },
    expected: ['not-found', { ok: true }],
  },
  {
    name: 'a batch is written whole or not at all',
    run: async (sdk, db) => {
      const [one, two] = [sdk.doc(db, 'open/one'), sdk.doc(db, 'open/two')];
      await sdk.writeBatch(db).set(one, { n: 1 }).set(two, { n: 2 }).commit();
      const code = await sdk
        .writeBatch(db)
        .delete(one)
        .update(sdk.doc(db, 'open/nobody'), { n: 3 })
        .commit()
        .then(
          () => 'done',
          (error: { code: string }) => error.code,
        );
      await sdk.writeBatch(db).delete(two).update(one, { n: 5 }).commit();
      return [code, (await sdk.getDoc(one)).data(), (await sdk.getDoc(two)).exists()];
    },
    expected: ['not-found', { n: 5 }, false],
  },
  {
    name: 'queries: filters, order, limits, cursors, or, collection groups',
    run: async (sdk, db) => {
      const sub = sdk.collection(db, 'open/queries/sub');
      const rows = {
        a: { n: 1, t: ['x'] },
        b: { n: 2, t: ['y'] },
        d: { n: 3, t: ['x', 'y'] },
        e: { n: 4, s: 'z' },
      };
      for (const [id, data] of Object.entries(rows)) await sdk.setDoc(sdk.doc(sub, id), data);
      const ids = async (query: lite.Query) =>
        (await sdk.getDocs(query)).docs.map((found) => found.id).join('');
      const byN = sdk.orderBy('n');
      return [
        await ids(sub),
        await ids(sdk.query(sub, sdk.where('n', '>', 2))),
        await ids(sdk.query(sub, sdk.where('t', 'array-contains', 'x'))),
        await ids(sdk.query(sub, sdk.where('n', 'in', [1, 4]))),
        await ids(sdk.query(sub, sdk.where('s', '!=', 'a'))),
        await ids(sdk.query(sub, byN, sdk.limit(2))),
        await ids(sdk.query(sub, byN, sdk.limitToLast(2))),
        await ids(sdk.query(sub, sdk.orderBy('n', 'desc'), sdk.startAfter(3))),
        await ids(sdk.query(sub, byN, sdk.startAt(2), sdk.endBefore(4))),
        await ids(sdk.query(sub, sdk.or(sdk.where('n', '==', 1), sdk.where('s', '==', 'z')))),
        await ids(sdk.query(sdk.collectionGroup(db, 'sub'), sdk.where('n', '<=', 2))),
      ];
    },
    expected: ['abde', 'de', 'ad', 'ae', 'e', 'ab', 'de', 'ba', 'bd', 'ae', 'ab'],
  },
  {
    name: 'a transaction reads, then writes',
    run: async (sdk, db) => {
      const at = sdk.doc(db, 'open/account');
      await sdk.setDoc(at, { balance: 10 });
      const paid = await sdk.runTransaction(db, async (transaction) => {
        const balance: number = (await transaction.get(at)).data()?.balance;
        transaction.update(at, { balance: balance - 3 });
        return balance;
      });
      return [paid, (await sdk.getDoc(at)).data()];
    },
    expected: [10, { balance: 7 }],
  },
  {
    name: 'counting',
    run: async (sdk, db) => {
      const items = sdk.collection(db, 'open/counted/sub');
      for (const n of [1, 2, 3]) await sdk.addDoc(items, { n, counted: true });
      const count = sdk.getCount ?? sdk.getCountFromServer;
      return (await count?.(sdk.query(items, sdk.where('counted', '==', true))))?.data().count;
    },
    expected: 3,
  },
  {
    name: 'deleting, also what is not there',
    run: async (sdk, db) => {
      const at = sdk.doc(db, 'open/deleted');
      await sdk.setDoc(at, { a: 1 });
      await sdk.deleteDoc(at);
      await sdk.deleteDoc(at);
      return (await sdk.getDoc(at)).exists();
    },
    expected: false,
  },
  {
    name: 'what the rules refuse is refused, and only that',
    run: async (sdk, db) => {
      const tried = (work: Promise<unknown>) =>
        work.then(
          () => 'ok',
          (error: { code: string }) => error.code,
        );
      return [
        await tried(sdk.setDoc(sdk.doc(db, 'ann/a'), { a: 1 })),
        await tried(sdk.getDoc(sdk.doc(db, 'ann/a'))),
        await tried(sdk.getDocs(sdk.collection(db, 'ann'))),
        await tried(sdk.setDoc(sdk.doc(db, 'closed/a'), { a: 1 })),
        await tried(sdk.getDoc(sdk.doc(db, 'closed/a'))),
        await tried(sdk.getDocs(sdk.collection(db, 'owned'))),
        await tried(sdk.getDocs(sdk.query(sdk.collection(db, 'owned'), sdk.where('owner', '==', 'ann')))),
        await tried(sdk.setDoc(sdk.doc(db, 'open/still'), { a: 1 })),
      ];
    },
    expected: {
      anonymous: [...Array(7).fill('permission-denied'), 'ok'],
      ann: ['ok', 'ok', 'ok', 'permission-denied', 'permission-denied', 'permission-denied', 'ok', 'ok'],
    },
  },
];
