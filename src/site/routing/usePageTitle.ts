import { useEffect } from 'react';
import { brand } from '../../content/brand.ts';
import { usePageView } from '../../hooks/usePageView.ts';

let last = { title: brand.name, about: '' };

/** What the page that was drawn last said of itself: a prerendered page has no tab yet to say it to. */
export const lastNamed = () => last;

/**
 * Names the page in the browser's tab, without a title of its own by the tour's name, and reports that it is
 * shown. `null` while the title is still loading. `about` is what search engines and messengers show below
 * it.
 */
export function usePageTitle(title: string | null = '', about = ''): void {
  const whole = title ? `${title} | ${brand.name}` : brand.name;
  if (import.meta.env.SSR) last = { title: whole, about };
  useEffect(() => {
    if (title !== null) document.title = whole;
  }, [title, whole]);
  usePageView(title);
}
