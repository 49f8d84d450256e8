import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brand } from '../../../src/content/brand.ts';
import type { TourEvent } from '../../../src/domain/events/tourEvent.ts';
import { WholeEvent } from '../../../src/site/event/WholeEvent.tsx';
import { anEvent } from '../../domain/calendar/anEvent.ts';
import { visit } from '../visit.tsx';

const locked = { registration: 'locked', googleFormUrl: '' } as const;

async function shown(fields: Partial<TourEvent>): Promise<void> {
  await visit(
    <WholeEvent event={{ ...anEvent({ date: '2126-03-14', ...fields }), winner: '', runnerUp: '' }} />,
  );
}

const ticket = () => screen.getByRole('complementary', { name: 'At a glance' });
const questions = (name: string) => within(screen.getByRole('region', { name }));
const mail = (address: string) => `mailto:${address}?subject=Spring%20Open`;

test('questions without a contact of the host go to the tour, about the event', async () => {
  await shown(locked);
  const link = questions('Questions?').getByRole('link', { name: brand.email });
  expect(link.getAttribute('href')).toBe(mail(brand.email));
  const hint = within(ticket()).getByRole('link', { name: 'the tour' });
  expect(hint.getAttribute('href')).toBe(mail(brand.email));
  const school = questions('Questions?').getByRole('link', { name: 'Questions from your school?' });
  expect(school.getAttribute('href')).toBe('/compliance');
});

test.each([
  ['@sigmachi.ut', 'https://www.instagram.com/sigmachi.ut/', '_blank'],
  ['lee@sigmachi.example', mail('lee@sigmachi.example'), null],
])('questions go to the contact %s of the host', async (publicContact, href, target) => {
  await shown({ ...locked, publicContact });
  const link = questions('Questions?').getByRole('link', { name: publicContact });
  const hint = within(ticket()).getByRole('link', { name: 'Sigma Chi' });
  for (const each of [link, hint])
    expect([each.getAttribute('href'), each.getAttribute('target')]).toEqual([href, target]);
});

test('questions are answered as far as the host did, until the night is over', async () => {
  const notes = { whoMayCome: 'Any student', parking: 'Garage B', access: 'No steps' };
  await shown(notes);
  const terms = () => questions('Good to know').getAllByRole('term');
  expect(terms().map(({ textContent }) => textContent)).toEqual([
    'Who may come',
    'Parking and doors',
    'Step-free access',
  ]);
  cleanup();
  await shown({ ...notes, status: 'completed' });
  expect(screen.queryByText('Garage B')).toBeNull();
  expect(questions('Questions?').getByRole('link', { name: brand.email })).toBeTruthy();
});

test('where the fee goes stands beside the fee, and not without one', async () => {
  const feeGoesTo = 'The food pantry';
  await shown({ feeGoesTo, entryFee: 25 });
  expect(within(ticket()).getByText(feeGoesTo)).toBeTruthy();
  cleanup();
  await shown({ feeGoesTo, entryFee: 0 });
  expect(screen.queryByText(feeGoesTo)).toBeNull();
});
