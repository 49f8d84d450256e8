import {
  addDoc,
  collection,
  deleteField,
  doc,
  getCount,
  getDoc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { refused } from '../support/refused.ts';
import { sent } from '../support/samples.ts';
import { seededProject } from '../support/seededProject.ts';

/*
 * A tournament request is the one thing that strangers may write.
 */

const now = serverTimestamp();
const forged = Timestamp.fromDate(new Date('2020-01-01T00:00:00Z'));
const stamp = { updatedAt: now };

const project = await seededProject();

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
