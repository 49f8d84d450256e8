import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  addDoc,
  and,
  arrayRemove,
  arrayUnion,
  Bytes,
  type CollectionReference,
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  deleteField,
  doc,
  endBefore,
  type Firestore,
  GeoPoint,
  getDoc,
  getDocs,
  getFirestore,
  increment,
  limitToLast,
  or,
  orderBy,
  type Query,
  type QueryNonFilterConstraint,
  query,
  serverTimestamp,
  setDoc,
  setLogLevel,
  startAfter,
  startAt,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import { readOracle, replayRows } from './support/oracle.ts';
import { send } from './support/rest.ts';
import { type Running, startEmulator } from './support/startEmulator.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents/allowed/{rest=**} { allow read, write; }
}`;

let running: Running;
let app: FirebaseApp;
let db: Firestore;
let projects = 0;
beforeAll(async () => {
  setLogLevel('silent');
  running = await startEmulator();
});
afterAll(() => running.stop());
beforeEach(async () => {
  projects += 1;
  const projectId = `sdk-${projects}`;
  app = initializeApp({ projectId }, projectId);
  db = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', running.port);
  await send(`${running.origin}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: RULES }] } }),
  });
});
afterEach(() => deleteApp(app));

const below = (): CollectionReference => collection(db, 'allowed/test/documents');

/** What each probe of the recording sees here; the keys it gives are compared. */
const PROBES: Record<string, () => Promise<Record<string, unknown>>> = {
  'firestore-adddoc-autoid-format': async () => {
    const { id } = await addDoc(below(), {});
    return { length: id.length, isAllAlphanumeric: /^[A-Za-z0-9]+$/.test(id) };
  },
  'firestore-and-composite': async () => {
    await seedComposite();
    return matched(query(below(), and(where('x', '==', 1), where('y', '==', 2))));
  },
  'firestore-or-composite': async () => {
    await seedComposite();
    return matched(query(below(), or(where('x', '==', 1), where('y', '==', 2))));
  },
  'firestore-cursor-endbefore-exclusive': () => cursor(endBefore(3)),
  'firestore-cursor-startafter-exclusive': () => cursor(startAfter(3)),
  'firestore-cursor-startat-inclusive': () => cursor(startAt(3)),
  'firestore-deletedoc-missing': () => outcome(deleteDoc(doc(below(), 'never'))),
  'firestore-limittolast-preconditions': async () => {
    await setDoc(doc(below(), 'a'), { n: 1 });
    await setDoc(doc(below(), 'b'), { n: 2 });
    const trailing = await getDocs(query(below(), orderBy('n'), limitToLast(1)));
    const refused = await outcome((async () => getDocs(query(below(), limitToLast(1))))());
    return {
      noOrderByThrew: refused.threw,
      code: refused.code,
      trailingIds: trailing.docs.map(({ id }) => id),
    };
  },
  'firestore-read-denied-error-code': () => outcome(getDoc(doc(db, 'elsewhere/a'))),
  'firestore-rules-denied-error': () => outcome(setDoc(doc(db, 'elsewhere/a'), {})),
  'firestore-write-denied-error-code': () => outcome(setDoc(doc(db, 'elsewhere/a'), {})),
  'firestore-updatedoc-missing-error': () => outcome(updateDoc(doc(below(), 'never'), { a: 1 })),
  'firestore-row-100-increment-bumps-numeric': async () => {
    const target = doc(below(), 'a');
    await setDoc(target, { other: 1 });
    const after: unknown[] = [];
    for (const by of [5, 3, -2]) {
      await updateDoc(target, { count: increment(by) });
      after.push((await getDoc(target)).get('count'));
    }
    return { afterFirst: after[0], afterSecond: after[1], afterThird: after[2] };
  },
  'firestore-row-101-arrayunion-dedupes': async () => {
    const target = doc(below(), 'a');
    await setDoc(target, { tags: ['a', 'b'] });
    const tagsAfter = async (tags: unknown) => {
      await updateDoc(target, { tags });
      return (await getDoc(target)).get('tags');
    };
    return {
      afterDedupAcrossExisting: await tagsAfter(arrayUnion('b', 'c')),
      afterDedupInlineArgs: await tagsAfter(arrayUnion('d', 'd')),
      afterArrayRemove: await tagsAfter(arrayRemove('b')),
    };
  },
  'firestore-row-103-deletefield-removes-field': async () => {
    const target = doc(below(), 'a');
    await setDoc(target, { keep: 1, remove: 2 });
    await updateDoc(target, { remove: deleteField() });
    const data = (await getDoc(target)).data() ?? {};
    return { afterKeys: Object.keys(data).sort(), keepValue: data.keep };
  },
  'firestore-row-109-bytes-roundtrip': async () => {
    await setDoc(doc(below(), 'a'), { payload: Bytes.fromUint8Array(new Uint8Array([1, 2, 3, 4])) });
    const payload: unknown = (await getDoc(doc(below(), 'a'))).get('payload');
    return {
      payloadIsBytes: payload instanceof Bytes,
      roundTrippedBase64: payload instanceof Bytes && payload.toBase64(),
    };
  },
  'firestore-row-110-geopoint-roundtrip': async () => {
    await setDoc(doc(below(), 'a'), { loc: new GeoPoint(37.7749, -122.4194) });
    const loc: unknown = (await getDoc(doc(below(), 'a'))).get('loc');
    return loc instanceof GeoPoint
      ? { roundTrippedLat: loc.latitude, roundTrippedLng: loc.longitude }
      : { loc };
  },
  'firestore-row-30-sentinels-in-setdoc': async () => {
    const target = doc(below(), 'a');
    await setDoc(target, { createdAt: serverTimestamp(), count: 5, tags: ['a'] });
    const data = (await getDoc(target)).data() ?? {};
    return {
      keys: Object.keys(data).sort(),
      createdAtIsTimestamp: data.createdAt instanceof Timestamp,
      count: data.count,
      tags: data.tags,
    };
  },
  'firestore-row-36-sentinels-in-updatedoc': async () => {
    const target = doc(below(), 'a');
    await setDoc(target, { count: 5, tags: ['a'], oldField: 'keep-then-remove' });
    await updateDoc(target, { count: increment(3), tags: arrayUnion('b'), oldField: deleteField() });
    const data = (await getDoc(target)).data() ?? {};
    return { keys: Object.keys(data).sort(), count: data.count, tags: data.tags };
  },
  'firestore-row-99-servertimestamp-resolves-to-timestamp': async () => {
    await setDoc(doc(below(), 'a'), { at: serverTimestamp() });
    const at: unknown = (await getDoc(doc(below(), 'a'))).get('at');
    return { atIsTimestamp: at instanceof Timestamp };
  },
};

