/** Names a link or button of a page, also across a reload: where it leads or what it says, and which one. */
export type ElementName = { tag: string; says: string; at: number };

/** Returns the name of an element; `findNamed` finds it again when the page is drawn anew. */
export function nameOf(element: HTMLElement): ElementName {
  const [tag, says] = [element.localName, wordsOf(element)];
  return { tag, says, at: alike(tag, says).indexOf(element) };
}

/** Returns the element with a name, undefined where the page has none. */
export function findNamed({ tag, says, at }: ElementName): HTMLElement | undefined {
  return alike(tag, says)[at];
}

function alike(tag: string, says: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(tag)].filter((element) => wordsOf(element) === says);
}

function wordsOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  return (
    element.getAttribute('href') ??
    element.getAttribute('aria-label') ??
    [element, ...ids.map((id) => document.getElementById(id))].map((part) => part?.textContent).join(' ')
  );
}
