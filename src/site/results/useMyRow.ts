import { useState } from 'react';
import type { ResultRow, Results } from '../../domain/results/results.ts';
import { useMyNumber } from '../live/my/useMyNumber.ts';

/**
 * The visitor's row, by the address, this browser's number or their choice. `unknown`: a number without a
 * place.
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
