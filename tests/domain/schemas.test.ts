import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { CollegeInput } from '../../src/domain/colleges/collegeSchema.ts';
import { derivedFields, EventInput, EventPrivateInput } from '../../src/domain/events/eventSchema.ts';
import { FraternityInput } from '../../src/domain/fraternities/fraternitySchema.ts';
import { ParticipantInput } from '../../src/domain/participants/participantSchema.ts';
import { RequestInput, RequestWork } from '../../src/domain/requests/requestSchema.ts';
import { PipelineInput, SalesSettingsInput } from '../../src/domain/sales/salesSchema.ts';
import { TournamentInput } from '../../src/domain/tournaments/tournamentSchema.ts';
import { sent } from '../support/documents/samples.ts';
import { shapes } from '../support/documents/shapes.ts';

const schemas: Record<string, Record<string, v.GenericSchema>> = {
  event: EventInput.entries,
  'private part': EventPrivateInput.entries,
  participant: ParticipantInput.entries,
  tournament: TournamentInput.entries,
  college: CollegeInput.entries,
  fraternity: FraternityInput.entries,
  'pipeline entry': PipelineInput.entries,
  'sales settings': SalesSettingsInput.entries,
};

const cases = Object.entries(schemas).flatMap(([shape, fields]) =>
  Object.entries(fields).map(([name, schema]) => ({ shape, name, schema })),
);

describe('what the rules take and refuse, the schemas take and refuse', () => {
  test.each(cases)('$shape: $name', ({ shape, name, schema }) => {
    const values = shapes[shape]?.fields[name];
    if (name === 'date') return expect(v.is(schema, '2026-02-30')).toBe(false);
    if (name === 'salesContact' || name === 'contact')
      return expect(v.is(schema, sent.private.salesContact)).toBe(true);
    for (const value of values?.takes ?? [undefined])
      expect(v.safeParse(schema, value)).toMatchObject({ success: true });
    for (const value of values?.refuses ?? []) {
      const parsed = v.safeParse(schema, value);
      // A schema may mend what a person typed (blanks, small letters); the rules see what it made of it.
      if (parsed.success) expect(values?.refuses).not.toContainEqual(parsed.output);
    }
    return undefined;
  });

  test('a whole document of each kind passes', () => {
    expect(v.parse(EventInput, sent.events)).toMatchObject({ title: 'Spring Open' });
    expect(v.parse(RequestInput, sent.tournamentRequests)).toMatchObject({ organizerName: 'Lee' });
    expect(v.parse(FraternityInput, sent.fraternities)).not.toHaveProperty('createdAt');
  });
});

test.each([
  ['organizerName', '  ', 'Enter your name'],
  ['email', '', 'Enter an email address'],
  ['email', 'lee', 'Enter a valid email address'],
  ['phone', '', 'Enter a phone number'],
  ['collegeName', '', 'Choose or enter a college'],
  ['proposedDate', '', 'Choose a date'],
  ['proposedTime', '', 'Choose a time'],
  ['estimatedParticipants', 0, 'Enter a whole number from 1 to 100,000'],
  ['estimatedParticipants', Number.NaN, 'Enter a whole number from 1 to 100,000'],
  ['location', '', 'Enter a location or venue'],
])('a request whose %s is %j says: %s', (field, value, message) => {
  const parsed = v.safeParse(RequestInput, { ...sent.tournamentRequests, [field]: value });
  expect(parsed.issues?.map((issue) => [issue.path?.[0].key, issue.message])[0]).toEqual([field, message]);
});

test('optional fields of a request may be empty, and staff may only set its status and note', () => {
  expect(v.is(RequestInput, { ...sent.tournamentRequests, fraternityName: '', additionalInfo: '' })).toBe(
    true,
  );
  expect(v.is(RequestWork, { status: 'scheduled', note: '' })).toBe(true);
  expect(v.is(RequestWork, { status: 'done', note: '' })).toBe(false);
});

test('a password counts as typed, blanks included, but not blanks alone', () => {
  const password = EventPrivateInput.entries.registrationPassword;
  expect(v.parse(password, ' Aces 21 ')).toBe(' Aces 21 ');
  expect(v.is(password, '')).toBe(true);
  expect(v.is(password, '   ')).toBe(false);
});

test('the derived fields follow from the typed ones', () => {
  const when = { date: '2026-03-14', time: '7 PM doors' };
  const open = { ...sent.private, registrationPassword: '' };
  expect(derivedFields(when, open)).toEqual({
    sortDate: '2026-03-14T19:00',
    registration: 'open',
    googleFormUrl: 'https://forms.example/1',
  });
  expect(derivedFields(when, sent.private)).toEqual({ sortDate: '2026-03-14T19:00', registration: 'locked' });
  expect(derivedFields({ date: null, time: '' }, { ...open, googleFormUrl: '' })).toEqual({
    sortDate: '9999-12-31',
    registration: 'none',
  });
});
