import react from '@vitejs/plugin-react';
import type { OutputBundle, OutputChunk } from 'rolldown';
import * as v from 'valibot';
import type { Plugin, ResolvedConfig } from 'vite';
import type { AppModules, StartPage } from './appModules.ts';
import { builtForNode } from './builtForNode.ts';

type Draw = (path: string) => Promise<{ markup: string; title: string; about: string }>;
const Drawer = v.object({ prerender: v.custom<Draw>((value) => typeof value === 'function') });

/**
 * Gives pages their own HTML files. Such a file shows the page in its loading state, so that there is
 * something to read before any script has run, and lists the page's scripts, which then load together with
 * the app instead of after it. `shell.html` is the file of all other addresses.
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
      const shell = String(html.source);
      const draw = await drawer(config);
      for (const page of pages) {
        const source = withFiles(shell, page, [app, ...page.screen], bundle);
        const whole = page.drawn ? await drawn(source, page.path, draw) : source;
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
    },
  };
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
  // If the page is prerendered, it is readable already, so the scripts that render come after those that read
  // data.
  const later = (file: string) => (drawn && !first.includes(file) ? ' fetchpriority="low"' : '');
  const tags = [
    ...pictures.map((picture) => `<link rel="preload" as="image" href="${picture}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin${later(file)} href="/${file}">`),
    ...styles.map((file) => (drawn ? inline(file, bundle) : stylesheet(file))),
  ];
  return shell
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`);
}

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

/** Returns the HTML with the page in it. */
async function drawn(source: string, path: string, draw: Draw): Promise<string> {
  const { markup, title, about } = await draw(path);
  return source
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    .replace(/(?<=name="description"\s+content=")[^"]*/, (general) => about || general)
    .replace('<div id="root">', () => `<div id="root" data-path="${path}">${markup}`);
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

/** Builds the app once more, for Node, and returns the function that renders its pages. */
async function drawer({ mode, logLevel = 'info' }: ResolvedConfig): Promise<Draw> {
  const built = await builtForNode('draw.tsx', {
    mode,
    logLevel: logLevel === 'info' ? 'warn' : logLevel,
    plugins: [react()],
    define: { 'import.meta.env.DRAWING': 'true' },
  });
  return v.parse(Drawer, built).prerender;
}
