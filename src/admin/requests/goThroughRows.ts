import type { KeyboardEvent } from 'react';
import { arrowStep } from '../../lib/arrowStep.ts';

/** Handles the keys of a list whose rows have a main button or link: arrow keys move to the next one's. */
export function goThroughRows(event: KeyboardEvent<HTMLUListElement>): void {
  const step = arrowStep(event);
  if (step === 0) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  if (at < 0) return;
  rows[at + step]?.focus();
  event.preventDefault();
}
