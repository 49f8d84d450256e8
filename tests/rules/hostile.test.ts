import {
  addDoc,
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  documentId,
  getCount,
  getDoc,
  getDocs,
  increment,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { key, season, sent } from '../support/samples.ts';
import { TestProject } from '../support/TestProject.ts';

/*
 * What somebody would try by hand. Each refusal stands beside the harmless act it differs from by one thing.
 */

const now = serverTimestamp();
const forged = Timestamp.fromDate(new Date('2020-01-01T00:00:00Z'));
const stamp = { updatedAt: now };

let project: TestProject;
beforeAll(async () => {
  project = await TestProject.open();
});
afterAll(() => project?.close());
beforeEach(async () => {
  await project.clear();
  await project.seed(season);
});

async function refused(act: Promise<unknown>): Promise<void> {
  await expect(act).rejects.toMatchObject({ code: 'permission-denied' });
}

describe('a tournament request from a stranger', () => {
  const send = (changes: object) =>
    addDoc(collection(project.as('anyone'), 'tournamentRequests'), {
      ...sent.tournamentRequests,
      ...changes,
    });

  test('arrives when it is valid', async () => {
    await send({});
    await send({ fraternityName: 'Sigma Chi', additionalInfo: 'x'.repeat(5000), estimatedParticipants: 1 });
  });

  test.each([
    ['an extra field', { admin: true }],
    ['a note of staff', { note: 'ours' }],
    ['the status of somebody who decided already', { status: 'scheduled' }],
    ['a forged moment', { createdAt: forged }],
    ['no moment', { createdAt: null }],
    ['a huge text', { additionalInfo: 'x'.repeat(5001) }],
    ['a huge name', { organizerName: 'x'.repeat(201) }],
    ['no name', { organizerName: '' }],
    ['a blank name', { organizerName: '   ' }],
    ['no e-mail', { email: '' }],
    ['an e-mail without @', { email: 'lee.example' }],
    ['an e-mail with a line break', { email: 'lee@x.example\nbcc: all' }],
    ['no phone', { phone: '' }],
    ['no college', { collegeName: '' }],
    ['no place', { location: '' }],
    ['no time', { proposedTime: '' }],
    ['no day', { proposedDate: '' }],
    ['a day that is none', { proposedDate: '2026-13-01' }],
    ['nobody to come', { estimatedParticipants: 0 }],
    ['half a person', { estimatedParticipants: 1.5 }],
    ['a number in words', { estimatedParticipants: '40' }],
    ['a map where text belongs', { organizerName: { first: 'Lee' } }],
    ['a list where text belongs', { additionalInfo: ['x'] }],
    ['a number where text belongs', { fraternityName: 1 }],
    ['a huge fraternity', { fraternityName: 'x'.repeat(151) }],
    ['a huge e-mail', { email: `lee@${'x'.repeat(317)}` }],
    ['a huge phone', { phone: '1'.repeat(51) }],
    ['a huge college', { collegeName: 'x'.repeat(151) }],
    ['a huge place', { location: 'x'.repeat(301) }],
    ['a huge time', { proposedTime: 'x'.repeat(61) }],
    ['a crowd beyond measure', { estimatedParticipants: 100_001 }],
  ])('with %s is refused', async (_, changes) => {
    await refused(send(changes));
  });

  test.each(Object.keys(sent.tournamentRequests))(
    'without %s is refused, unless that is optional',
    async (field) => {
      const { [field as keyof typeof sent.tournamentRequests]: _, ...rest } = sent.tournamentRequests;
      const act = addDoc(collection(project.as('anyone'), 'tournamentRequests'), rest);
      await (field === 'fraternityName' || field === 'additionalInfo' ? act : refused(act));
    },
  );

  test('cannot be read, changed or replaced by its sender', async () => {
    const request = await send({});
    await refused(getDoc(doc(project.as('anyone'), 'tournamentRequests', request.id)));
    await refused(setDoc(request, sent.tournamentRequests));
    await refused(getCount(collection(project.as('anyone'), 'tournamentRequests')));
  });
});

describe('working on a request', () => {
  const change = (changes: object) =>
    updateDoc(doc(project.as('regular'), 'tournamentRequests/r1'), { ...stamp, ...changes });

  test('staff set the status and a note', async () => {
    for (const status of ['contacted', 'scheduled', 'declined', 'pending']) await change({ status });
    await change({ note: 'x'.repeat(5000) });
  });

  test.each([
    ['rewrite what the visitor wrote', { organizerName: 'Other' }],
    ['invent a status', { status: 'done' }],
    ['forge the moment of the change', { updatedAt: forged }],
    ['touch the moment of creation', { createdAt: now }],
    ['write a huge note', { note: 'x'.repeat(5001) }],
    ['remove a field', { email: deleteField() }],
  ])('but cannot %s', async (_, changes) => {
    await refused(change(changes));
  });
});

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

  test('keeps its day and its sort key together', async () => {
    await change({ date: null, sortDate: '9999-12-31' });
    await change({ date: '2026-05-06', sortDate: '2026-05-06T23:59' });
    await refused(change({ date: '2026-05-07' }));
    await refused(change({ sortDate: '0000-01-01T00:00' }));
    await refused(change({ date: null }));
    await refused(change({ date: 'TBD', sortDate: '9999-12-31' }));
    await refused(change({ date: '2026-05-06', sortDate: '2026-05-06T99:99' }));
    await refused(change({ date: '2026-15-06', sortDate: '2026-15-06T10:00' }));
    await refused(change({ date: forged, sortDate: '9999-12-31' }));
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
    [{ googleFormUrl: null, password: 'aces21' }],
  ])('does not hold %j', async (data) => {
    await refused(setDoc(doc(staff(), 'events/e1/unlocks', key), data));
  });

  test('may wait for its form', async () => {
    await setDoc(doc(staff(), 'events/e1/unlocks', key), { googleFormUrl: null });
  });
});

