import { type RefObject, useEffect, useRef, useState } from 'react';

/** Puts the focus on the summary of a form's mistakes as soon as it is there. */
export function useSummaryFocus(): { summary: RefObject<HTMLDivElement | null>; focusSummary: () => void } {
  const summary = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);
  return { summary, focusSummary: () => setAttempts((before) => before + 1) };
}
