import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getCount,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { limits } from '../../src/domain/fields/limits.ts';
import { requestId as appRequestId } from '../../src/domain/requests/requestForm.ts';
import { days, foreignFields, tokens, type Values } from '../support/documents/fieldValues.ts';
import { requestId, sent } from '../support/documents/samples.ts';
import { refused } from '../support/refused.ts';
import { seededProject } from '../support/seededProject.ts';

/*
 * A tournament request is the one thing that strangers may write.
 */

const now = serverTimestamp();
const forged = Timestamp.fromDate(new Date('2020-01-01T00:00:00Z'));
const stamp = { updatedAt: now };
const long = (letters: number) => 'x'.repeat(letters);

const project = await seededProject();

const text = (most: number): Values => ({
  takes: ['', long(most)],
  refuses: [long(most + 1), 1, null, ['x'], {}],
});
const filled = (most: number): Values => ({
  takes: ['x', long(most)],
  refuses: ['', '   ', long(most + 1), 1, null, { first: 'Lee' }],
});

const fields: Record<string, Values> = {
  organizerName: filled(limits.person),
  email: {
    takes: ['lee@x', `${long(limits.email - 2)}@x`],
    refuses: [
      '',
      'lee.example',
      '@x.example',
      'lee@',
      'a@b@x',
      'lee@x.example\nbcc: all',
      'lee @x',
      'lee@x y',
    ]
      .concat(['b\nlee@x', `${long(limits.email - 1)}@x`])
      .map((address): unknown => address)
      .concat([1, null]),
  },
  phone: filled(limits.phone),
  collegeName: filled(limits.name),
  fraternityName: text(limits.name),
  proposedDate: { takes: days.takes, refuses: [...days.refuses, null, 1] },
  proposedTime: filled(limits.time),
  estimatedParticipants: { takes: [1, limits.people], refuses: [0, limits.people + 1, 1.5, '40', null] },
  location: filled(limits.location),
  additionalInfo: text(limits.longText),
  searchTokens: tokens,
  status: { takes: ['pending'], refuses: ['scheduled', '', null] },
  createdAt: { takes: [now], refuses: [forged, null] },
};

describe('a tournament request from a stranger', () => {
  let sentSoFar = 0;
  const send = async (changes: object, id?: string) => {
    sentSoFar += 1;
    const request = doc(project.as('anyone'), 'tournamentRequests', id ?? requestId(sentSoFar));
    await setDoc(request, { ...sent.tournamentRequests, ...changes });
    return request;
  };

  test.each(Object.entries(fields))('%s', async (field, { takes, refuses }) => {
    for (const value of takes) await send({ [field]: value });
    for (const value of refuses) await refused(send({ [field]: value }), String(value));
  });

  test('every field is tested', () => {
    const { searchTokens: _, ...others } = fields;
    expect(Object.keys(others).toSorted()).toEqual(Object.keys(sent.tournamentRequests).toSorted());
  });

  test.each([...foreignFields.filter((field) => !(field in fields)), 'note', 'updatedAt'])(
    'does not carry %s',
    async (field) => {
      await refused(send({ [field]: 'x' }));
      await send({});
    },
  );

  test.each(Object.keys(sent.tournamentRequests))(
    'without %s is refused, unless that is optional',
    async (field) => {
      const { [field as keyof typeof sent.tournamentRequests]: _, ...rest } = sent.tournamentRequests;
      const act = setDoc(doc(project.as('anyone'), 'tournamentRequests', requestId()), rest);
      await (field === 'fraternityName' || field === 'additionalInfo' ? act : refused(act));
    },
  );

  test('has an id as the app makes it, and no other', async () => {
    const { status: _, createdAt: __, ...input } = sent.tournamentRequests;
    await send({}, await appRequestId('a secret', input));
    await send({}, 'f'.repeat(32));
    for (const id of ['r9', '0'.repeat(31), '0'.repeat(33), 'F'.repeat(32), `${'0'.repeat(31)}g`, '<b>'])
      await refused(send({}, id), id);
    await refused(send({}, `<img src=x>${'0'.repeat(32)}`));
    await refused(send({}, `${'0'.repeat(32)}${'x'.repeat(1400)}`));
  });

  test('comes with 19 others at most in one commit', async () => {
    const commit = (many: number, from: number) => {
      const batch = writeBatch(project.as('anyone'));
      for (let at = from; at < from + many; at += 1)
        batch.set(doc(project.as('anyone'), 'tournamentRequests', requestId(at)), sent.tournamentRequests);
      return batch.commit();
    };
    const count = async () =>
      (await getCount(collection(project.as('regular'), 'tournamentRequests'))).data().count;
    await commit(20, 100);
    expect(await count()).toBe(21);
    await refused(commit(21, 200));
    await refused(commit(500, 200));
    expect(await count()).toBe(21);
  });

  test.each(['anyone', 'betr', 'regular', 'super'] as const)(
    'is judged by its words, not by who sends it: %s',
    async (role) => {
      const request = doc(project.as(role), 'tournamentRequests', requestId(7));
      await refused(setDoc(request, { ...sent.tournamentRequests, organizerName: '' }));
      await refused(setDoc(request, { ...sent.tournamentRequests, status: 'declined' }));
      await setDoc(request, sent.tournamentRequests);
    },
  );

  test('cannot be read, changed or replaced by its sender', async () => {
    const request = await send({});
    await refused(getDoc(doc(project.as('anyone'), 'tournamentRequests', request.id)));
    // Only that nothing is stored under an id can be learned, by whoever knows one.
    const free = doc(project.as('anyone'), 'tournamentRequests', 'f'.repeat(32));
    expect((await getDoc(free)).exists()).toBe(false);
    await refused(setDoc(request, sent.tournamentRequests));
    await refused(getCount(collection(project.as('anyone'), 'tournamentRequests')));
  });
});

