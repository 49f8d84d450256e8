import { useEffect, useState } from 'react';
import { useSchemaForm } from '../../../../hooks/useSchemaForm.ts';
import {
  type Entered,
  EnterInput,
  type EnterRow,
  enterRows,
  lowestRow,
  proposedHand,
  replaced,
  typedCounts,
} from './enterForm.ts';
import type { StaffCount } from './useCount.ts';

/**
 * Holds the form of a whole table. Returns what was typed with its meaning: who is out, the counts by seat,
 * and what they replace. `send` stores the counts, or says what is missing.
 */
export function useEnterForm(
  entered: Entered,
  count: (entry: StaffCount) => Promise<void>,
  onSent: () => void,
) {
  // What stood when the typing began: what a phone counts meanwhile is no mistake of the director's.
  const [rows] = useState(() => enterRows(entered));
  const [failure, setFailure] = useState('');
  const [touched, setTouched] = useState(false);
  const form = useSchemaForm(EnterInput, startOf(entered, rows), { mode: 'onSubmit' });
  const { setFocus } = form;
  const firstOpen = rows.findIndex(({ stands }) => !stands?.out);
  // The dialog opens in a layout effect, and focuses its first field.
  useEffect(() => {
    if (firstOpen >= 0) setFocus(`rows.${firstOpen}.chips`);
  }, [firstOpen, setFocus]);
  const typed = form.watch();
  const lowest = touched ? -1 : lowestRow(entered, rows, typed);
  const isOut = (index: number) => typed.rows[index]?.out || index === lowest;
  const input = { ...typed, rows: typed.rows.map((row, index) => ({ ...row, out: isOut(index) })) };
  // Who is out already keeps the hand that they went out at.
  const seats = withoutEarlierOut(rows, typedCounts(rows, input));
  const seen = replaced(rows, seats);
  const broke = input.rows.filter(({ chips, out }) => out && chips === '0').length;

  function markOut(index: number, out: boolean): void {
    if (lowest >= 0 && lowest !== index) form.setValue(`rows.${lowest}.out`, true);
    setTouched(true);
    form.setValue(`rows.${index}.out`, out, { shouldDirty: true });
  }

  async function send({ note }: EnterInput): Promise<void> {
    setFailure('');
    if (Object.keys(seats).length === 0) {
      setFailure('Enter the chips of at least one seat.');
      return;
    }
    if (Object.keys(seen).length > 0 && note === '') {
      form.setError('note', { message: 'Say why the count changes' }, { shouldFocus: true });
      return;
    }
    try {
      await count({ round: entered.round, table: entered.table, seats, seen, note });
      onSent();
    } catch {
      setFailure('Failed to save the count. Please try again.');
    }
  }

  return { form, rows, typed, lowest, isOut, markOut, seats, seen, broke, failure, send };
}

/** Returns the form as it opens: only who is out is entered. */
function startOf(entered: Entered, rows: readonly EnterRow[]): EnterInput {
  return {
    hand: proposedHand(entered),
    rows: rows.map(({ stands }) => ({
      chips: stands?.out ? String(stands.chips) : '',
      out: stands?.out ?? false,
      had: stands?.had === undefined ? '' : String(stands.had),
    })),
    note: '',
  };
}

function withoutEarlierOut(rows: ReturnType<typeof enterRows>, seats: ReturnType<typeof typedCounts>) {
  return Object.fromEntries(
    Object.entries(seats).filter(([seat, count]) => {
      const stands = rows.find((row) => row.seat === seat)?.stands;
      return !(stands?.out && count.out && stands.chips === count.chips && stands.had === count.had);
    }),
  );
}
