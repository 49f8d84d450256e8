import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { RecentColleges } from '../../../src/admin/fraternities/RecentColleges.tsx';
import {
  forgetRecentColleges,
  recentColleges,
  rememberCollege,
} from '../../../src/admin/fraternities/recentColleges.ts';
import { readCollege } from '../../../src/domain/colleges/college.ts';

const colleges = [
  readCollege('duke', { name: 'Duke University', fraternityCount: 1 }),
  readCollege('purdue', { name: 'Purdue University', fraternityCount: 14 }),
];
const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('the colleges chosen last are offered, the latest first, without those that are gone', () => {
  for (const id of ['purdue', 'gone', 'duke', 'purdue']) rememberCollege(id);
  const shown = () => (
    <MemoryRouter>
      <RecentColleges colleges={colleges} />
    </MemoryRouter>
  );
  const { unmount } = render(shown());
  expect(links()).toEqual([
    ['Purdue University14 fraternities', '/admin/fraternities?college=purdue'],
    ['Duke University1 fraternity', '/admin/fraternities?college=duke'],
  ]);
  unmount();
  forgetRecentColleges();
  render(shown());
  expect(recentColleges()).toEqual([]);
  expect(screen.queryByText('Recent colleges')).toBeNull();
});
