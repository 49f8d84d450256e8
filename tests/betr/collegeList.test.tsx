import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CollegeList } from '../../src/betr/map/CollegeList.tsx';
import { nothingActive } from '../../src/betr/map/drawing/active.ts';
import { Legend } from '../../src/betr/map/drawing/Legend.tsx';
import { MapStatistics } from '../../src/betr/map/MapStatistics.tsx';
import { sampleColleges } from '../../src/domain/map/sampleColleges.ts';

const nothing = () => {};
const texas = sampleColleges.filter(({ state }) => state === 'TX');

function list(props: Partial<Parameters<typeof CollegeList>[0]>) {
  return (
    <CollegeList
      ref={null}
      colleges={{ listed: texas, unplaced: [] }}
      inView={3}
      found={16}
      total={16}
      order="name"
      onOrder={nothing}
      scope=""
      onScope={nothing}
      active={nothingActive}
      onActive={nothing}
      onChoose={nothing}
      onClear={nothing}
      onReset={nothing}
      onMap={nothing}
      {...props}
    />
  );
}

test('the list says how many are in view, and of how many; with a filter also how many pass it', () => {
  const { rerender } = render(list({}));
  expect(screen.getByRole('status').textContent).toBe('3 in view 16 colleges');
  rerender(list({ found: 5 }));
  expect(screen.getByRole('status').textContent).toBe('3 in view 5 of 16 colleges');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('a college without a place is in the list all the same, and said to be nowhere on the map', () => {
  const nowhere = texas.slice(0, 1).map((college) => ({ ...college, at: null }));
  render(list({ colleges: { listed: texas.slice(1), unplaced: nowhere } }));
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows.map((text) => text?.includes('not on the map'))).toEqual([false, false, true]);
});

test('with nothing in view it leads back to the whole map, with nothing found to no filters', () => {
  const pressed: string[] = [];
  const props = { onClear: () => pressed.push('clear'), onReset: () => pressed.push('reset') };
  const { rerender } = render(list({ ...props, colleges: { listed: [], unplaced: [] }, inView: 0 }));
  screen.getByRole('button', { name: 'Show the whole map' }).click();
  rerender(list({ ...props, colleges: { listed: [], unplaced: [] }, inView: 0, found: 0 }));
  screen.getByRole('button', { name: 'Clear filters' }).click();
  expect(pressed).toEqual(['reset', 'clear']);
});

test('the statistics are those of what is filtered, with those of all beside them', () => {
  const numbers = () => screen.getAllByRole('definition').map(({ textContent }) => textContent?.trim());
  const { rerender } = render(<MapStatistics colleges={sampleColleges} of={sampleColleges} />);
  const [colleges, fraternities, size] = numbers();
  rerender(<MapStatistics colleges={texas} of={sampleColleges} />);
  expect(numbers()).toEqual([`3 of ${colleges}`, `5 of ${fraternities}`, `97 all: ${size}`]);
});

test('from a chosen college on, each row says how far it is, and the order is offered', () => {
  const [from, ...others] = texas;
  const { rerender } = render(list({ from, order: 'near' }));
  const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  const order = () => screen.getByLabelText<HTMLSelectElement>('Order').value;
  expect(rows().map((text) => /about [\d,]+ mi/.test(text))).toEqual([false, ...others.map(() => true)]);
  expect(screen.getByRole('option', { name: `Nearest to ${from?.shortName}` })).toBeTruthy();
  expect(order()).toBe('near');
  expect(rows()[0]).toContain('straight-line miles from here');
  rerender(list({ from: undefined, order: 'near' }));
  expect(rows().join()).not.toContain(' mi');
  expect(order()).toBe('name');
});

test('the legend names each share with a shape of its own and counts it', () => {
  render(<Legend colleges={sampleColleges} />);
  const rows = within(screen.getByRole('list', { name: 'Colors' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toContain('No fraternity yet 1');
  expect(new Set(rows.map((row) => row.querySelector('path')?.getAttribute('d')).filter(Boolean)).size).toBe(
    4,
  );
});
