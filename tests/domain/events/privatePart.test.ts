import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPrivatePart } from '../../../src/domain/events/privatePart.ts';

const nobody = { name: '', role: '', email: '', phone: '' };
const nothing = { registrationPassword: '', googleFormUrl: '', salesContact: nobody, contactPerson: '' };

test('a private part is read as it was stored', () => {
  const part = {
    registrationPassword: ' Sigma 7 ',
    googleFormUrl: 'https://forms.example/7',
    salesContact: { name: 'Ana', role: 'Chair', email: 'ana@example.edu', phone: '555-0100' },
    contactPerson: 'Ben',
  };
  expect(readPrivatePart(part)).toEqual(part);
});

test('an older event holds the secrets itself, and calls the contact pointOfContact', () => {
  const event = { title: 'Open', registrationPassword: 'ace', pointOfContact: 'Cy', salesContact: 'Dee' };
  expect(readPrivatePart(event)).toEqual({ ...nothing, registrationPassword: 'ace', contactPerson: 'Cy' });
});

test('whatever is missing or makes no sense is empty', () => {
  expect(readPrivatePart({})).toEqual(nothing);
  expect(readPrivatePart({ googleFormUrl: 'javascript:alert(1)', salesContact: null })).toEqual(nothing);
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(Object.keys(readPrivatePart(data)).sort()).toEqual(Object.keys(nothing).sort());
    }),
  );
});
