import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { JoinForm } from '../../src/crew/join/JoinForm.tsx';
import { NotJoined } from '../../src/crew/join/NotJoined.tsx';
import { PassWords } from '../../src/crew/join/PassWords.tsx';
import { TicketGate } from '../../src/crew/join/TicketGate.tsx';
import { OverCard, type Reason } from '../../src/crew/post/OverCard.tsx';
import { UnsentList } from '../../src/crew/post/UnsentList.tsx';
import { DataError } from '../../src/data/errors.ts';
import { SignInError } from '../../src/data/signInError.ts';
import type { OutboxEntry } from '../../src/domain/changes/outboxEntry.ts';
import { type CrewPass, readPass } from '../../src/domain/crew/pass.ts';
import { addParticipants, checkIn } from '../../src/domain/participants/participantChanges.ts';
import { formatInstant } from '../../src/domain/time/format.ts';
import { arrivedTicket } from '../../src/staffPaths.ts';
import { passKey, season } from '../support/documents/samples.ts';

const stored = readPass(passKey, season[`events/e1/passes/${passKey}`]);
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const passOf = (changes: Partial<CrewPass>): CrewPass => ({
  ...stored,
  opensAt: inHours(-1),
  endsAt: inHours(1),
  ...changes,
});

describe('a link', () => {
  const words = (pass: CrewPass | null) => {
    const { container } = render(<PassWords pass={pass}>Form</PassWords>);
    return container.textContent;
  };

  test('says what it opens, and asks who joins', () => {
    expect(words(passOf({ scopes: ['door'] }))).toBe("You'll check people in at the door.Form");
    expect(words(passOf({ scopes: ['tables'] }))).toBe("You'll help at the tables.Form");
    expect(words(passOf({}))).toBe("You'll help at the door and at the tables.Form");
  });

  test('that does not run says why, and what to do', () => {
    expect(words(passOf({ opensAt: inHours(0.5) }))).toMatch(/^This link opens .* Keep it until then\.$/);
    expect(words(passOf({ endsAt: inHours(-0.5) }))).toMatch(
      /^This link ended .* Ask staff for a new one\.$/,
    );
    expect(words(passOf({ closed: true }))).toBe('Staff closed this link. Ask them for a new one.');
    expect(words(null)).toContain("This link doesn't open anything.");
  });

  test('opens by itself when its time comes', () => {
    vi.useFakeTimers();
    const { container } = render(<PassWords pass={passOf({ opensAt: inHours(0.5) })}>Form</PassWords>);
    expect(container.textContent).not.toContain('Form');
    act(() => void vi.advanceTimersByTime(1_800_000));
    expect(container.textContent).toContain('Form');
    act(() => void vi.advanceTimersByTime(1_800_000));
    expect(container.textContent).toContain('This link ended');
    vi.useRealTimers();
  });
});

test.each([
  [false, 'sent you.'],
  [true, 'Go back to the browser you joined in.'],
])('a phone that has not joined learns how, as a home-screen app (%s) too', (isApp, last) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isApp }));
  const { container } = render(<NotJoined />);
  expect(container.textContent).toContain('Scan the QR code');
  expect(container.textContent?.endsWith(last)).toBe(true);
  vi.unstubAllGlobals();
});

