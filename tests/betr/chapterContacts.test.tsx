import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChapterContacts } from '../../src/betr/parts/ChapterContacts.tsx';
import { readFraternity } from '../../src/domain/fraternities/fraternity.ts';

const show = (fields: object) =>
  render(<ChapterContacts chapter={readFraternity('f', fields)} today="2026-11-22" />);
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('each contact can be called, texted and emailed, with the extension where there is one', () => {
  show({
    name: 'Sigma Chi',
    status: 'in contact',
    owner: 'Sam',
    lastContactAt: new Date(2026, 10, 18, 12),
    nextStep: 'Call again',
    nextStepOn: '2026-11-25',
    instagramUsername: '@sigmachi',
    rushChairName: 'Lee Park',
    rushChairNumber: '(555) 010-0199 x2',
    rushChairConfirmedOn: '2026-09-01',
    presidentName: 'Kim',
    presidentNumber: 'ask Lee',
    presidentEmail: 'kim@example.edu',
    presidentConfirmedOn: '2026-03-01',
  });
  expect(href('Call Lee Park')).toBe('tel:5550100199;ext=2');
  expect(href('Text Lee Park')).toBe('sms:5550100199');
  expect(href('Email Kim')).toBe('mailto:kim@example.edu');
  expect(href('Instagram Sigma Chi')).toBe('https://www.instagram.com/sigmachi/');
  expect(screen.getAllByRole('link')).toHaveLength(4);
  expect(screen.getByText('ask Lee')).toBeTruthy();
  expect(screen.getByText('Confirmed 09/01/26')).toBeTruthy();
  expect(screen.getByText('Confirmed 03/01/26')).toBeTruthy();
  expect(screen.getAllByText('Needs confirming')).toHaveLength(1);
  expect(screen.getByText('Last contact Nov 18, 2026. Next: Call again, 11/25/26')).toBeTruthy();
  expect(screen.getByText('Assigned to Sam')).toBeTruthy();
  expect(screen.queryByText('Said no')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['2026-10-05', true],
  ['2026-05-05', false],
])('a No of %s counts this school year: %s', (declinedOn, counts) => {
  show({ name: 'Sigma Chi', status: 'outreached', declinedOn });
  expect(screen.queryAllByText('Said no')).toHaveLength(counts ? 1 : 0);
  expect(screen.getByText('No contact info')).toBeTruthy();
  expect(screen.getByText('No contact logged yet')).toBeTruthy();
});