describe('across collections', () => {
  test.each(['private', 'participants', 'unlocks', 'events', 'tournamentRequests', 'fraternities'])(
    'a stranger cannot query every %s at once',
    async (group) => {
      await refused(getDocs(collectionGroup(project.as('anyone'), group)));
      await refused(getCount(collectionGroup(project.as('anyone'), group)));
    },
  );

  test('staff and betr count every fraternity at once, and only those', async () => {
    for (const role of ['betr', 'regular', 'super'] as const) {
      expect((await getCount(collectionGroup(project.as(role), 'fraternities'))).data().count).toBe(1);
      await refused(getDocs(collectionGroup(project.as(role), 'private')));
    }
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
    await refused(setDoc(doc(project.as('super'), 'events/e1/private/other'), sent.private));
    await refused(setDoc(doc(project.as('super'), 'settings/other'), sent.settings));
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

describe('what changes together', () => {
  test('an event, its private part and its unlock document are one batch', async () => {
    const database = project.as('regular');
    const batch = writeBatch(database);
    const { googleFormUrl: _, ...event } = sent.events;
    batch.set(doc(database, 'events/e2'), { ...event, registration: 'locked' });
    batch.set(doc(database, 'events/e2/private/staff'), sent.private);
    batch.set(doc(database, 'events/e2/unlocks', key), sent.unlocks);
    await batch.commit();
    expect((await getDoc(doc(database, 'events/e2'))).exists()).toBe(true);
  });

  test('one refused write refuses all', async () => {
    const database = project.as('regular');
    const batch = writeBatch(database);
    batch.set(doc(database, 'events/e2'), sent.events);
    batch.set(doc(database, 'colleges/towson-university'), sent.colleges);
    await refused(batch.commit());
    expect((await getDoc(doc(database, 'events/e2'))).exists()).toBe(false);
  });

  test('participants come and go with their count', async () => {
    const database = project.as('regular');
    const move = (by: number, act: (batch: ReturnType<typeof writeBatch>) => void) => {
      const batch = writeBatch(database);
      act(batch);
      batch.update(doc(database, 'events/e1'), { currentParticipants: increment(by), updatedAt: now });
      return batch.commit();
    };
    const person = doc(database, 'events/e1/participants/p2');
    await move(1, (batch) => batch.set(person, sent.participants));
    await move(-1, (batch) => batch.delete(person));
    await refused(move(-1, (batch) => batch.delete(person)));
  });

  test('a whole import of 400 people and a bulk change of 50 events are one batch each', async () => {
    const database = project.as('regular');
    const people = writeBatch(database);
    for (let at = 0; at < 400; at += 1)
      people.set(doc(database, `events/e1/participants/i${at}`), sent.participants);
    people.update(doc(database, 'events/e1'), { currentParticipants: increment(400), updatedAt: now });
    await people.commit();
    const events = writeBatch(database);
    for (let at = 0; at < 50; at += 1) events.set(doc(database, `events/b${at}`), sent.events);
    await events.commit();
  });

  test('a fraternity comes with its count, by super admins only', async () => {
    for (const role of ['super', 'regular'] as const) {
      const database = project.as(role);
      const batch = writeBatch(database);
      batch.set(doc(database, 'colleges/purdue-university/fraternities/f2'), sent.fraternities);
      batch.update(doc(database, 'colleges/purdue-university'), { fraternityCount: increment(1) });
      await (role === 'super' ? batch.commit() : refused(batch.commit()));
    }
  });

  test('a college is named by the slug of its name', async () => {
    const database = project.as('super');
    await setDoc(doc(database, 'colleges/towson-university'), sent.colleges);
    for (const id of ['Towson', 'towson university', '-towson', 'towson--x', 'x'.repeat(151)]) {
      await refused(setDoc(doc(database, 'colleges', id), sent.colleges));
    }
  });

  test('only super admins delete a request', async () => {
    await refused(deleteDoc(doc(project.as('regular'), 'tournamentRequests/r1')));
    await deleteDoc(doc(project.as('super'), 'tournamentRequests/r1'));
  });
});
