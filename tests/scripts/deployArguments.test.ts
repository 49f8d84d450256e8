import { expect, test } from 'vitest';
import { deployArguments } from '../../scripts/deployArguments.ts';

const filled = { name: 'Campus 21 LLC', address: '1 Main St, Austin, TX' };
const hosting = ['--only', 'hosting'];

test('a deploy stops while nobody can read who runs the tour, and says what is empty', () => {
  expect(() => deployArguments(hosting, { name: '', address: ' ' })).toThrow(
    /operator\.ts has no name and no address, .* npm run deploy -- --without-operator$/,
  );
  expect(() => deployArguments(hosting, { ...filled, address: '' })).toThrow('has no address,');
});

test('it goes on when that is filled in, or the owner says so, which Firebase is not told', () => {
  expect(deployArguments(hosting, filled)).toEqual(hosting);
  const empty = { name: '', address: '' };
  expect(deployArguments(['--without-operator', ...hosting], empty)).toEqual(hosting);
  expect(deployArguments([...hosting, '--without-operator'], filled)).toEqual(hosting);
});
