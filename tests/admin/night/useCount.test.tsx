import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useCount } from '../../../src/admin/night/round/enter/useCount.ts';
import type { Change } from '../../../src/domain/changes/change.ts';
import { shownSlip, writtenSlip } from '../../../src/domain/night/counts/countChanges.ts';
import { sendWith } from '../../../src/parts/attempt.ts';
import { aNight } from '../../support/documents/boards.ts';

test('what is too much for one slip is sent and shown in several, in order', async () => {
  const sent: Change[] = [];
  sendWith(async (make) => {
    sent.push(await make());
    return 'acknowledged';
  });
  const { board, data } = await aNight({ players: 14, minutes: 5 });
  const [round] = board.rounds;
  const [table] = round?.tables ?? [];
  if (!round || !table) throw new Error('No table is drawn.');
  const acts = { act: async () => 'refused' as const, busy: false };
  const { result } = renderHook(() =>
    useCount(
      'cup',
      { board, data },
      acts,
      () => 'staff',
      async () => 'Dee',
    ),
  );
  const keys = ['s1', 's2', 's3', 's4', 's5'];
  const all = <T,>(value: T) => Object.fromEntries(keys.map((key) => [key, value]));
  const broke = { hand: 8, chips: 0, out: true, had: 100 };
  await result.current({
    round,
    table,
    seats: all(broke),
    seen: all({ ...broke, had: 50 }),
    note: 'Misread',
  });

  const slips = sent.map(writtenSlip).filter(Boolean);
  expect(slips).toHaveLength(2);
  expect(sent.map(shownSlip).filter(Boolean)).toEqual(slips);
  const seats = sent.flatMap(({ writes: [write] }) =>
    write?.op === 'set' ? [Object.keys(Object(write.fields.seats))] : [],
  );
  expect(seats).toEqual([keys.slice(0, 3), keys.slice(3)]);
});
