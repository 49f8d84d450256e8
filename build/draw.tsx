import { StrictMode } from 'react';
import { prerender as draw } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { Router } from '../src/router.tsx';

/**
 * Draws the page at `path` as it stands before its data has come, with its title and what it is about, both
 * as HTML. Runs when the site is built.
 * @throws what a component has thrown
 */
export async function prerender(path: string): Promise<{ markup: string; title: string; about: string }> {
  const errors: unknown[] = [];
  const { prelude } = await draw(
    <StrictMode>
      {/* Its own key: what one address loaded is not shown at another. */}
      <StaticRouter location={{ pathname: path, key: path }}>
        <Router />
      </StaticRouter>
    </StrictMode>,
    // Never in parts: those would be put together by inline scripts, which our Content-Security-Policy
    // forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  if (errors.length > 0) throw errors[0];
  const whole = await new Response(prelude).text();
  // What belongs in the head comes first. The browser finds the pictures themselves as early as React's
  // hints.
  const [head = ''] = /^(?:<link rel="preload"[^>]*>|<title>[^<]*<\/title>|<meta [^>]*>)*/.exec(whole) ?? [];
  const title = /<title>([^<]*)</.exec(head)?.[1] ?? '';
  const about = /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? '';
  return { markup: whole.slice(head.length), title, about };
}
