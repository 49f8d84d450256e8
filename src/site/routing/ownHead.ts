import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The address that the head is about; at first that of the file which this visit began with. */
let standing = import.meta.env.DRAWING ? '' : location.pathname;

/** What a head says about its own page to programs that follow a link (build/headTags.ts). */
const said =
  'link[rel=canonical],meta[name=description],meta[property],meta[name^=twitter],[type="application/ld+json"]';

/** Removes what the head says about a page. */
export function clearHead(): void {
  for (const tag of document.head.querySelectorAll(said)) tag.remove();
}

/** Removes what the head says about a page once another is shown, of which it would be wrong. */
export function useOwnHead(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname !== standing) clearHead();
    standing = pathname;
  }, [pathname]);
}
