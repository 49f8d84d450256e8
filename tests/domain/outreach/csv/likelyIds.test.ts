import { expect, test } from 'vitest';
import { likelyIds } from '../../../../src/domain/outreach/csv/likelyIds.ts';

const at = (collegeId: string, ...names: string[]) => names.map((name) => ({ collegeId, name }));

test('a chapter has the id of its name, as it is said or in full', () => {
  expect(likelyIds([...at('duke', 'Pike', 'Card Club', '♠'), ...at('yale', 'Sigma Chi - Beta')])).toEqual(
    new Map([
      ['duke', new Set(['pike', 'pi-kappa-alpha', 'card-club'])],
      ['yale', new Set(['sigma-chi-beta', 'sigma-chi'])],
    ]),
  );
});

test('where a file names a chapter twice, only all chapters of the college tell which is which', () => {
  expect(likelyIds([...at('duke', 'Pike', 'ΠΚΑ', 'Sigma Nu'), ...at('yale', 'Pike')])).toEqual(
    new Map([
      ['duke', null],
      ['yale', new Set(['pike', 'pi-kappa-alpha'])],
    ]),
  );
});
