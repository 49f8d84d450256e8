import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { LinkTabs } from '../../../../src/ui/LinkTabs.tsx';

/** A row of tabs of 100 pixels each, of which a phone shows three and a half. */
function onPhone(): void {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(350);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return 100 * [...(this.parentElement?.children ?? [])].indexOf(this);
  });
}

const names = ['Overview', 'Participants', 'Tables', 'Crew', 'Bracket', 'Result'];
const addresses = ['', '/participants', '/tables', '/crew', '/bracket', '/result'];
const tabs = names.map((name, at) => [name, `/admin/events/mixer${addresses[at]}`] as const);

const row = () => screen.getByRole('navigation', { name: 'Event' });

function open(tab: string): void {
  render(
    <MemoryRouter initialEntries={[`/admin/events/mixer/${tab}`]}>
      <LinkTabs label="Event" tabs={tabs} />
    </MemoryRouter>,
  );
}

afterEach(() => vi.restoreAllMocks());

test('the tab that is open is in sight, also when it is far down the row', async () => {
  onPhone();
  open('result');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Result');
  expect(row().scrollLeft).toBe(500);
  await userEvent.click(screen.getByRole('link', { name: 'Participants' }));
  expect(row().scrollLeft).toBe(100);
});

test('a row whose open tab is in sight stays where it is', () => {
  onPhone();
  open('tables');
  expect(row().scrollLeft).toBe(0);
});
