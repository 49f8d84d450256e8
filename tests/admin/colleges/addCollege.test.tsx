import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AddCollegeDialog } from '../../../src/admin/colleges/AddCollegeDialog.tsx';
import { collegeDirectory } from '../../../src/domain/colleges/collegeDirectory.ts';
import { colleges } from '../../../src/domain/lists/listedColleges.ts';

test('a new college says what its tile will say, and whose letters those are', async () => {
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <AddCollegeDialog directory={collegeDirectory(colleges, [])} onClose={() => {}} />
    </MemoryRouter>,
  );
  const hint = () => screen.getByText(/^The https:/).textContent;
  expect(hint()).toMatch(/Without one, the college shows its initials\.$/);
  const name = screen.getByLabelText(/^Name/);
  await user.type(name, 'Ohio Southern University');
  expect(hint()).toMatch(/Without one, its tile says OSU, as that of Ohio State University does\.$/);
  await user.clear(name);
  await user.type(name, 'Zanesville College');
  expect(hint()).toMatch(/Without one, its tile says ZAN\.$/);
});
