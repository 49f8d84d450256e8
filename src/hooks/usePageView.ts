import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { pageView } from '../analytics/analytics.ts';

/** Reports every page shown here once, as soon as its title is known; `null` as long as it is not. */
export function usePageView(title: string | null): void {
  const { pathname } = useLocation();
  const reported = useRef('');
  useEffect(() => {
    if (title === null || reported.current === pathname) return;
    reported.current = pathname;
    pageView();
  }, [pathname, title]);
}
