import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OutreachCards } from '../../src/betr/home/OutreachCards.tsx';
import { OutreachList } from '../../src/betr/home/OutreachList.tsx';
import { OutreachTable } from '../../src/betr/home/OutreachTable.tsx';
import { readCollege } from '../../src/domain/colleges/college.ts';
import { readFraternity } from '../../src/domain/fraternities/fraternity.ts';
import { outreachRows } from '../../src/domain/outreach/outreachRow.ts';

const rows = outreachRows(
  [
    {
      ...readCollege('purdue', { name: 'Purdue University', state: 'IN' }),
      fraternities: [
        readFraternity('sigma-chi', {
          name: 'Sigma Chi',
          status: 'in contact',
          owner: 'Sam',
          declinedOn: '2026-10-01',
          rushChairName: 'Lee Park',
          rushChairNumber: '(555) 010-0177 x2',
          rushChairEmail: 'lee@college.example',
        }),
        readFraternity('theta-xi', { name: 'Theta Xi', status: 'need to reach out' }),
      ],
    },
    { ...readCollege('towson', { name: 'Towson University', state: 'MD' }), fraternities: [] },
  ],
  '2026-11-22',
);

test.each([
  ['table', OutreachTable, 'row'],
  ['cards', OutreachCards, 'listitem'],
] as const)('the %s tell a No, an owner and a missing fraternity apart', (_, Rows, role) => {
  const onOpen = vi.fn();
  render(<Rows rows={rows} sort="status" onSort={() => {}} onOpen={onOpen} />);
  const rowOf = (text: string) => {
    const found = screen.getAllByRole(role).find((row) => row.textContent?.includes(text));
    if (!found) throw new Error(`no row with ${text}`);
    return found;
  };
  const sigmaChi = within(rowOf('Sigma Chi'));
  expect(sigmaChi.getByText('Said no')).toBeTruthy();
  expect(sigmaChi.getByText('Assigned to Sam')).toBeTruthy();
  expect(sigmaChi.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:5550100177;ext=2',
    'sms:5550100177',
    'mailto:lee@college.example',
  ]);
  fireEvent.click(sigmaChi.getByRole('button', { name: 'Sigma Chi, Purdue University' }));
  expect(onOpen).toHaveBeenCalledWith('purdue/sigma-chi');

  const mark = (text: string) => rowOf(text).querySelector('svg')?.getAttribute('data-stage');
  expect(mark('Sigma Chi')).toBe('in contact');
  expect(mark('Theta Xi')).toBe('need to reach out');
  expect(mark('Towson')).toBe('none');
  expect(within(rowOf('Towson')).getByText('No fraternity yet')).toBeTruthy();
  expect(within(rowOf('Towson')).queryByRole('button')).toBeNull();
  expect(within(rowOf('Theta Xi')).queryByText('Said no')).toBeNull();
});

test('Show more puts the focus on the first new row, also when the button goes', () => {
  const [row] = rows;
  if (!row) throw new Error('no row');
  const many = Array.from({ length: 102 }, (_, at) => ({ ...row, id: `${at}`, contact: null }));
  const shown = () => [...document.querySelectorAll('[data-item]')];
  render(<OutreachList rows={many} sort="status" onSort={() => {}} onOpen={null} />);
  expect(shown()).toHaveLength(100);
  fireEvent.click(screen.getByText('Show more'));
  expect(shown()).toHaveLength(102);
  expect(screen.queryByText('Show more')).toBeNull();
  expect(document.activeElement === shown()[100]).toBe(true);
});
