import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCollege } from '../../src/domain/colleges/college.ts';
import { generatedTitle } from '../../src/domain/events/generatedTitle.ts';
import { readPrivatePart, readRequestOf } from '../../src/domain/events/privatePart.ts';
import { readFraternity } from '../../src/domain/fraternities/fraternity.ts';
import { readListedParticipants, readParticipant } from '../../src/domain/participants/participant.ts';
import { readRequest } from '../../src/domain/requests/tournamentRequest.ts';
import { readPipelineEntry } from '../../src/domain/sales/pipelineEntry.ts';
import { readSalesSettings } from '../../src/domain/sales/salesSettings.ts';
import { season } from '../support/documents/samples.ts';

test('stored documents of today are read as they stand', () => {
  const at = (path: string) => season[path];
  const { requestId, ...part } = { requestId: '', ...at('events/e1/private/staff') };
  expect(readPrivatePart(part)).toEqual(part);
  expect(readRequestOf({ ...part, requestId })).toBe(requestId);
  expect(readParticipant('p1', at('events/e1/participants/p1'))).toEqual({
    id: 'p1',
    agreed: '',
    player: '',
    ...at('events/e1/participants/p1'),
  });
  expect(readRequest('r1', at('tournamentRequests/r1'))).toMatchObject({
    ...at('tournamentRequests/r1'),
    note: '',
  });
  expect(readCollege('c', at('colleges/purdue-university'))).toMatchObject({
    ...at('colleges/purdue-university'),
  });
  const fraternity = 'colleges/purdue-university/fraternities/f1';
  expect(readFraternity('f1', at(fraternity))).toEqual({ id: 'f1', ...at(fraternity) });
  expect(readPipelineEntry('s1', at('salesPipeline/s1'))).toEqual({ id: 's1', ...at('salesPipeline/s1') });
  expect(readSalesSettings(at('settings/salesPipeline'))).toEqual(at('settings/salesPipeline'));
});

test('the private part of an old event comes from its public document', () => {
  const old = {
    registrationPassword: ' Aces ',
    googleFormUrl: 'https://f.example',
    pointOfContact: 'Kim',
    salesContact: { name: 'Lee' },
  };
  expect(readPrivatePart(old)).toEqual({
    registrationPassword: ' Aces ',
    googleFormUrl: 'https://f.example',
    salesContact: { name: 'Lee', role: '', email: '', phone: '' },
    contactPerson: 'Kim',
  });
});

test('participants that an old event lists itself are read too', () => {
  const event = {
    participants: [{ id: 'x', name: 'Ann', email: 'a@x.example', checkedIn: true }, { name: 'Bo' }, null],
  };
  expect(readListedParticipants(event).map(({ id, name, checkedIn }) => [id, name, checkedIn])).toEqual([
    ['x', 'Ann', true],
    ['listed-2', 'Bo', false],
    ['listed-3', '', false],
  ]);
  expect(readListedParticipants({})).toEqual([]);
});

test('older colleges, fraternities and pipeline cards keep what they have', () => {
  expect(
    readCollege('c', { name: 'Purdue', logoUrl: '/logos/p.svg', coordinates: { x: 1.5, y: -2 } }),
  ).toMatchObject({
    logoPath: '/logos/p.svg',
    coordinates: { x: 1.5, y: -2 },
    fraternityCount: 0,
  });
  expect(readCollege('c', { coordinates: { x: 1 } })).toMatchObject({ coordinates: null, logoPath: null });
  const fraternity = readFraternity('f', { status: 'scheduling', joinDate: 1_600_000_000 });
  expect(fraternity).toMatchObject({
    active: true,
    status: 'scheduling',
    joinDate: new Date(1_600_000_000_000),
  });
  expect(readFraternity('f', { active: false }).active).toBe(false);
  expect(readPipelineEntry('s', { status: 'won', contact: { name: 'Kim' } })).toMatchObject({
    status: 'prospect',
    contact: { name: 'Kim' },
  });
  expect(readRequest('r', {}).status).toBe('pending');
});

test('whatever is stored is read without a failure', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.dictionary(fc.string(), fc.anything())), (data) => {
      readPrivatePart(data);
      readListedParticipants(data);
      readSalesSettings(data);
      for (const read of [readParticipant, readRequest, readCollege, readFraternity, readPipelineEntry]) {
        expect(read('id', data).id).toBe('id');
      }
    }),
  );
});

test('a blank title is made of college, fraternity and the year of the event, or this one', () => {
  const today = new Date(2026, 10, 21);
  const event = { collegeName: 'Purdue', fraternityName: 'Sigma Chi', date: '2027-01-01' };
  expect(generatedTitle(event, today)).toBe('Purdue Sigma Chi Tournament 2027');
  expect(generatedTitle({ ...event, date: null }, today)).toBe('Purdue Sigma Chi Tournament 2026');
  expect(generatedTitle({ ...event, fraternityName: '' }, today)).toBe('Purdue Tournament 2027');
});
