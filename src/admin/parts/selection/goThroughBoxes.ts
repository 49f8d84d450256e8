import type { KeyboardEvent } from 'react';
import { arrowStep } from '../../../lib/arrowStep.ts';
import type { Picking } from './useSelection.ts';

/**
 * Handles the keys of a list with checkboxes: arrow keys move to the next checkbox, with Shift they select it
 * too; Control or Command and A selects all, Escape none.
 */
export function goThroughBoxes(
  event: KeyboardEvent<HTMLUListElement>,
  { picked, pick, pickAll }: Picking,
): void {
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  const at = boxes.findIndex((box) => box === event.target);
  if (at < 0) return;
  const step = arrowStep(event);
  const next = step === 0 ? undefined : boxes[at + step];
  if (next) {
    next.focus();
    if (event.shiftKey) pick(next.value, true);
  } else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) pickAll(true);
  else if (event.key === 'Escape' && picked.size > 0) pickAll(false);
  else if (step === 0) return;
  event.preventDefault();
}