test.each([
  [false, ['See the event']],
  [true, ['See the event', 'Open it in the console']],
])(
  "a ticket's code on a phone outside the crew says that it is one (a phone of staff: %s)",
  (isStaff, links) => {
    if (isStaff) localStorage.setItem('staff-session', '{}');
    render(
      <MemoryRouter>
        <TicketGate eventId="cup" ticketId={'t'.repeat(22)} />
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A ticket');
    expect(screen.getByRole('status').textContent).toBe('Show it at the door.');
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(links);
    expect(screen.getByRole('link', { name: 'See the event' }).getAttribute('href')).toBe('/e/cup');
    const address = screen.getAllByRole('link').at(-1)?.getAttribute('href') ?? '';
    expect(arrivedTicket(new URL(address, location.href).hash)).toBe(isStaff ? 't'.repeat(22) : '');
    localStorage.removeItem('staff-session');
  },
);

describe('joining', () => {
  const join = async (onJoin: (name: string) => Promise<void>, known = 'Kim') => {
    render(<JoinForm known={known} onJoin={onJoin} />);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Join the crew' })));
  };

  test('takes the name that this phone knows, without blanks', async () => {
    const onJoin = vi.fn(async () => {});
    await join(onJoin, ' Kim ');
    expect(onJoin).toHaveBeenCalledExactlyOnceWith('Kim');
  });

  test('needs a name', async () => {
    const onJoin = vi.fn(async () => {});
    await join(onJoin, ' ');
    expect(screen.getByText('Enter your name')).toBeTruthy();
    expect(onJoin).not.toHaveBeenCalled();
  });

  test.each([
    [new SignInError('network'), "You're offline. Connect once to join"],
    [new DataError('unreachable'), "You're offline. Connect once to join"],
    [new SignInError('missing'), 'anonymous sign-in is off for this site'],
    [new SignInError('tooMany'), 'Wait a minute and try again.'],
    [new DataError('refused'), 'Staff removed this phone, or closed the link just now.'],
    [new SignInError('broken'), "That didn't work. Please try again."],
  ])('that fails by %s says what helps, and keeps the name', async (error, words) => {
    await join(() => Promise.reject(error));
    expect(
      screen
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toContain(words);
    expect(screen.getByLabelText('Your name')).toHaveProperty('value', 'Kim');
  });
});

const entry = (id: string, rest: Pick<OutboxEntry, 'failed' | 'change'>): OutboxEntry => ({
  id,
  account: 'e1',
  at: new Date(2026, 2, 14, 23, 52).getTime(),
  tab: 't',
  form: '',
  refused: null,
  ...rest,
});
const bo = { name: 'Bo', email: 'bo@x.edu', checkedIn: true, source: 'walk-in' as const };
const entries = [
  entry('1', { failed: 'Failed to check Ann Lee in. Please try again.', change: checkIn('e1', 'a', 'u') }),
  entry('2', { failed: 'Failed to add Bo. Please try again.', change: addParticipants('e1', [bo]) }),
];
const told = formatInstant(new Date(2026, 2, 14, 23, 52));
const nothing = () => {};

test.each<[Reason, string]>([
  ['ended', 'The night is over'],
  ['closed', 'Your link is closed'],
  ['removed', 'No longer in the crew'],
  ['unknown', 'Your link is gone'],
])('a phone whose time is over, since it %s, says so', (reason, title) => {
  render(
    <OverCard reason={reason} name="Kim">
      <UnsentList entries={[]} over={reason} onRetry={nothing} onDiscard={nothing} />
    </OverCard>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByText(/Thanks for your help, Kim!/)).toBeTruthy();
  expect(screen.queryByRole('region')).toBeNull();
});

describe('what was not sent', () => {
  const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

  test('is there for the host to read, with names, addresses and times', () => {
    render(<UnsentList entries={entries} over="closed" onRetry={nothing} onDiscard={nothing} />);
    expect(screen.getByText('Show these to the host')).toBeTruthy();
    expect(screen.getByText(/When staff open the link again for an hour/)).toBeTruthy();
    expect(rows()).toEqual([`Check Ann Lee in${told}`, `Add Bobo@x.edu · ${told}`]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('and refused at work is sent again or discarded', () => {
    const [onRetry, onDiscard] = [vi.fn(), vi.fn()];
    render(<UnsentList entries={entries} over={undefined} onRetry={onRetry} onDiscard={onDiscard} />);
    fireEvent.click(screen.getByRole('button', { name: 'Retry: Check Ann Lee in' }));
    fireEvent.click(screen.getByRole('button', { name: 'Discard: Add Bo' }));
    expect(onRetry).toHaveBeenCalledExactlyOnceWith(entries[0]);
    expect(onDiscard).toHaveBeenCalledExactlyOnceWith(entries[1]);
  });
});
