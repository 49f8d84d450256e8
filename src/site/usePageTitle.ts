import { useEffect } from 'react';
import { brand } from '../content/brand.ts';

/** Names the page in the browser's tab; without a title of its own, by the tour's name. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} | ${brand.name}` : brand.name;
  }, [title]);
}
