import { useState } from 'react';
import type { ResultRow, Results } from '../../domain/results/results.ts';
import { useMyNumber } from '../live/my/useMyNumber.ts';

/**
 * The visitor's own row: that of the number in the address or of the one this browser knows from the night,
 * or the one they picked. `unknown` is a number that has no place.
 */
export function useMyRow({ eventId, rows }: Results) {
  const [no, setNo] = useMyNumber(eventId);
  const [picked, setPicked] = useState<ResultRow | null>(null);
  const numbered = no === null ? undefined : rows.find((row) => row.no === no);
  const choose = (row: ResultRow | null) => {
    // Places of a list on paper have no numbers that could be remembered.
    setNo(row && row.no > 0 ? row.no : null);
    setPicked(row);
  };
  const mine = numbered ?? picked;
  return { mine, unknown: mine ? null : no, choose };
}
