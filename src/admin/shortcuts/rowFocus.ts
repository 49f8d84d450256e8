/** The row that has the focus: the link that names it, wherever in the row the focus is. */
export function focusedRow(): HTMLElement | null {
  const at = document.activeElement;
  if (at?.matches('[data-row]') && at instanceof HTMLElement) return at;
  return at?.closest('li, tr')?.querySelector<HTMLElement>('[data-row]') ?? null;
}

/** Moves the focus to the row a number of places further; without a focused row to the first one in sight. */
export function focusRowBy(step: number): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-row]')].filter(isShown);
  const now = focusedRow();
  const at = now ? rows.indexOf(now) : -1;
  const next = at < 0 ? (rows.find(isInSight) ?? rows[0]) : rows[at + step];
  if (!next) return false;
  next.focus({ preventScroll: true });
  // Not under the header that stays.
  next.scrollIntoView({ block: isInSight(next) ? 'nearest' : 'center' });
  return true;
}

/** Focuses the search of the screen and selects what stands in it; false when it has none. */
export function focusSearch(): boolean {
  const fields = [
    ...document.querySelectorAll<HTMLInputElement>('main [data-search], main input[type="search"]'),
  ];
  const field = fields.find(isShown);
  if (!field) return false;
  field.focus();
  field.select();
  return true;
}

function isShown(element: HTMLElement): boolean {
  return element.checkVisibility();
}

function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 64 && bottom <= innerHeight;
}
