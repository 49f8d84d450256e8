import * as v from 'valibot';
import { expect, test } from 'vitest';
import { EnterInput } from '../../../src/admin/night/round/enter/enterForm.ts';

test('a hand that the rules refuse is an error of its field', () => {
  const errors = (hand: string) => {
    const { issues = [] } = v.safeParse(EnterInput, { hand, rows: [], note: '' });
    return issues.map(({ message }) => message);
  };
  expect(errors('1,000')).toEqual([]);
  expect(errors('1001')).toEqual(['There are 1000 hands at most']);
  expect(errors('')).toEqual(['Enter the hand']);
});
