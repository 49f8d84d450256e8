import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SendOptions, Sent } from '../../src/data/changes/sender.ts';
import { DataError, type DataErrorKind } from '../../src/data/errors.ts';
import { type Change, deleting } from '../../src/domain/changes/change.ts';
import { attempt, sendWith, submit } from '../../src/parts/attempt.ts';
import { ConfirmChange } from '../../src/parts/ConfirmChange.tsx';
import { useSubmit } from '../../src/parts/useSubmit.ts';
import { ToastRegion } from '../../src/ui/ToastRegion.tsx';
import { currentToasts, dismissToast } from '../../src/ui/toast.ts';

const change: Change = { writes: [deleting('events/cup')] };
const make = () => change;
const failed = 'Failed to delete "Cup". Please try again.';
const done = '"Cup" was deleted.';

type Answer = Sent | DataErrorKind;
const sent: { change: Change; failed: string; options: SendOptions }[] = [];

/** A server that gives these answers, one after the other. */
function answers(...given: Answer[]): void {
  sendWith(async (makeChange, failedText, options = {}) => {
    sent.push({ change: await makeChange(), failed: failedText, options });
    const answer = given.shift() ?? 'acknowledged';
    if (answer === 'acknowledged' || answer === 'queued') return answer;
    throw new DataError(answer);
  });
}

beforeEach(() => {
  sent.length = 0;
  render(<ToastRegion />);
});
afterEach(() => {
  for (const { id } of currentToasts()) act(() => dismissToast(id));
});

const status = () => screen.getAllByRole('status')[0]?.textContent ?? '';
const alert = () => screen.getAllByRole('alert')[0]?.textContent ?? '';
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const run = (words: Partial<Parameters<typeof attempt>[1]> = {}) =>
  act(() => attempt(make, { failed, ...words }));

test('a change that is saved is said to be', async () => {
  answers('acknowledged');
  expect(await run({ done })).toBe('acknowledged');
  expect(status()).toContain(done);
  expect(status()).not.toContain('waiting');
  expect(sent).toMatchObject([{ change, failed }]);
});

test('a change that its screen shows is not talked about', async () => {
  answers('acknowledged', 'queued');
  await run();
  await run();
  expect(currentToasts()).toEqual([]);
});

test('a change that waits says so, and is what it was when the server has it', async () => {
  answers('queued');
  const undo = vi.fn();
  expect(await run({ done, undo })).toBe('queued');
  expect(status()).toContain('"Cup" was deleted. Saved on this device, not sent yet.');
  act(() => sent[0]?.options.onStored?.());
  expect(status()).toContain(done);
  expect(status()).not.toContain('waiting');
  await press('Undo');
  expect(undo).toHaveBeenCalledOnce();
});

test('a message that was dismissed does not come back when the change is stored', async () => {
  answers('queued');
  await run({ done, undo: () => {} });
  await press('Dismiss');
  act(() => sent[0]?.options.onStored?.());
  expect(currentToasts()).toEqual([]);
});

test('words about saving are not said twice while it waits', async () => {
  answers('queued');
  await run({ done: 'Changes saved successfully!', kept: '' });
  expect(status()).toMatch(/^Saved on this device, not sent yet\./);
});

test('a refused change can be tried again, and what follows it follows then', async () => {
  answers('refused', 'broken', 'acknowledged');
  const onSaved = vi.fn();
  expect(await run({ done, onSaved })).toBe('refused');
  expect(alert()).toContain(failed);
  await press('Retry');
  expect(alert()).toContain(failed);
  expect(onSaved).not.toHaveBeenCalled();
  await press('Retry');
  expect(alert()).toBe('');
  expect(status()).toContain(done);
  expect(onSaved).toHaveBeenCalledExactlyOnceWith('acknowledged');
  expect(sent.map((each) => each.change)).toEqual([change, change, change]);
});

