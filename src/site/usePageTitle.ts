import { useEffect } from 'react';
import { brand } from '../content/brand.ts';
import { usePageView } from '../hooks/usePageView.ts';

/**
 * Names the page in the browser's tab, without a title of its own by the tour's name, and reports that it is shown.
 * `null` while the title is still loading.
 */
export function usePageTitle(title: string | null = ''): void {
  useEffect(() => {
    if (title !== null) document.title = title ? `${title} | ${brand.name}` : brand.name;
  }, [title]);
  usePageView(title);
}
