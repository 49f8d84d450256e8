import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCallback } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EventsHead } from '../../../../src/admin/events/list/EventsHead.tsx';
import { useWideSelection } from '../../../../src/admin/parts/selection/useWideSelection.ts';
import { readStaffEvent, type StaffEvent } from '../../../../src/data/staff/events.ts';
import { sendWith } from '../../../../src/parts/attempt.ts';
import { ToastRegion } from '../../../../src/ui/ToastRegion.tsx';
import { currentToasts, dismissToast } from '../../../../src/ui/toast.ts';

/* Acts on all events that match, of which the list shows 20. */

const all = Array.from({ length: 60 }, (_, at) =>
  readStaffEvent(`e${at}`, { title: `Night ${at}`, status: 'upcoming', showOnLandingPage: false }),
);
const shown = all.slice(0, 20);
const idOf = ({ id }: StaffEvent) => id;
const onExport = vi.fn();
type Read = (onRead: (count: number) => void) => Promise<readonly StaffEvent[]>;

function Head({ read }: { read: Read }) {
  const readAll = useCallback(read, [read]);
  const selection = useWideSelection(shown, { keyOf: idOf, readAll, failed: 'Failed.' });
  return (
    <>
      <EventsHead
        count="First 20 matches, newest first"
        shown={shown}
        others="all matches"
        selection={selection}
        onDelete={() => {}}
        onExport={onExport}
        onExportAll={() => {}}
      />
      <ToastRegion />
    </>
  );
}

let sent: unknown[] = [];
/** Answers the changes that were sent; null lets each pass at once. */
let held: (() => void)[] | null = null;
beforeEach(() => {
  sent = [];
  held = null;
  sendWith(async (make) => {
    sent.push(await make());
    if (held) await new Promise<void>((answer) => held?.push(answer));
    return 'acknowledged';
  });
});
afterEach(() => {
  for (const { id } of currentToasts()) act(() => dismissToast(id));
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const answerAll = () =>
  act(async () => {
    for (const answer of held?.splice(0) ?? []) answer();
  });

test('all that match are selected at a press, loaded or not, and changed with Undo', async () => {
  render(<Head read={async () => all} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all 20 shown' }));
  await press('Select all matches');
  expect(screen.getByText('60 selected, 20 of them shown')).toBeTruthy();
  await press('Export CSV');
  expect(onExport).toHaveBeenLastCalledWith(all);
  await press('Show on Landing');
  expect(await screen.findByText('60 events shown on the landing page.')).toBeTruthy();
  expect(sent).toHaveLength(60);
  // Those that aren't shown aren't watched, and so are selected no longer.
  expect(screen.getByText('First 20 matches, newest first')).toBeTruthy();
  await press('Undo');
  expect(await screen.findByText('60 events changed back.')).toBeTruthy();
  expect(sent).toHaveLength(120);
});

test('it goes in parts, says how far it is, and stops after the part at work', async () => {
  held = [];
  render(<Head read={async () => all} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all 20 shown' }));
  await press('Select all matches');
  await press('Show on Landing');
  expect(await screen.findByText('Changing 1 of 60…')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', true);
  await answerAll();
  expect(await screen.findByText('Changing 26 of 60…')).toBeTruthy();
  await press('Stop');
  await answerAll();
  expect(await screen.findByText('Stopped: 50 of 60 events shown on the landing page.')).toBeTruthy();
  expect(sent).toHaveLength(50);
});

test('while they are read it says how many, and Stop leaves the selection as it is', async () => {
  let tell = (_: number) => {};
  render(
    <Head
      read={(onRead) => {
        tell = onRead;
        return new Promise(() => {});
      }}
    />,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all 20 shown' }));
  await press('Select all matches');
  await act(async () => tell(1300));
  expect(screen.getByText('Reading… 1,300 events so far')).toBeTruthy();
  await press('Stop');
  expect(screen.getByText('20 of 20 selected')).toBeTruthy();
});
