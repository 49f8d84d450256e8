import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataError } from '../../../src/data/errors.ts';
import { readSeason } from '../../../src/domain/season/season.ts';
import { usualRule } from '../../../src/domain/season/seasonRule.ts';
import { currentToasts, dismissToast } from '../../../src/ui/toast.ts';
import { one, showSeason } from './desk.tsx';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  sessionStorage.clear();
  for (const { id } of currentToasts()) dismissToast(id);
});

const address = '/admin/season?view=rule&season=2026-27';
const players = 'Results that count for a player';

test('a season with a night has its rule, which stays', () => {
  const played = {
    rule: { ...usualRule, players: 5 },
    events: [{ id: 'cup', title: 'Cup', day: '2026-11-06' }],
  };
  showSeason(address, { standingsOf: (season) => one(readSeason(season, played)) });
  expect(screen.getByText("A player's best 5 results.")).toBeTruthy();
  expect(screen.getByText(/has 1 published event, so its rule can't change anymore/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save the rule' })).toBeNull();
});

test('a regular admin reads it', () => {
  showSeason(address, { standingsOf: () => one(null) }, { isSuper: false });
  expect(screen.getByText("A player's best 4 results.")).toBeTruthy();
  expect(screen.getByText(/Super admins can change it before/)).toBeTruthy();
  expect(screen.queryByLabelText(players)).toBeNull();
});

test('a super admin changes it before the first night; a failure keeps what was typed', async () => {
  const saved: unknown[] = [];
  let tries = 0;
  showSeason(address, {
    standingsOf: () => one(null),
    setRule: async (season, rule) => {
      tries += 1;
      if (tries === 1) throw new DataError('unreachable');
      saved.push([season, rule]);
    },
  });
  const field = screen.getByLabelText(players);
  await userEvent.clear(field);
  await userEvent.type(field, '0');
  await userEvent.click(screen.getByRole('button', { name: 'Save the rule' }));
  expect(await screen.findByText('Enter a number from 1 to 50')).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, '6');
  await userEvent.click(screen.getByRole('button', { name: 'Save the rule' }));
  expect(await screen.findByText(/couldn't reach the server to change the rule/)).toBeTruthy();
  expect(field).toHaveProperty('value', '6');
  await userEvent.click(screen.getByRole('button', { name: 'Save the rule' }));
  expect(await screen.findByText('The rule is saved.')).toBeTruthy();
  expect(saved).toEqual([['2026-27', { ...usualRule, players: 6 }]]);
});

test('a rule that was typed is there again after the page ended, until it is saved', async () => {
  const show = () => showSeason(address, { standingsOf: () => one(null), setRule: async () => {} });
  show();
  await userEvent.type(screen.getByLabelText(players), '0');
  cleanup();
  show();
  expect(screen.getByText(/We saved your draft/)).toBeTruthy();
  expect(screen.getByLabelText(players)).toHaveProperty('value', '40');
  await userEvent.click(screen.getByRole('button', { name: 'Save the rule' }));
  expect(await screen.findByText('The rule is saved.')).toBeTruthy();
  expect(sessionStorage.getItem('form-drafts')).toBeNull();
});
