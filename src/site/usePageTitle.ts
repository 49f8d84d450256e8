import { useEffect } from 'react';
import { brand } from '../content/brand.ts';
import { usePageView } from '../hooks/usePageView.ts';

let last = brand.name;

/** The title of the page that was drawn last: how a prerendered page, which has no tab yet, learns it. */
export const lastTitle = () => last;

/**
 * Names the page in the browser's tab, without a title of its own by the tour's name, and reports that it is shown.
 * `null` while the title is still loading.
 */
export function usePageTitle(title: string | null = ''): void {
  const whole = title ? `${title} | ${brand.name}` : brand.name;
  if (import.meta.env.SSR) last = whole;
  useEffect(() => {
    if (title !== null) document.title = whole;
  }, [title, whole]);
  usePageView(title);
}
