import { expect, test } from 'vitest';
import { doorSheet } from '../../../src/domain/participants/doorSheet.ts';
import { readParticipant } from '../../../src/domain/participants/participant.ts';

const sheet = (people: readonly (readonly [string, string?])[]) =>
  doorSheet(people.map(([name, email = ''], at) => readParticipant(`p${at}`, { name, email }))).map(
    ({ letter, lines }) => [
      letter,
      ...lines.map(({ person: { name }, hint }) => [name, hint].filter(Boolean).join(' ')),
    ],
  );

test('people are printed by the first letter of their name, accents aside', () => {
  expect(sheet([['Zoe'], ['Émile'], ['ed'], ['3 Kings'], ['Ann']])).toEqual([
    ['#', '3 Kings'],
    ['A', 'Ann'],
    ['E', 'ed', 'Émile'],
    ['Z', 'Zoe'],
  ]);
});

test('an address is printed for nobody; its start tells two of one name apart', () => {
  expect(
    sheet([
      ['Ann Lee', 'annie@x.edu'],
      ['ann lee', 'alee@x.edu'],
      ['Bo', 'bo@x.edu'],
      ['', 'cyrus@x.edu'],
    ]),
  ).toEqual([
    ['A', 'ann lee alee…', 'Ann Lee anni…'],
    ['B', 'Bo'],
    ['C', 'cyru…'],
  ]);
});
