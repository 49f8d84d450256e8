import { useLayoutEffect } from 'react';
import { answerEarlyInput } from '../lib/earlyInput.ts';

/** Lets the app answer what was pressed and typed in this part of the page before it had taken it over. */
export function useEarlyInput(part: 'frame' | 'page'): void {
  // After React's commit, which is still going on.
  useLayoutEffect(() => queueMicrotask(() => answerEarlyInput(part)), [part]);
}
