import {
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  documentId,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { collections, pageQuery } from '../../src/domain/backup/documentPages.ts';
import { foreignFields } from '../support/documents/fieldValues.ts';
import { key, sent } from '../support/documents/samples.ts';
import { refused } from '../support/refused.ts';
import { seededProject } from '../support/seededProject.ts';
import { firestoreEmulator, type Role } from '../support/TestProject.ts';

/*
 * What somebody would try by hand. Each refusal stands beside the harmless act it differs from by one thing.
 */

const now = serverTimestamp();
const forged = Timestamp.fromDate(new Date('2020-01-01T00:00:00Z'));
const stamp = { updatedAt: now };

const project = await seededProject();

describe('the public event', () => {
  const change = (changes: object) =>
    updateDoc(doc(project.as('regular'), 'events/e1'), { ...stamp, ...changes });
  const create = (changes: object) =>
    setDoc(doc(project.as('regular'), 'events/e2'), { ...sent.events, ...changes });

  test.each(['registrationPassword', 'salesContact', 'contactPerson', 'pointOfContact', 'participants'])(
    'never carries %s',
    async (field) => {
      await refused(change({ [field]: 'x' }));
      await refused(create({ [field]: 'x' }));
    },
  );

  test('shows its form only while registration is open', async () => {
    await change({ registration: 'locked', googleFormUrl: deleteField() });
    await refused(change({ googleFormUrl: 'https://forms.example/1' }));
    await refused(change({ registration: 'open' }));
    await refused(change({ registration: 'open', googleFormUrl: 'javascript:alert(1)' }));
    await refused(change({ registration: 'ajar', googleFormUrl: 'https://forms.example/1' }));
    await change({ registration: 'open', googleFormUrl: 'https://forms.example/1' });
    await refused(create({ registration: 'locked' }));
    await refused(create({ registration: 'none' }));
    await create({});
  });

  test.each(['ajar', '', 'open ', null, 7, true, { password: 'aces21' }, ['open'], 'Nonsense'])(
    'has no registration such as %j',
    async (registration) => {
      const { googleFormUrl: _, ...closed } = sent.events;
      await refused(change({ registration }));
      await refused(change({ registration, googleFormUrl: deleteField() }));
      await refused(setDoc(doc(project.as('regular'), 'events/e2'), { ...closed, registration }));
      await setDoc(doc(project.as('regular'), 'events/e2'), { ...closed, registration: 'none' });
    },
  );

  test('is not made without saying how to register', async () => {
    const { googleFormUrl: _, registration: __, ...silent } = sent.events;
    await refused(setDoc(doc(project.as('regular'), 'events/e2'), silent));
  });

  test('that is open does not lose its form', async () => {
    await refused(change({ googleFormUrl: deleteField() }));
    await change({ googleFormUrl: 'https://forms.example/2' });
    await change({ googleFormUrl: deleteField(), registration: 'none' });
    await project.seed({ 'events/old': { title: 'Old', googleFormUrl: 'https://forms.example/1' } });
    await updateDoc(doc(project.as('regular'), 'events/old'), { ...stamp, googleFormUrl: deleteField() });
  });

  test('keeps its day and its sort key together', async () => {
    await change({ date: null, sortDate: '9999-12-31' });
    await change({ date: '2026-05-06', sortDate: '2026-05-06T23:59' });
    await refused(change({ date: '2026-05-07' }));
    await refused(change({ sortDate: '0000-01-01T00:00' }));
    await refused(change({ date: null }));
    await refused(change({ date: 'TBD', sortDate: '9999-12-31' }));
    for (const time of [
      '99:99',
      '30:00',
      '10:60',
      '1:00',
      '10:0',
      'x0:00',
      '1x:00',
      '10:x0',
      '10:0x',
      '10:000',
    ])
      await refused(change({ date: '2026-05-06', sortDate: `2026-05-06T${time}` }), time);
    for (const key of [
      '2026-05-06 10:00',
      '2026-05-06T10.00',
      '2026-05-06T10:00 ',
      '2026-05-0610:00',
      null,
      7,
    ])
      await refused(change({ date: '2026-05-06', sortDate: key }), String(key));
    await refused(change({ date: '2026-05-06', sortDate: '2026-05-06xT10:00' }));
    await refused(change({ date: '2026-15-06', sortDate: '2026-15-06T10:00' }));
    await refused(change({ date: forged, sortDate: '9999-12-31' }));
  });

  test('is not made without a day and its sort key', async () => {
    for (const name of ['events', 'tournaments'] as const) {
      const { date: _, sortDate: __, ...dayless } = sent[name];
      await refused(setDoc(doc(project.as('regular'), name, 'x2'), dayless));
    }
  });

  test('has the moments of the server', async () => {
    await create({});
    await refused(change({ createdAt: now }));
    await refused(change({ createdAt: deleteField() }));
    await refused(change({ updatedAt: forged }));
    await refused(updateDoc(doc(project.as('regular'), 'events/e1'), { title: 'No stamp' }));
    const other = doc(project.as('regular'), 'events/e3');
    await refused(setDoc(other, { ...sent.events, createdAt: forged }));
    await refused(setDoc(other, { ...sent.events, updatedAt: forged }));
  });
});

test('a tournament keeps its day and its sort key together', async () => {
  const change = (changes: object) => updateDoc(doc(project.as('regular'), 'tournaments/t1'), changes);
  await change({ date: '2026-05-06', sortDate: '2026-05-06T23:59' });
  await change({ date: null, sortDate: '9999-12-31' });
  await refused(change({ date: '2026-05-07' }));
  await refused(change({ sortDate: '2026-05-07T10:00' }));
  await refused(change({ date: 'TBD', sortDate: 'TBD' }));
});

describe('an event of an older installation', () => {
  const legacy = {
    title: 7,
    college: 'Purdue',
    date: new Date('2026-03-14T00:00:00Z'),
    status: 'done',
    registrationPassword: 'aces21',
    googleFormUrl: 'https://forms.example/1',
    participants: [{ name: 'Ann' }],
    salesContact: { name: 'Kim' },
    entryFee: '25',
    backgroundImage: `data:image/png;base64,${'A'.repeat(9000)}`,
    createdAt: '2024',
  };
  beforeEach(() => project.seed({ 'events/old': legacy }));
  const change = (changes: object) =>
    updateDoc(doc(project.as('regular'), 'events/old'), { ...stamp, ...changes });

  test('can be edited field by field', async () => {
    await change({ showOnLandingPage: true });
    await change({ title: 'Spring Open' });
    await change({ date: '2026-03-14', sortDate: '2026-03-14T19:00' });
    await change({ entryFee: 25, status: 'completed' });
  });

  test('gives up its secrets', async () => {
    await change({
      registrationPassword: deleteField(),
      googleFormUrl: deleteField(),
      participants: deleteField(),
      salesContact: deleteField(),
      college: deleteField(),
      collegeName: 'Purdue',
      registration: 'locked',
    });
  });

  test('is judged by what is written', async () => {
    await refused(change({ title: 8 }));
    await refused(change({ registrationPassword: 'kings7' }));
    await refused(change({ participants: [] }));
    await refused(change({ college: 'Towson' }));
    await refused(change({ registration: 'locked' }));
    await refused(change({ createdAt: now }));
    await refused(change({ backgroundImage: 'data:image/png;base64,AAAA' }));
  });
});

describe('other documents of an older installation', () => {
  const change = (path: string, changes: object) => updateDoc(doc(project.as('super'), path), changes);

  test('can be edited field by field, whatever else they hold', async () => {
    await project.seed({
      'events/e1/private/staff': { salesContact: 'Kim' },
      'events/e1/participants/old': { name: '', checkedIn: 'no', source: 'paper' },
      'colleges/old': { name: 7, conference: '', logoPath: 'x.jpg', fraternityCount: '3' },
      'colleges/old/fraternities/old': { name: '', size: 'big', status: 'scheduling' },
      'salesPipeline/old': { status: 'new', contact: 'Kim' },
      'tournaments/old': { title: 7, date: 'TBD' },
    });
    await change('events/e1/private/staff', { contactPerson: 'Kim' });
    await change('events/e1/participants/old', { email: 'ann@x.edu' });
    await change('colleges/old', { location: 'Towson' });
    await change('colleges/old/fraternities/old', { letters: 'ΣΧ' });
    await change('salesPipeline/old', { ...stamp, collegeName: 'Towson' });
    await change('tournaments/old', { winner: 'Ann' });
    await refused(change('colleges/old', { name: 8 }));
    await refused(change('colleges/old/fraternities/old', { name: ' ' }));
    await refused(change('salesPipeline/old', { ...stamp, contact: 'Lee' }));
  });
});

describe('an unlock document', () => {
  const staff = () => project.as('regular');

  test('opens to who knows its key, and to nobody else', async () => {
    const visitor = project.as('anyone');
    expect((await getDoc(doc(visitor, 'events/e1/unlocks', key))).data()).toEqual(sent.unlocks);
    expect((await getDoc(doc(visitor, 'events/e1/unlocks', key.toLowerCase()))).exists()).toBe(false);
    await refused(getDocs(collection(visitor, 'events/e1/unlocks')));
    await refused(
      getDocs(query(collection(visitor, 'events/e1/unlocks'), where('googleFormUrl', '==', 'x'))),
    );
    await refused(getDocs(query(collection(visitor, 'events/e1/unlocks'), where(documentId(), '>', 'A'))));
    await refused(getCount(collection(visitor, 'events/e1/unlocks')));
  });

  test.each(['short', 'x'.repeat(42), 'x'.repeat(44), `${'x'.repeat(42)}=`, `${'x'.repeat(42)}+`])(
    'is not named %s',
    async (id) => {
      await refused(setDoc(doc(staff(), 'events/e1/unlocks', id), sent.unlocks));
      await setDoc(doc(staff(), 'events/e1/unlocks', 'x'.repeat(43)), sent.unlocks);
    },
  );

  test.each([
    [{ googleFormUrl: 'javascript:alert(1)' }],
    [{ googleFormUrl: 'http://forms.example' }],
    [{ googleFormUrl: '' }],
    [{ googleFormUrl: 1 }],
    [{}],
    ...foreignFields.map((field): [object] => [{ googleFormUrl: null, [field]: 'aces21' }]),
  ])('does not hold %j', async (data) => {
    await refused(setDoc(doc(staff(), 'events/e1/unlocks', key), data));
  });

  test('may wait for its form', async () => {
    await setDoc(doc(staff(), 'events/e1/unlocks', key), { googleFormUrl: null });
  });
});

describe('an address', () => {
  const give = (role: Role, id: string, data: object = { of: 'mine' }) =>
    setDoc(doc(project.as(role), 'addresses', id), data);
  const longest = `${'x'.repeat(75)}-2026`;
  const wrong = [
    'cup',
    'Cup-2026',
    'cup-Fall',
    '-cup-2026',
    'cup-2026-',
    'cup--2026',
    ' cup-2026',
    'cup-2026 ',
  ];
  beforeEach(() =>
    project.seed(
      Object.fromEntries(
        ['cup-2026', longest, `x${longest}`, ...wrong].map((id) => [`events/${id}`, { title: 'Cup' }]),
      ),
    ),
  );

  test('is given once, by staff, to an event that is there', async () => {
    for (const role of ['anyone', 'betr', 'expired', 'anonymous', 'crew'] as const)
      await refused(give(role, 'cup-2026'), role);
    for (const of of ['', ' ', 'x'.repeat(41), 1, null]) await refused(give('regular', 'cup-2026', { of }));
    await refused(give('regular', 'cup-2026', {}));
    for (const field of foreignFields)
      await refused(give('regular', 'cup-2026', { of: 'mine', [field]: 'x' }));
    await refused(give('regular', 'gone-2026'));
    await give('regular', 'cup-2026', { of: 'x'.repeat(40) });
    await refused(give('super', 'cup-2026', { of: 'x'.repeat(40) }));
  });

  test('is words and hyphens', async () => {
    for (const id of [`x${longest}`, ...wrong]) await refused(give('regular', id), id);
    await give('regular', longest);
  });
});

describe('across collections', () => {
  test.each(
    ['private', 'participants', 'unlocks', 'passes', 'crew', 'events', 'tournamentRequests'].concat(
      'fraternities',
      'imports',
    ),
  )('a stranger cannot query every %s at once', async (group) => {
    await refused(getDocs(collectionGroup(project.as('anyone'), group)));
    await refused(getCount(collectionGroup(project.as('anyone'), group)));
  });

  test('staff and betr count every fraternity at once, and only those', async () => {
    for (const role of ['betr', 'regular', 'super'] as const) {
      expect((await getCount(collectionGroup(project.as(role), 'fraternities'))).data().count).toBe(1);
      await refused(getDocs(collectionGroup(project.as(role), 'private')));
    }
  });

  test('staff search all events, twenty documents at once, super admins read 500; nobody else does', async () => {
    const search = (role: Role, most: number) =>
      getDocs(
        query(
          collectionGroup(project.as(role), 'private'),
          where('tokens', 'array-contains', 'spr'),
          orderBy('sortDate', 'desc'),
          limit(most),
        ),
      );
    for (const [role, most] of [
      ['regular', 20],
      ['super', 500],
    ] as const) {
      const found = await search(role, most);
      expect(found.docs.map(({ ref }) => ref.path)).toEqual(['events/e1/private/search']);
      await refused(search(role, most + 1));
    }
    for (const role of ['anyone', 'betr', 'expired'] as const) await refused(search(role, 1));
  });

  describe.each(collections)('of %s', (name) => {
    const whole = ['fraternities', 'outreach'].includes(name);
    const ask = async (role: Role, limit: number, collection: string = name) => {
      const { host, port } = firestoreEmulator();
      const root = `http://${host}:${port}/v1/projects/${project.id}/databases/(default)/documents`;
      const body = JSON.stringify(pageQuery(collection, '', limit));
      const headers = await project.headersOf(role)();
      return (await fetch(`${root}:runQuery`, { method: 'POST', headers, body })).status;
    };

    test('super admins read a page, as "Download everything" does', async () => {
      expect(await ask('super', 500)).toBe(200);
      expect(await ask('super', 500, `${name}OfNobody`)).toBe(403);
      for (const role of ['anyone', 'anonymous', 'crew', 'expired'] as const)
        expect(await ask(role, 101), role).toBe(403);
    });

    test('of what is further down no more than that, and nobody else', async () => {
      const isBelow = JSON.stringify(pageQuery(name, '', 1)).includes('"allDescendants":true');
      if (!isBelow || whole) return;
      expect(await ask('super', 501)).toBe(403);
      expect(await ask('regular', name === 'private' ? 21 : 1)).toBe(403);
      expect(await ask('betr', 1)).toBe(403);
    });
  });

  test('super admins alone write what chapters and colleges are found by; staff find them', async () => {
    const paths = ['colleges/purdue-university', 'colleges/purdue-university/fraternities/f1'];
    for (const path of paths) {
      await refused(updateDoc(doc(project.as('regular'), path), { searchTokens: ['pur'] }));
      await updateDoc(doc(project.as('super'), path), { searchTokens: ['pur'] });
    }
    const group = collectionGroup(project.as('super'), 'fraternities');
    expect((await getDocs(query(group, where('searchTokens', 'array-contains', 'pur'), limit(4)))).size).toBe(
      1,
    );
  });

  test('other documents beside the private part and the settings cannot be written', async () => {
    await project.seed({
      'events/e1/private/other': { contactPerson: 'Kim' },
      'settings/other': { googleSheetUrl: '' },
    });
    await refused(updateDoc(doc(project.as('super'), 'events/e1/private/other'), { contactPerson: 'Lee' }));
    await refused(
      updateDoc(doc(project.as('super'), 'settings/other'), { googleSheetUrl: '', updatedAt: now }),
    );
    await refused(deleteDoc(doc(project.as('super'), 'settings/other')));
    await refused(setDoc(doc(project.as('super'), 'events/e1/private/third'), sent.private));
    await refused(setDoc(doc(project.as('super'), 'settings/third'), sent.settings));
    await refused(setDoc(doc(project.as('super'), 'events/e1/anything/x'), {}));
  });
});

describe('a token', () => {
  const seconds = Math.floor(Date.now() / 1000);
  const read = (name: string, token: object) =>
    getDoc(doc(project.withToken(name, token), 'salesPipeline/s1'));

  test('counts with a level and a recent login', async () => {
    await read('fresh', { level: 'regular', auth_time: seconds - 29 * 60 });
  });

  test.each([
    ['stale', { level: 'regular', auth_time: seconds - 30 * 60 - 5 }],
    ['without-level', { auth_time: seconds }],
    ['other-level', { level: 'Super', auth_time: seconds }],
    ['list-of-levels', { level: ['super'], auth_time: seconds }],
    ['admin-claim', { admin: true, auth_time: seconds }],
    ['betr', { betr: true, auth_time: seconds }],
    ['time-in-words', { level: 'super', auth_time: 'now' }],
  ])('%s does not', async (name, token) => {
    await refused(read(name, token));
  });

  test('betr must be true, not merely there', async () => {
    const fraternity = 'colleges/purdue-university/fraternities/f1';
    await refused(getDoc(doc(project.withToken('betr-text', { betr: 'true' }), fraternity)));
    await getDoc(doc(project.withToken('betr-true', { betr: true }), fraternity));
  });
});
