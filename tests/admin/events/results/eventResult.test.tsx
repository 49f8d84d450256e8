import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { EventResult } from '../../../../src/admin/events/results/ResultForm.tsx';
import { readEvent } from '../../../../src/domain/events/readEvent.ts';
import { readTournament } from '../../../../src/domain/tournaments/readTournament.ts';

const tournament = readTournament('cup', { status: 'completed', winner: 'Ann L.', runnerUp: 'Bo K.' });

function show(event: object, recorded: typeof tournament | null = null) {
  render(
    <MemoryRouter>
      <EventResult event={readEvent('cup', event)} tournament={recorded} />
    </MemoryRouter>,
  );
}
const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('with published results winner and runner-up follow from them, and are corrected with them', () => {
  show({ board: 'results', status: 'completed' }, tournament);
  expect(screen.getByText(/^Winner/).textContent).toBe('Winner Ann L., runner-up Bo K.');
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove result' })).toBeNull();
  expect(address('Places')).toBe('/admin/events/cup/tables/result');
  expect(address('published places')).toBe('/e/cup/results');
});

test('after a final table the results are published; the winner alone can be recorded still', () => {
  show({ board: 'live', bracketStatus: 'completed', status: 'active' });
  expect(address('Publish the results')).toBe('/admin/events/cup/tables/result');
  const details = screen.getByText('Record only the winner').closest('details');
  expect(details?.open).toBe(false);
  expect(details?.contains(screen.getByLabelText('Winner'))).toBe(true);
});

test('without a night at tables it is recorded as before', () => {
  show({ board: '', status: 'completed' }, tournament);
  expect(screen.getByLabelText<HTMLInputElement>('Winner').value).toBe('Ann L.');
  expect(screen.getByRole('button', { name: 'Remove result' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Publish the results' })).toBeNull();
});