describe('sdk-observations.json', () => {
  const { rows } = readOracle(
    'sdk-observations.json',
    v.object({ rows: v.array(v.object({ id: v.string(), observed: v.looseObject({}) })) }),
  );
  replayRows(
    'sdk-observations.json',
    rows,
    (row) => row.id,
    async ({ id, observed }) => {
      const probe = PROBES[id];
      if (probe === undefined) throw new Error('there is no such probe');
      expect(observed).toMatchObject(await probe());
    },
  );
});

describe('sdk-web-writes.json', () => {
  const { rows } = readOracle(
    'sdk-web-writes.json',
    v.object({
      rows: v.array(
        v.object({ name: v.string(), result: v.optional(v.unknown()), code: v.optional(v.string()) }),
      ),
    }),
  );
  const target = () => doc(below(), 'd');
  const base = { n: 1, s: 'x', tags: ['a'] };
  const read = async (id: string) => (await getDoc(doc(below(), id))).data() ?? null;
  /** One program per row; each starts from an empty database. */
  const programs: Record<string, () => Promise<unknown>> = {
    setDoc: async () => {
      await setDoc(target(), base);
      return read('d');
    },
    'setDoc with merge of {m:{x:1}}': async () => {
      await setDoc(target(), base);
      await setDoc(target(), { m: { x: 1 } }, { merge: true });
      return read('d');
    },
    'updateDoc: increment n by 2, arrayUnion b, delete s, at = serverTimestamp': async () => {
      await setDoc(target(), { ...base, m: { x: 1 } });
      await updateDoc(target(), {
        n: increment(2),
        tags: arrayUnion('b'),
        s: deleteField(),
        at: serverTimestamp(),
      });
      const { at, ...data } = v.parse(v.looseObject({ at: v.instance(Timestamp) }), await read('d'));
      return { at: at instanceof Timestamp && '<timestamp>', ...data };
    },
    'updateDoc of a missing document': async () => (await outcome(updateDoc(target(), { a: 1 }))).code,
    deleteDoc: async () => {
      await setDoc(target(), base);
      await deleteDoc(target());
      return read('d');
    },
    'writeBatch: delete b1, set b2': async () => {
      await setDoc(doc(below(), 'b1'), { n: 1 });
      await writeBatch(db).delete(doc(below(), 'b1')).set(doc(below(), 'b2'), { n: 2 }).commit();
      return { b1: await read('b1'), b2: await read('b2') };
    },
    'fifty writes at once (not awaited one by one)': async () => {
      await Promise.all(Array.from({ length: 50 }, (_, i) => setDoc(doc(below(), `d${i}`), { i })));
      return { d0: await read('d0'), d49: await read('d49') };
    },
    'fifty increments of one document': async () => {
      await setDoc(target(), { n: 0 });
      await Promise.all(Array.from({ length: 50 }, () => updateDoc(target(), { n: increment(1) })));
      return read('d');
    },
    'a write after a failed one': async () => {
      await outcome(updateDoc(target(), { ok: false }));
      await setDoc(target(), { ok: true });
      return read('d');
    },
  };
  replayRows(
    'sdk-web-writes.json',
    rows,
    (row) => row.name,
    async ({ name, result, code }) => {
      const program = programs[name];
      if (program === undefined) throw new Error('there is no such program');
      expect(await program()).toEqual(code ?? result);
    },
  );
});

async function outcome(promise: Promise<unknown>): Promise<{ threw: boolean; code: string | null }> {
  try {
    await promise;
    return { threw: false, code: null };
  } catch (error) {
    return { threw: true, code: v.parse(v.looseObject({ code: v.string() }), error).code };
  }
}

async function seedComposite(): Promise<void> {
  await setDoc(doc(below(), 'match-both'), { x: 1, y: 2 });
  await setDoc(doc(below(), 'match-x'), { x: 1, y: 9 });
  await setDoc(doc(below(), 'match-y'), { x: 3, y: 2 });
  await setDoc(doc(below(), 'none'), { x: 3, y: 9 });
}

async function cursor(constraint: QueryNonFilterConstraint): Promise<Record<string, unknown>> {
  for (const pos of [1, 2, 3, 4, 5]) await setDoc(doc(below(), `pos-${pos}`), { pos });
  return matched(query(below(), orderBy('pos'), constraint));
}

async function matched(asked: Query): Promise<Record<string, unknown>> {
  const { docs } = await getDocs(asked);
  return { matched: docs.length, matchedIds: docs.map(({ id }) => id).sort() };
}
