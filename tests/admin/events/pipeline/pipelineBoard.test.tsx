import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Board } from '../../../../src/admin/events/pipeline/Board.tsx';
import { dragAnnouncements } from '../../../../src/admin/events/pipeline/dragAnnouncements.ts';
import { pipelineBoard } from '../../../../src/domain/sales/pipelineBoard.ts';
import { readPipelineEntry } from '../../../../src/domain/sales/pipelineEntry.ts';

const card = (id: string, collegeName: string) =>
  readPipelineEntry(id, { collegeName, status: 'prospect', updatedAt: null });
const boise = card('prospect-1', 'Boise State');
const towson = card('prospect-2', 'Towson');
const purdue = card('prospect-3', 'Purdue');
const nothing = () => {};

function board(entries: readonly (typeof boise)[]) {
  return (
    <MemoryRouter>
      <Board
        columns={pipelineBoard(entries)}
        waiting={new Set()}
        onMove={nothing}
        onOpen={nothing}
        onEdit={nothing}
        onDelete={nothing}
      />
    </MemoryRouter>
  );
}

const menu = (name: string) => screen.getByRole('button', { name: `Actions for ${name}` });
const open = (name: string) => screen.getByRole('button', { name });

test('the focus goes to the next card when its own is deleted, and to the column when none is left', () => {
  const { rerender } = render(board([boise, towson, purdue]));
  act(() => menu('Towson').focus());
  rerender(board([boise, purdue]));
  expect(document.activeElement).toBe(open('Purdue'));
  rerender(board([boise]));
  expect(document.activeElement).toBe(open('Boise State'));
  rerender(board([]));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: /^Prospect/ }));
});

test('the focus stays where somebody has taken it', () => {
  const { rerender } = render(board([boise, towson]));
  act(() => menu('Towson').focus());
  act(() => menu('Boise State').focus());
  rerender(board([boise]));
  expect(document.activeElement).toBe(menu('Boise State'));
});

test('a drag is told in names', () => {
  const told = dragAnnouncements([boise]);
  const drag = (id: string, over: string | null) => {
    const at = { rect: { current: { initial: null, translated: null } }, data: { current: {} } };
    const rect = { width: 0, height: 0, top: 0, left: 0, right: 0, bottom: 0 };
    return {
      active: { id, ...at },
      over: over === null ? null : { id: over, rect, disabled: false, data: { current: {} } },
    };
  };
  expect(told.onDragStart(drag('prospect-1', null))).toBe('Boise State card picked up.');
  expect(told.onDragOver(drag('prospect-1', 'confirmed'))).toBe('Boise State card is over Confirmed.');
  expect(told.onDragEnd(drag('prospect-1', 'confirmed'))).toBe('Boise State card moved to Confirmed.');
  expect(told.onDragEnd(drag('prospect-1', 'prospect'))).toBe('Boise State card stays in Prospect.');
  expect(told.onDragEnd(drag('prospect-1', null))).toBe('Boise State card stays in Prospect.');
  expect(told.onDragCancel(drag('prospect-1', 'confirmed'))).toBe('Boise State card stays in Prospect.');
  // Deleted by somebody else meanwhile.
  expect(told.onDragEnd(drag('prospect-9', 'confirmed'))).toBe('The card is gone.');
});