describe('working on a request', () => {
  const change = (changes: object) =>
    updateDoc(doc(project.as('regular'), 'tournamentRequests/r1'), { ...stamp, ...changes });

  test('staff set the status, a note and the event that was made of it', async () => {
    for (const status of ['contacted', 'scheduled', 'declined', 'pending']) await change({ status });
    for (const note of ['', long(limits.longText)]) await change({ note });
    for (const eventId of ['e1', long(limits.name), '']) await change({ eventId });
  });

  test('staff fill in what a search finds it by, within the bounds', async () => {
    for (const searchTokens of tokens.takes) await change({ searchTokens });
    for (const searchTokens of tokens.refuses)
      await refused(change({ searchTokens }), JSON.stringify(searchTokens));
  });

  test.each([
    ['rewrite what the visitor wrote', { organizerName: 'Other' }],
    ['invent a status', { status: 'done' }],
    ['invent a nonsensical status', { status: 'Nonsense' }],
    ['forge the moment of the change', { updatedAt: forged }],
    ['touch the moment of creation', { createdAt: now }],
    ['write a huge note', { note: long(limits.longText + 1) }],
    ['write a note that is no text', { note: 1 }],
    ['name an event by too long an id', { eventId: long(limits.name + 1) }],
    ['name an event by what is no text', { eventId: 1 }],
    ['remove a field', { email: deleteField() }],
  ])('but cannot %s', async (_, changes) => {
    await refused(change(changes));
  });

  test.each(foreignFields)('but cannot add %s', async (field) => {
    await refused(change({ [field]: 'x' }));
  });

  test('a hundred are declined, and deleted by super admins, in one batch', async () => {
    const ids = Array.from({ length: 100 }, (_, at) => `tournamentRequests/${requestId(at)}`);
    await project.seed(Object.fromEntries(ids.map((path) => [path, { status: 'pending' }])));
    const decline = writeBatch(project.as('regular'));
    for (const path of ids)
      decline.update(doc(project.as('regular'), path), { status: 'declined', ...stamp });
    await decline.commit();
    const remove = writeBatch(project.as('super'));
    for (const path of ids) remove.delete(doc(project.as('super'), path));
    await remove.commit();
  });
});

test('of a request that is not there nobody learns, lists, changes or removes anything', async () => {
  await project.clear();
  for (const role of ['anyone', 'betr', 'anonymous'] as const) {
    const none = doc(project.as(role), `tournamentRequests/${requestId()}`);
    expect((await getDoc(none)).exists()).toBe(false);
    await refused(getDocs(collection(project.as(role), 'tournamentRequests')), role);
    await refused(updateDoc(none, { status: 'contacted' }), role);
    await refused(deleteDoc(none), role);
  }
});

test('a request of an older installation, without a status, gets a note', async () => {
  await project.seed({ 'tournamentRequests/r1': { organizerName: 'Lee' } });
  await updateDoc(doc(project.as('regular'), 'tournamentRequests/r1'), { note: 'Called.', ...stamp });
});
