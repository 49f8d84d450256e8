import { expect, test } from 'vitest';
import { pastedChairs } from '../../../../src/domain/outreach/csv/pastedChairs.ts';

const listed = [
  { id: 'beta', name: 'Beta Theta Pi' },
  { id: 'club', name: 'Card Club' },
  { id: 'sigma-chi', name: 'Sigma Chi' },
];
function paste(text: string, id = 'beta', field: 'rushChairName' | 'rushChairNumber' = 'rushChairName') {
  const found = pastedChairs(text, listed, { id, field });
  return found && { ...found, chairs: Object.fromEntries(found.chairs) };
}

test('a single cell is pasted as usual', () => {
  expect(paste('Sam Lee')).toBeNull();
  expect(paste(' 555 010 0100\n')).toBeNull();
});

test('rows that name a fraternity fill it, whatever their order', () => {
  expect(paste('ΣΧ\tSam\t555 010 0100\nCard Club\tBo\t\nPike\tKim\t555 010 0101')).toEqual({
    chairs: {
      'sigma-chi': { rushChairName: 'Sam', rushChairNumber: '555 010 0100' },
      club: { rushChairName: 'Bo' },
    },
    left: ['Pike Kim 555 010 0101'],
  });
});

test('headings say which column is which', () => {
  expect(paste('Email\tFraternity\tPresident\tRush chair\nsam@x.example\tSig Chi\tLou\tSam')).toEqual({
    chairs: { 'sigma-chi': { rushChairName: 'Sam', rushChairEmail: 'sam@x.example' } },
    left: [],
  });
});

test('a column that counts the rows and cells that say nothing fill nothing', () => {
  expect(
    paste('#\tFraternity\tRush chair\tPhone\n1\tSig Chi\tSam\tn/a\n2\tCard Club\tTBD\t555 010 0101'),
  ).toEqual({
    chairs: { 'sigma-chi': { rushChairName: 'Sam' }, club: { rushChairNumber: '555 010 0101' } },
    left: [],
  });
});

test('other cells fill the fields to the right of and below the one they are pasted into', () => {
  expect(paste('555 010 0100\tsam@x.example\n555 010 0101\t\n9\t', 'club', 'rushChairNumber')).toEqual({
    chairs: {
      club: { rushChairNumber: '555 010 0100', rushChairEmail: 'sam@x.example' },
      'sigma-chi': { rushChairNumber: '555 010 0101' },
    },
    left: ['9'],
  });
  expect(paste('Name\tPhone\nSam\t555 010 0100')).toEqual({
    chairs: { beta: { rushChairName: 'Sam', rushChairNumber: '555 010 0100' } },
    left: [],
  });
});
