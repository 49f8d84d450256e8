import react from '@vitejs/plugin-react';
import type { OutputBundle, OutputChunk } from 'rolldown';
import type { Plugin, ResolvedConfig } from 'vite';
import { siteUrl } from '../scripts/siteUrl.ts';
import type { AppModules, StartPage } from './appModules.ts';
import { builtForNode } from './builtForNode.ts';
import { type Draw, drawerFile, drawIn } from './drawer.ts';
import { withHead } from './headTags.ts';
import { robots, sitemap } from './sitemap.ts';

/**
 * Gives pages their own HTML files. Such a file shows the page in its loading state, so that there is
 * something to read before any script has run, and lists the page's scripts, which then load together with
 * the app instead of after it. `404.html` is what Hosting answers, as not found, at all other addresses;
 * `shell.html` is the same for the service worker, which shows it where it has kept nothing.
 */
export function prerender({ app, pages }: AppModules): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle(_, bundle) {
      const html = bundle['index.html'];
      if (html?.type !== 'asset') return;
      const shell = String(html.source)
        .replace(/<!--.*?-->/gs, '')
        .replace(/\n\s+/g, '\n');
      const site = siteUrl(config.env);
      const { draw, code } = await drawer(config, site);
      this.emitFile({ type: 'asset', fileName: drawerFile, source: code });
      const reading = shell.replace('</head>', `${preconnect(config.env)}\n</head>`);
      for (const page of pages) {
        const base = page.reader ? reading : shell;
        const source = withFiles(base, page, [app, ...page.screen], bundle);
        const whole = page.drawn ? await drawn(source, page, draw, site) : source;
        if (page.path === '/') html.source = whole;
        else
          this.emitFile({
            type: 'asset',
            fileName: page.file ?? `${page.path.slice(1)}.html`,
            source: whole,
          });
      }
      const source = withFiles(shell, { drawn: false }, [app], bundle);
      this.emitFile({ type: 'asset', fileName: 'shell.html', source });
      this.emitFile({ type: 'asset', fileName: '404.html', source: notFound(source) });
      const listed = pages.filter(isOneAddress).map(({ path }) => ({ url: site + path }));
      this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemap(listed) });
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots(site) });
    },
  };
}

/** Returns the file of what is no page: without scripts it says so; the app leads to the home page. */
function notFound(shell: string): string {
  const words = 'There\'s no page at this address. <a href="/">Go to the home page</a>';
  return shell
    .replace('<title>', '<title>Page not found | ')
    .replace(/(<noscript>).*?(?=<\/noscript>)/s, `$1${words}`);
}

/** Returns the element that connects to the database while the scripts that read from it are on their way. */
function preconnect({ VITE_FIRESTORE_EMULATOR_HOST: emulator }: ResolvedConfig['env']): string {
  const origin = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
  return `<link rel="preconnect" crossorigin href="${origin}">`;
}

/** Returns the HTML with all files of the page in its head. */
function withFiles(
  shell: string,
  { reader, pictures = [], drawn }: Pick<StartPage, 'reader' | 'pictures' | 'drawn'>,
  drawing: readonly string[],
  bundle: OutputBundle,
): string {
  const first = filesOf(reader ? [reader] : [], bundle);
  const all = new Set([...first, ...filesOf(drawing, bundle)]);
  const styles = [...all].filter((file) => file.endsWith('.css'));
  const scripts = [...all].filter((file) => file.endsWith('.js') && !shell.includes(`/${file}`));
  // If the page is prerendered, it is readable already: the scripts that read data come first, and `main.ts`
  // asks for those that render once the page is painted.
  const later = scripts.filter((file) => drawn && !first.includes(file));
  const tags = [
    ...pictures.map((picture) => `<link rel="preload" as="image" href="${picture}">`),
    ...scripts.filter((file) => !later.includes(file)).map(preload),
    ...styles.map((file) => (drawn ? inline(file, bundle) : stylesheet(file))),
    ...(drawn ? [`<template id="later">${later.map(preloadLow).join('')}</template>`] : []),
  ];
  return shell
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace('</head>', () => `  ${tags.join('\n')}\n</head>`);
}

const preload = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;
const preloadLow = (file: string) => preload(file).replace('href', 'fetchpriority="low" href');
const stylesheet = (file: string) => `<link rel="stylesheet" crossorigin href="/${file}">`;

/**
 * Inlines a style, so that the prerendered page is styled with the HTML alone. The link, which fetches
 * nothing, tells Vite that these styles are loaded.
 */
function inline(file: string, bundle: OutputBundle): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`There is no file ${file}.`);
  return `<style>${asset.source}</style>${stylesheet(file).replace('>', ' disabled>')}`;
}

/** Whether a page is drawn for one address, and not for all that its pattern matches. */
const isOneAddress = ({ drawn, path }: StartPage) => drawn && !path.includes(':');

/** Returns the HTML with the page in it. */
async function drawn(source: string, page: StartPage, draw: Draw, site: string): Promise<string> {
  const { markup, siteName, ...words } = await draw(page.path);
  const url = isOneAddress(page) ? site + page.path : null;
  const picture = { url: `${site}/link-picture.jpg`, alt: `${siteName}: cards and chips on a table` };
  return withHead(source, { ...words, siteName, url, picture }).replace(
    '<div id="root">',
    () => `<div id="root" data-path="${page.path}">${markup}`,
  );
}

/**
 * Returns the scripts and styles of these modules, after those of all their static imports. @throws for a
 * module that is missing
 */
function filesOf(modules: readonly string[], bundle: OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file): file is OutputChunk => file.type === 'chunk');
  const taken = new Set<OutputChunk>();
  const files: string[] = [];
  const take = (chunk: OutputChunk | undefined) => {
    if (!chunk || taken.has(chunk)) return;
    taken.add(chunk);
    for (const name of chunk.imports) take(chunks.find(({ fileName }) => fileName === name));
    files.push(...(chunk.viteMetadata?.importedCss ?? []), chunk.fileName);
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
    if (!chunk) throw new Error(`No chunk holds ${module}.`);
    take(chunk);
  }
  return files;
}

/** Builds the app once more, for Node, and returns the function that renders its pages, and its code. */
async function drawer({ mode, logLevel = 'info' }: ResolvedConfig, site: string) {
  const { code, exports } = await builtForNode('draw.tsx', {
    mode,
    logLevel: logLevel === 'info' ? 'warn' : logLevel,
    plugins: [react()],
    define: { 'import.meta.env.DRAWING': 'true', 'location.origin': JSON.stringify(site) },
  });
  return { code, draw: drawIn(exports) };
}
