/**
 * If the focus is inside the element, moves it to the element itself, because the content is about to go
 * away.
 */
export function keepFocusIn(element: HTMLElement | null): void {
  if (element?.contains(document.activeElement)) element.focus({ preventScroll: true });
}
