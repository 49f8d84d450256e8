import { escapedHtml } from './escapedHtml.ts';

/** A page in the sitemap: its absolute address, and the moment of its last change where that is known. */
export type ListedPage = { url: string; changed?: Date | null };

const end = '</urlset>\n';

/** Returns a sitemap of these pages. */
export function sitemap(pages: readonly ListedPage[]): string {
  const head =
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
  return withPages(head + end, pages);
}

/** Returns a sitemap that `sitemap` made, with further pages. */
export function withPages(xml: string, pages: readonly ListedPage[]): string {
  return xml.replace(end, () => pages.map(entry).join('') + end);
}

function entry({ url, changed }: ListedPage): string {
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
  return `  <url><loc>${escapedHtml(url)}</loc>${lastmod}</url>\n`;
}

/** Returns the robots.txt of the site at this origin. */
export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /Betr\n\nSitemap: ${origin}/sitemap.xml\n`;
}
