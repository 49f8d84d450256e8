import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { pageView } from '../analytics/analytics.ts';

/** Reports each page once, as soon as its title is known; `title` is null until then. */
export function usePageView(title: string | null): void {
  const { pathname } = useLocation();
  const reported = useRef('');
  // In the moment in which React sets the title: a tick later, Back may have changed the address.
  useLayoutEffect(() => {
    if (title === null || reported.current === pathname) return;
    reported.current = pathname;
    pageView();
  }, [pathname, title]);
}
