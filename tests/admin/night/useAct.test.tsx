import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { type ActSources, type MakeAct, useAct } from '../../../src/admin/night/parts/useAct.ts';
import type { Sent } from '../../../src/data/changes/sender.ts';
import { DataError, type DataErrorKind } from '../../../src/data/errors.ts';
import type { StaffBoard } from '../../../src/data/staff/night.ts';
import type { Change } from '../../../src/domain/changes/change.ts';
import { markAbsent } from '../../../src/domain/night/steps/seatMoves.ts';
import { readStep } from '../../../src/domain/night/steps/step.ts';
import { sendWith } from '../../../src/parts/attempt.ts';
import { ToastRegion } from '../../../src/ui/ToastRegion.tsx';
import { currentToasts, dismissToast } from '../../../src/ui/toast.ts';
import { aNight } from '../../support/documents/boards.ts';

const failed = 'Failed to mark Ann. Please try again.';
const done = 'Ann is a no-show.';
const sent: Change[] = [];

function answers(...given: (Sent | DataErrorKind)[]): void {
  sendWith(async (make) => {
    sent.push(await make());
    const answer = given.shift() ?? 'acknowledged';
    if (answer === 'acknowledged' || answer === 'queued') return answer;
    throw new DataError(answer);
  });
}

async function drawn(): Promise<StaffBoard> {
  const { board, data } = await aNight({ players: 14, minutes: -5 });
  return { board, data };
}

const sources = (changes: Partial<ActSources> = {}): ActSources => ({
  by: () => 'staff',
  who: async () => 'Dee',
  stepAt: async () => null,
  boardNow: async () => null,
  ...changes,
});

const absent: MakeAct = (night) => {
  if (!night) throw new Error('no board');
  return markAbsent(night.board, 1);
};

const other: MakeAct = (night) => {
  if (!night) throw new Error('no board');
  return markAbsent(night.board, 2);
};

type Props = { night: StaffBoard; given: ActSources; make?: MakeAct };

function Screen({ night, given, make = absent }: Props) {
  const { act: run } = useAct('cup', night, given);
  const [outcome, setOutcome] = useState('');
  return (
    <>
      <button type="button" onClick={() => void run(make, { failed, done, undo: true }).then(setOutcome)}>
        No-show
      </button>
      <output>{outcome}</output>
      <ToastRegion />
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const toasts = () => currentToasts().map(({ message }) => message);
const stepsSent = () => sent.map(({ writes }) => writes.map(({ path }) => path));

afterEach(() => {
  cleanup();
  sent.length = 0;
  for (const { id } of currentToasts()) act(() => dismissToast(id));
});

test('an act is the next revision of the board, and its step', async () => {
  answers('acknowledged');
  const night = await drawn();
  render(<Screen night={night} given={sources()} />);
  press('No-show');
  await waitFor(() => expect(toasts()).toEqual([done]));
  const { rev } = night.board;
  expect(stepsSent()).toEqual([['boards/cup', `events/cup/steps/${rev + 1}`]]);
  expect(sent[0]?.writes[1]).toMatchObject({ fields: { by: 'staff', kind: 'absent' } });
  await waitFor(() => expect(screen.getByText('acknowledged')).toBeTruthy());
});

test('an act that waits for the network says so', async () => {
  answers('queued');
  render(<Screen night={await drawn()} given={sources()} />);
  press('No-show');
  await waitFor(() => expect(toasts()).toEqual([`${done} Saved on this device, not sent yet.`]));
  await waitFor(() => expect(screen.getByText('queued')).toBeTruthy());
});

test('the next act follows once the board shows the one before, confirmed or not', async () => {
  const confirm: (() => void)[] = [];
  sendWith(async (make) => {
    sent.push(await make());
    await new Promise<void>((resolve) => confirm.push(resolve));
    return 'acknowledged';
  });
  const night = await drawn();
  const { rev } = night.board;
  const { rerender } = render(<Screen night={night} given={sources()} />);
  press('No-show');
  press('No-show');
  await waitFor(() => expect(confirm).toHaveLength(1));
  const next = { board: { ...night.board, rev: rev + 1 }, data: { ...night.data, rev: rev + 1 } };
  rerender(<Screen night={next} given={sources()} make={other} />);
  press('No-show');
  await waitFor(() => expect(confirm).toHaveLength(2));
  const steps = stepsSent().map(([, step]) => step);
  expect(steps).toEqual([`events/cup/steps/${rev + 1}`, `events/cup/steps/${rev + 2}`]);
  for (const one of confirm) one();
  await waitFor(() => expect(screen.getByText('acknowledged')).toBeTruthy());
});

test('when another director was faster it says what they did, without a Retry', async () => {
  answers('refused');
  const asked: number[] = [];
  const stepAt = async (_eventId: string, rev: number) => {
    asked.push(rev);
    return readStep(String(rev), { kind: 'late', by: 'super' });
  };
  const night = await drawn();
  render(<Screen night={night} given={sources({ stepAt })} />);
  press('No-show');
  await waitFor(() =>
    expect(toasts()).toEqual(['Someone else just did something: someone who came late got a seat.']),
  );
  expect(asked).toEqual([night.board.rev + 1]);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  await waitFor(() => expect(screen.getByText('refused')).toBeTruthy());
});

test('a failure can be retried on the board as it is then', async () => {
  answers('broken', 'acknowledged');
  const night = await drawn();
  const newer = { board: { ...night.board, rev: 40 }, data: { ...night.data, rev: 40 } };
  render(<Screen night={night} given={sources({ boardNow: async () => newer })} />);
  press('No-show');
  await waitFor(() => expect(toasts()).toEqual([failed]));
  press('Retry');
  await waitFor(() => expect(toasts()).toEqual([done]));
  expect(stepsSent()[1]).toContain('events/cup/steps/41');
});

test('an act that makes no sense any more says why and sends nothing', async () => {
  answers();
  const night = await drawn();
  const make: MakeAct = () => markAbsent(night.board, 99);
  render(<Screen night={night} given={sources()} make={make} />);
  press('No-show');
  await waitFor(() => expect(toasts()).toEqual(['They have no seat.']));
  expect(sent).toEqual([]);
});

test('an act is undone on the board as it is then, or says why not', async () => {
  answers();
  const night = await drawn();
  const marked = await aNight({ players: 14, minutes: -5 });
  const board = { ...marked.board, gone: new Map([[1, 'absent' as const]]), rev: 9 };
  let now: StaffBoard = { board, data: { ...marked.data, gone: { 1: 'absent' }, rev: 9 } };
  render(<Screen night={night} given={sources({ boardNow: async () => now })} />);
  press('No-show');
  await waitFor(() => expect(toasts()).toEqual([done]));
  now = { ...now, data: { ...now.data, changes: sent[0]?.writes.flatMap((write) => changesOf(write)) } };
  press('Undo');
  await waitFor(() => expect(toasts()).toEqual(['Undone.']));
  expect(sent[1]?.writes[1]).toMatchObject({ fields: { kind: 'undo', undoes: night.board.rev + 1 } });

  press('No-show');
  await waitFor(() => expect(toasts()).toEqual([done]));
  now = { ...now, data: { ...now.data, gone: {} } };
  press('Undo');
  await waitFor(() => expect(toasts()).toEqual(["This can't be undone. It was changed since."]));
});

function changesOf(write: Change['writes'][number]): unknown[] {
  return write.op === 'update' && Array.isArray(write.fields.changes) ? write.fields.changes : [];
}
