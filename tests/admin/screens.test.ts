import { expect, test } from 'vitest';
import { screensOf } from '../../src/admin/screens.ts';

test('colleges, fraternities, outreach and the calendar are for super admins alone', () => {
  const paths = (level: 'super' | 'regular') => screensOf(level).map(({ path }) => path);
  expect(paths('super').filter((path) => !paths('regular').includes(path))).toEqual([
    'colleges',
    'fraternities',
    'outreach',
    'outreach/:collegeId/:fraternityId',
    'calendar',
  ]);
});
