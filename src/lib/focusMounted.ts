/** Puts the focus on an element when it comes onto the page: it is for `ref`. */
export function focusMounted(element: HTMLElement | null): void {
  element?.focus();
}
