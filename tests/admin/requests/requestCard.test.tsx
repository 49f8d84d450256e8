import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RequestCard } from '../../../src/admin/requests/RequestCard.tsx';
import { readRequest, type TournamentRequest } from '../../../src/domain/requests/tournamentRequest.ts';

const nothing = () => {};

function draw(requests: readonly TournamentRequest[]) {
  render(
    <ul>
      {requests.map((request) => (
        <RequestCard
          key={request.id}
          request={request}
          waiting={false}
          open
          onOpen={nothing}
          picked={false}
          onPick={nothing}
          onCreate={nothing}
          onDelete={nothing}
          onSelectSimilar={nothing}
        />
      ))}
    </ul>,
  );
}

const request = (id: string, changes: object = {}) =>
  readRequest(id, { organizerName: id, email: 'lee@college.example', phone: '5550100100', ...changes });

test('a request that cannot be drawn leaves the others as they are', () => {
  const broken = {
    ...request('Broken'),
    get location(): string {
      throw new Error('odd');
    },
  };
  draw([broken, request('Whole')]);
  expect(
    screen.getByText("This request can't be shown. You can still select it and decline it."),
  ).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Whole' })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Select Broken' })).toBeTruthy();
  // React reports what a boundary has caught.
  vi.mocked(console.error).mockClear();
});

test('what a stranger wrote is isolated, and no link is what they typed', () => {
  draw([
    request('Half', { organizerName: '\u202eLee', email: 'a\ud800@b.example', phone: '*21*5550100%23' }),
  ]);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['mailto:a@b.example']);
  expect(screen.getByText('*21*5550100%23').tagName).toBe('BDI');
  expect(screen.getAllByText('Lee').map(({ tagName }) => tagName)).toEqual(['BDI', 'BDI', 'BDI']);
});
