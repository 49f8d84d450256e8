import * as v from 'valibot';
import { expect, test } from 'vitest';
import { colleges } from '../../../src/domain/lists/listedColleges.ts';
import { fraternities } from '../../../src/domain/lists/listedFraternities.ts';
import {
  emptyRequest,
  isStarted,
  newRequestDraft,
  otherChoice,
  readRequestDraft,
  requestForm,
  requestId,
} from '../../../src/domain/requests/requestForm.ts';

const filled = {
  ...emptyRequest,
  organizerName: ' Lee ',
  email: 'lee@college.example',
  phone: '555 0100',
  college: 'Purdue University',
  proposedDate: '2027-04-01',
  proposedTime: '19:00',
  estimatedParticipants: '40',
  location: 'Memorial Union',
};

const RequestForm = requestForm('2026-11-21');

/** The first message of each field, which is the one that is shown. */
function messages(fields: object): Record<string, string> {
  const { issues = [] } = v.safeParse(RequestForm, { ...filled, ...fields });
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]).reverse());
}

test('what is typed becomes what is written', () => {
  expect(v.parse(RequestForm, filled)).toEqual({
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
  });
});

test('a typed name replaces the choice Other, and only that', () => {
  const names = { otherCollege: ' Tiny College ', otherFraternity: 'Chess Club' };
  const other = { college: otherChoice, fraternity: otherChoice };
  expect(v.parse(RequestForm, { ...filled, ...other, ...names })).toMatchObject({
    collegeName: 'Tiny College',
    fraternityName: 'Chess Club',
  });
  expect(v.parse(RequestForm, { ...filled, ...names })).toMatchObject({
    collegeName: 'Purdue University',
    fraternityName: '',
  });
});

test('the typed college is required, the typed fraternity is not', () => {
  expect(messages({ college: otherChoice, otherCollege: '  ' })).toEqual({
    otherCollege: 'Enter the college name',
  });
  expect(messages({ fraternity: otherChoice, otherFraternity: '' })).toEqual({});
});

test('everything required is missed at once', () => {
  expect(messages(emptyRequest)).toEqual({
    organizerName: 'Enter your name',
    email: 'Enter an email address',
    phone: 'Enter a phone number',
    college: 'Choose or enter a college',
    proposedDate: 'Choose a date',
    proposedTime: 'Choose a time',
    estimatedParticipants: 'Enter a whole number from 1 to 100,000',
    location: 'Enter a location or venue',
  });
});

test.each(['', ' ', '0', '-1', '1.5', 'many', '100001'])('%j are no estimated participants', (text) => {
  expect(Object.keys(messages({ estimatedParticipants: text }))).toEqual(['estimatedParticipants']);
});

test('the lists are as long as specified', () => {
  expect(fraternities.filter(({ requestList }) => requestList)).toHaveLength(64);
  const offered = colleges.filter(({ requestList }) => requestList).length;
  expect(offered).toBeGreaterThanOrEqual(90);
  expect(offered).toBeLessThanOrEqual(110);
});

test('a draft survives storage, whatever else is found there', () => {
  const draft = { ...newRequestDraft(), fields: filled, unanswered: ['a'] };
  expect(readRequestDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  expect(readRequestDraft({ ...draft, fields: { email: 7 }, unanswered: 1 })).toEqual({
    ...draft,
    fields: emptyRequest,
    unanswered: [],
  });
  for (const nonsense of [null, 'x', {}, { ...draft, secret: '' }])
    expect(() => readRequestDraft(nonsense)).toThrow();
  expect(isStarted(draft)).toBe(true);
  expect(isStarted(newRequestDraft())).toBe(false);
});

test('one content has one id in a draft, and another in every other draft', async () => {
  const input = v.parse(RequestForm, filled);
  const id = await requestId('secret of this draft', input);
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(await requestId('secret of this draft', { ...input })).toBe(id);
  expect(await requestId('secret of this draft', { ...input, phone: '555 0101' })).not.toBe(id);
  expect(await requestId('secret of that draft', input)).not.toBe(id);
});

test('a day in the past is refused, today and later are taken', () => {
  const message = 'Choose today or a later date';
  expect(messages({ proposedDate: '2026-11-20' })).toEqual({ proposedDate: message });
  expect(messages({ proposedDate: '2020-01-01' })).toEqual({ proposedDate: message });
  expect(messages({ proposedDate: '2026-11-21' })).toEqual({});
  expect(messages({ proposedDate: '2026-11-22' })).toEqual({});
});

test('a phone number has at least 7 digits', () => {
  const message = 'Enter a phone number with at least 7 digits';
  for (const phone of ['abc', '555 010', 'ask Kim']) expect(messages({ phone })).toEqual({ phone: message });
  for (const phone of ['5550100', '(555) 010-0199 x2', '+44 20 7946 0000'])
    expect(messages({ phone })).toEqual({});
  expect(messages({ phone: ' ' })).toEqual({ phone: 'Enter a phone number' });
});