test('after a Retry it says what is saved now, also when the screen shows it', async () => {
  answers('refused', 'acknowledged');
  await run();
  await press('Retry');
  expect(status()).toContain('Saved now: Delete "Cup".');
});

test('a Retry that waits does not say that it is saved now', async () => {
  answers('refused', 'queued');
  await run();
  await press('Retry');
  expect(status()).toMatch(/^Saved on this device, not sent yet\./);
});

test('a screen may have a Retry of its own', async () => {
  answers('refused');
  const retry = vi.fn();
  await run({ retry });
  await press('Retry');
  expect(retry).toHaveBeenCalledOnce();
  expect(sent).toHaveLength(1);
});

test('where somebody else was faster, there is nothing to try again', async () => {
  answers('conflict');
  await run({ conflict: 'Someone else has changed it since.' });
  expect(alert()).toContain('Someone else has changed it since.');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('a message takes the place of the one about the same subject', async () => {
  answers('refused', 'acknowledged');
  await run({ done, subject: 'event cup' });
  await run({ done, subject: 'event cup' });
  expect(currentToasts().map(({ message }) => message)).toEqual([done]);
});

test('whoever says so themselves gets the refusal', async () => {
  answers('busy');
  await expect(submit(make, { failed, done })).rejects.toMatchObject({ kind: 'busy' });
  expect(currentToasts()).toEqual([]);
});

function Form({ onSaved }: { onSaved: () => void }) {
  const form = useSubmit();
  return (
    <>
      <output aria-label="failure">{form.failure}</output>
      <button
        type="button"
        aria-busy={form.busy}
        onClick={() => void form.submit(make, { failed, conflict: 'It is there already.', onSaved })}
      >
        Save
      </button>
    </>
  );
}

test('a form keeps its failure until it is submitted again', async () => {
  answers('refused', 'conflict', 'queued');
  const onSaved = vi.fn();
  render(<Form onSaved={onSaved} />);
  const failure = () => screen.getByLabelText('failure').textContent;
  await press('Save');
  expect(failure()).toBe(failed);
  await press('Save');
  expect(failure()).toBe('It is there already.');
  expect(onSaved).not.toHaveBeenCalled();
  await press('Save');
  expect(failure()).toBe('');
  expect(onSaved).toHaveBeenCalledOnce();
  expect(currentToasts()).toEqual([]);
});

test('a form is sent once, however often Save is pressed', async () => {
  const waiting: ((answer: Sent) => void)[] = [];
  sendWith(() => new Promise((resolve) => waiting.push(resolve)));
  render(<Form onSaved={() => {}} />);
  await press('Save');
  await press('Save');
  expect(waiting).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBe('true');
  await act(async () => waiting[0]?.('acknowledged'));
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBe('false');
});

test('a dialog that asks stays with the refusal, and closes when it is saved', async () => {
  answers('refused', 'acknowledged');
  const onClose = vi.fn();
  render(
    <ConfirmChange
      title="Delete event"
      question="Delete it?"
      action="Delete"
      change={make}
      words={{ failed, done }}
      onClose={onClose}
    />,
  );
  await press('Delete');
  expect(screen.getByRole('dialog').textContent).toContain(failed);
  expect(onClose).not.toHaveBeenCalled();
  await press('Delete');
  expect(onClose).toHaveBeenCalledOnce();
  expect(currentToasts().map(({ message }) => message)).toEqual([done]);
});

test('a question whose subject a colleague has changed says so instead', async () => {
  answers('conflict');
  const conflict = 'Someone else just changed it.';
  render(
    <ConfirmChange
      title="Delete event"
      question="Delete it?"
      action="Delete"
      change={make}
      words={{ failed, conflict }}
      onClose={() => {}}
    />,
  );
  await press('Delete');
  expect(screen.getByRole('dialog').textContent).toContain(conflict);
  expect(screen.getByRole('dialog').textContent).not.toContain(failed);
});
