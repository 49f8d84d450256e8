/** Moves the focus from something inside an element, which is about to go away, to the element itself. */
export function keepFocusIn(element: HTMLElement | null): void {
  if (element?.contains(document.activeElement)) element.focus({ preventScroll: true });
}
