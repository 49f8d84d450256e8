import { StrictMode } from 'react';
import { prerender as draw } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { Router } from '../src/router.tsx';
import { lastNamed } from '../src/site/routing/usePageTitle.ts';

/**
 * The page at `path` as it stands before its data has come with its title and what it is about. Runs when the
 * site is built.
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
  const markup = await new Response(prelude).text();
  // The browser finds the pictures themselves as early as React's hints to them.
  return { markup: markup.replace(/^(<link rel="preload"[^>]*>)+/, ''), ...lastNamed() };
}
