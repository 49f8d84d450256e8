import { doc, getDoc, Timestamp } from 'firebase/firestore/lite';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { requestTokens } from '../../src/domain/search/requestSearch.ts';
import { requestId } from '../support/documents/samples.ts';
import { pointAppAt } from '../support/pointAppAt.ts';
import { TestProject } from '../support/TestProject.ts';

const project = await TestProject.open();
pointAppAt(project.id);
const { createRequest, isRequestStored } = await import('../../src/data/site/createRequest.ts');

afterAll(() => project.close());
beforeEach(() => project.clear());

const input = {
  organizerName: 'Lee',
  email: 'lee@college.example',
  phone: '555 0100',
  collegeName: 'Purdue University',
  fraternityName: '',
  proposedDate: '2027-04-01',
  proposedTime: '19:00',
  estimatedParticipants: 40,
  location: 'Memorial Union',
  additionalInfo: '',
};
const id = requestId();
const storedRequest = async () => (await getDoc(doc(project.as('regular'), 'tournamentRequests', id))).data();

test('a visitor’s request is stored as pending, at the server’s time, under its id', async () => {
  expect(await createRequest(id, input)).toBe(id);
  expect(await storedRequest()).toEqual({
    ...input,
    status: 'pending',
    searchTokens: requestTokens(input),
    createdAt: expect.any(Timestamp),
  });
});

test('an id that is taken is refused, and what stands there stays', async () => {
  await createRequest(id, input);
  await expect(createRequest(id, { ...input, phone: '1' })).rejects.toMatchObject({ kind: 'refused' });
  expect(await storedRequest()).toMatchObject({ phone: '555 0100' });
});

test('what the schema refuses is not sent', async () => {
  const before = (await project.requests()).length;
  await expect(createRequest(id, { ...input, estimatedParticipants: 0 })).rejects.toMatchObject({
    kind: 'invalid',
  });
  expect(await project.requests()).toHaveLength(before);
});

test('a sender learns whether the request is stored, and nothing while the rules refuse everything', async () => {
  const [sent, lost] = ['0123456789abcdef'.repeat(2), 'f'.repeat(32)];
  await createRequest(sent, input);
  expect(await isRequestStored(sent)).toBe(true);
  expect(await isRequestStored(lost)).toBe(false);
  await project.loadRules((rules) => rules.replace('allow get: if resource == null;', ''));
  expect(await isRequestStored(sent)).toBe(false);
  await project.loadRules();
});
