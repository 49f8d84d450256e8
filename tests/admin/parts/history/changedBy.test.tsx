import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChangedBy } from '../../../../src/admin/parts/history/ChangedBy.tsx';
import type { HistoryEntry } from '../../../../src/domain/history/historyEntry.ts';

const hour = 3_600_000;

function draw(items: readonly Partial<HistoryEntry>[]) {
  const whole = items.map(
    (fields, at): HistoryEntry => ({
      id: String(at),
      by: 'Dana',
      level: 'super',
      at: new Date(Date.now() - 2.5 * hour),
      act: 'change',
      changes: [],
      ...fields,
    }),
  );
  const list = { items: whole, more: false, growing: false, fromCache: false, waiting: new Set<string>() };
  const newest = () => (next: (data: typeof list) => void) => {
    next(list);
    return () => {};
  };
  render(<ChangedBy record="request:r1" name="Purdue" labels={{}} newest={newest} />);
}

test.each<[string, Partial<HistoryEntry>]>([
  ['Changed by Dana, 2 h ago', {}],
  ['Created by Dana, 2 h ago', { act: 'create' }],
  ['Deleted by Dana, 2 h ago', { act: 'delete' }],
  ['Restored by Dana, 2 h ago', { act: 'restore' }],
  ['Changed by an admin, 2 h ago', { by: '', level: 'regular' }],
  ['Changed by a super admin, 2 h ago', { by: '' }],
  ['Changed by Dana, just now', { at: new Date(Date.now() + hour) }],
  ['Changed by Dana', { at: null }],
])('says %j', (text, entry) => {
  draw([entry]);
  expect(screen.getByRole('button').textContent).toBe(text);
});

test('says nothing before the first entry', () => {
  draw([]);
  expect(screen.queryByRole('button')).toBeNull();
});
