import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StatusBadge } from '../../src/betr/home/StatusBadge.tsx';
import { readCollege } from '../../src/domain/colleges/college.ts';
import { readFraternity } from '../../src/domain/fraternities/fraternity.ts';
import { outreachRows } from '../../src/domain/outreach/outreachRow.ts';

test.each([
  ['need to reach out', 'purple'],
  ['outreached', 'yellow'],
  ['in contact', 'green'],
  ['scheduled', 'blue'],
  ['Scheduled', 'blue'],
  ['ghosted', 'gray'],
])('in Betr, %j is said in words on %s (specification 4)', (status, color) => {
  const college = { ...readCollege('x', {}), fraternities: [readFraternity('f', { status })] };
  const [row] = outreachRows([college], '2026-11-22');
  if (row) render(<StatusBadge row={row} />);
  expect(screen.getByText(status).className).toContain(color);
});
