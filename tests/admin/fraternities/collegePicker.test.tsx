import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CollegePicker } from '../../../src/admin/fraternities/CollegePicker.tsx';
import { readCollege } from '../../../src/domain/colleges/college.ts';
import { colleges } from '../../../src/domain/lists/listedColleges.ts';

const stored = colleges.map(({ id, name }) =>
  readCollege(id, { name, fraternityCount: id === 'purdue-university' ? 2 : 0 }),
);

function pick(value = '') {
  const onChange = vi.fn();
  render(<CollegePicker colleges={{ status: 'ready', data: stored }} value={value} onChange={onChange} />);
  return { onChange, user: userEvent.setup(), field: screen.getByRole<HTMLInputElement>('combobox') };
}

test.each([
  ['louisville', 'university-of-louisville'],
  ['ole miss', 'university-of-mississippi'],
  ['st johns', 'st-john-s-university'],
])('typing %j and Enter chooses %s', async (typed, id) => {
  const { user, field, onChange } = pick();
  await user.type(field, `${typed}{Enter}`);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(id);
});

test('without a search, the colleges with fraternities come first', async () => {
  const { user, field } = pick();
  await user.click(field);
  expect(screen.getAllByRole('option')[0]?.textContent).toBe(
    'Purdue UniversityWest Lafayette, IN · 2 fraternities',
  );
});

test('what is typed and not chosen gives way to the college that is shown', async () => {
  const { user, field, onChange } = pick('purdue-university');
  await user.clear(field);
  await user.type(field, 'nowhere');
  await user.tab();
  expect(field.value).toBe('Purdue University');
  expect(onChange).not.toHaveBeenCalled();
});
