import { type RefObject, useRef } from 'react';
import { useFocusWhenThere } from './useFocusWhenThere.ts';

/** Focuses the summary of a form's mistakes as soon as it appears. */
export function useSummaryFocus(): { summary: RefObject<HTMLDivElement | null>; focusSummary: () => void } {
  const summary = useRef<HTMLDivElement>(null);
  const focusOn = useFocusWhenThere();
  return { summary, focusSummary: () => focusOn(() => summary.current) };
}
