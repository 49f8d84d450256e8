/** Focuses an element when it is mounted; pass it as `ref`. */
export function focusMounted(element: HTMLElement | null): void {
  element?.focus();
}
