import { expect, test } from 'vitest';
import {
  eventOfRequest,
  readRequestFilter,
  readRequestOrder,
  readRequestStatus,
  requestName,
  statusChoices,
  statusesOf,
} from '../../../src/domain/requests/requestFilter.ts';
import { readRequest } from '../../../src/domain/requests/tournamentRequest.ts';

const request = readRequest('r1', {
  organizerName: 'Lee',
  email: 'lee@college.example',
  phone: '(555) 010-0100',
  collegeName: 'Purdue University',
  fraternityName: 'Sigma Chi',
  proposedDate: '2027-04-01',
  proposedTime: '19:00',
  estimatedParticipants: 40,
  location: 'Memorial Union',
  additionalInfo: 'We have chips.',
});

test('an event made of a request begins with what was asked for, and with the contact', () => {
  expect(eventOfRequest(request)).toEqual({
    collegeId: 'purdue-university',
    collegeName: 'Purdue University',
    state: 'IN',
    fraternityId: 'sigma-chi',
    fraternityName: 'Sigma Chi',
    date: '2027-04-01',
    time: '19:00',
    location: 'Memorial Union',
    maxParticipants: '40',
    contactName: 'Lee',
    contactEmail: 'lee@college.example',
    contactPhone: '(555) 010-0100',
  });
  expect(eventOfRequest(readRequest('r2', {}))).toMatchObject({ date: '', maxParticipants: '' });
});

test('a request is named by what it is about', () => {
  expect(requestName(request)).toBe('Purdue University · Sigma Chi');
  expect(requestName(readRequest('r2', { organizerName: 'Lee' }))).toBe('Lee');
});

test('filters and statuses that nobody knows', () => {
  expect(readRequestFilter('declined')).toBe('declined');
  expect(readRequestFilter('nonsense')).toBe('open');
  expect(readRequestOrder('nonsense')).toBe('received');
  expect(readRequestStatus('open')).toBe('');
  expect([statusesOf('open'), statusesOf('declined'), statusesOf('all')]).toEqual([
    ['pending', 'contacted'],
    ['declined'],
    null,
  ]);
  expect(statusChoices('pending').map(([, words]) => words)).toEqual([
    'Pending',
    'Contacted',
    'Scheduled',
    'Declined',
  ]);
  expect(statusChoices('archived').at(-1)).toEqual(['archived', 'Archived']);
});
