import { StrictMode } from 'react';
import { prerender as draw } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { Router } from '../src/router.tsx';

/**
 * Renders the page at `path` in its loading state and returns its HTML, its title and its description. Runs
 * when the site is built.
 * @throws the error of a component
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
    // Never in parts: those would be joined by inline scripts, which our Content-Security-Policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  if (errors.length > 0) throw errors[0];
  const whole = await new Response(prelude).text();
  // The head elements come first. React's preload hints are dropped, because the browser finds the pictures
  // just as early.
  const [head = ''] = /^(?:<link rel="preload"[^>]*>|<title>[^<]*<\/title>|<meta [^>]*>)*/.exec(whole) ?? [];
  const title = /<title>([^<]*)</.exec(head)?.[1] ?? '';
  const about = /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? '';
  return { markup: whole.slice(head.length), title, about };
}
