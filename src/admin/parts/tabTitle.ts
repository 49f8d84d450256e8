import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { createStore } from '../../lib/store.ts';

/** The name of what a page is about, which the browser's tab shows; '' when it is about a list. */
export const tabTitle = createStore({ pathname: '', name: '' });

/** Shows a name in the title of the browser's tab while the page is open. */
export function useTabTitle(name: string): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    tabTitle.set({ pathname, name });
    return () => tabTitle.set({ pathname: '', name: '' });
  }, [pathname, name]);
}
