import { StrictMode } from 'react';
import { prerender as draw } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { brand } from '../src/content/brand.ts';
import { descriptions } from '../src/content/descriptions.ts';
import { drawFrom } from '../src/lib/drawnFile.ts';
import { Router } from '../src/router.tsx';
import { plainText } from './escapedHtml.ts';

/** A drawn page: its HTML, and the texts of its head. `title` doesn't repeat the name of the site. */
export type DrawnPage = { markup: string; title: string; description: string; siteName: string };

/**
 * Renders the page at `path`, from the data that its file will hold, or in its loading state. Runs when the
 * site is built, and for events when it's deployed; one page after the other.
 * @throws the error of a component
 */
export async function prerender(path: string, data?: string): Promise<DrawnPage> {
  drawFrom(data ?? null);
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
  const title = plainText(/<title>([^<]*)</.exec(head)?.[1] ?? '').replace(` | ${brand.name}`, '');
  const lead = plainText(/<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? '');
  const description = descriptions[path] ?? lead;
  return { markup: whole.slice(head.length), title, description, siteName: brand.name };
}
