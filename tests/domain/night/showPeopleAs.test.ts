import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBoard } from '../../../src/domain/night/board/board.ts';
import { patched } from '../../../src/domain/night/board/boardPatch.ts';
import { checkDraw } from '../../../src/domain/night/drawing/checkDraw.ts';
import { actChange } from '../../../src/domain/night/steps/act.ts';
import { showPeopleAs } from '../../../src/domain/night/steps/showPeopleAs.ts';
import { readStep } from '../../../src/domain/night/steps/step.ts';
import { whyNotUndone } from '../../../src/domain/night/steps/undo.ts';
import { aNight } from '../../support/documents/boards.ts';

const { data, board } = await aNight({ players: 24 });
const afterwards = (names: ReadonlyMap<number, string>, from = data) => {
  const act = showPeopleAs(readBoard('cup', from), names);
  return act ? patched(from, act.patch) : from;
};

test('someone is their number alone, in everything that anyone can read', () => {
  const name = board.people.get(17)?.shown ?? '';
  const others = [...board.people.values()].filter(({ shown }) => shown === name);
  const hidden = afterwards(new Map(others.map(({ no }) => [no, ''])));
  expect(JSON.stringify(data)).toContain(name);
  expect(JSON.stringify(hidden)).not.toContain(name);
});

test('who is nobody on the board, or is shown so already, changes nothing', () => {
  expect(showPeopleAs(board, new Map([[99, '']]))).toBeNull();
  expect(showPeopleAs(board, new Map([[3, board.people.get(3)?.shown ?? '']]))).toBeNull();
});

test('doing it again is no act, whatever the names', () => {
  const names = fc
    .array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.constantFrom('', 'A. B.', 'Ann Lee')))
    .map((pairs) => new Map(pairs));
  fc.assert(
    fc.property(names, (given) => {
      expect(showPeopleAs(readBoard('cup', afterwards(given)), given)).toBeNull();
    }),
  );
});

test('a draw stays the same, and its check says why the list is another', async () => {
  const hidden = readBoard('cup', afterwards(new Map([[5, '']])));
  expect(hidden.rounds.length).toBeGreaterThan(1);
  for (const round of hidden.rounds) {
    const check = await checkDraw(hidden, round);
    expect(check).toMatchObject({ same: true, sameList: true, sameNames: false, wrong: [] });
  }
});

test('the name stays in the step, where the log offers no way to bring it back', () => {
  const act = showPeopleAs(board, new Map([[5, '']]));
  if (!act) throw new Error('Nothing to show');
  const change = actChange('cup', data, act, { by: 'staff', at: 1 });
  const write = change.writes.find(({ path }) => path.includes('/steps/'));
  if (write?.op !== 'set') throw new Error('No step');
  const step = readStep(`${board.rev + 1}`, write.fields);
  expect(step.before).toContainEqual({ path: 'names.5', value: board.people.get(5)?.shown });
  expect(whyNotUndone({ board, data }, step, [step])).toBe('Change it on the Season screen.');
});
