import { escapedHtml } from './escapedHtml.ts';

/** A picture of 1200x630, as programs show it with a link. */
export type LinkPicture = { url: string; alt: string };

/** What a page tells search engines and the programs that preview its link. Every address is absolute. */
export type Head = {
  title: string;
  description: string;
  /** The address of the page; null for a file that stands for several addresses. */
  url: string | null;
  picture: LinkPicture;
  siteName: string;
};

/** The size of every picture that goes with a link. */
export const pictureSize = { width: 1200, height: 630 };

/** Returns the tags of a page's head beside its title: canonical address, Open Graph and Twitter. */
export function headTags({ title, description, url, picture, siteName }: Head): string[] {
  return [
    ...(url ? [`<link rel="canonical" href="${escapedHtml(url)}" />`] : []),
    named('description', description),
    property('og:type', 'website'),
    property('og:site_name', siteName),
    property('og:locale', 'en_US'),
    property('og:title', title),
    property('og:description', description),
    ...(url ? [property('og:url', url)] : []),
    property('og:image', picture.url),
    property('og:image:width', String(pictureSize.width)),
    property('og:image:height', String(pictureSize.height)),
    property('og:image:alt', picture.alt),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', picture.url),
    named('twitter:image:alt', picture.alt),
  ];
}

const named = (name: string, content: string) => `<meta name="${name}" content="${escapedHtml(content)}" />`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapedHtml(content)}" />`;

/** The tags that `withHead` replaces. */
const former =
  /\s*<(?:link rel="canonical"|meta\s+(?:name="(?:description|twitter:[^"]*)"|property="[^"]*"))[^>]*>/g;

/**
 * Returns an HTML file with these tags in its head, in place of those it has. `more` are further elements.
 */
export function withHead(html: string, head: Head, more: readonly string[] = []): string {
  const { title, siteName } = head;
  const whole = title === siteName ? title : `${title} | ${siteName}`;
  const tags = [`<title>${escapedHtml(whole)}</title>`, ...headTags(head), ...more];
  const [top = '', ...rest] = html.split('</head>');
  const cleared = top.replace(former, '').replace(/<title>[^<]*<\/title>/, () => tags.join('\n    '));
  return [cleared, ...rest].join('</head>');
}
