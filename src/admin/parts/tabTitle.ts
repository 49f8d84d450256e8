import { useLayoutEffect } from 'react';
import { createStore } from '../../lib/store.ts';

/** The name of what the current page is about, which the browser's tab shows; '' when it is about a list. */
export const tabTitle = createStore('');

/** Shows a name in the title of the browser's tab while the page is open. */
export function useTabTitle(name: string): void {
  useLayoutEffect(() => {
    tabTitle.set(name);
    return () => tabTitle.set('');
  }, [name]);
}
