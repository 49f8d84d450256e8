import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import type { OutputBundle, OutputChunk } from 'rolldown';
import * as v from 'valibot';
import { build, type Plugin, type ResolvedConfig } from 'vite';

/** A page with a file of its own: where it is, and what it is made of besides the app. */
export type StartPage = {
  /** As the router writes it: '/e/:eventId' is one page for all events. */
  path: string;
  /** Its file, where the address does not say it. */
  file?: string;
  /** The module that reads what it shows. */
  reader?: string;
  /** The modules that draw it. */
  screen: readonly string[];
  /** The pictures that its styles ask for. */
  pictures?: readonly string[];
  /** Whether it is drawn when the site is built. Parts behind a password are not. */
  drawn: boolean;
};

type Draw = (path: string) => Promise<{ markup: string; title: string; about: string }>;
const Drawer = v.object({ prerender: v.custom<Draw>((value) => typeof value === 'function') });

/**
 * Gives pages files of their own. Such a file shows the page as it is before its data has come, so that there
 * is something to read before any script has run, and names the page's scripts, which come beside the app in
 * place of after it. `shell.html` is the file of all other addresses.
 */
export function prerender(pages: readonly StartPage[]): Plugin {
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
        const source = withFiles(shell, page, bundle);
        const whole = page.drawn ? await drawn(source, page.path, draw) : source;
        if (page.path === '/') html.source = whole;
        else
          this.emitFile({
            type: 'asset',
            fileName: page.file ?? `${page.path.slice(1)}.html`,
            source: whole,
          });
      }
      const source = withFiles(shell, { path: '*', screen: [], drawn: false }, bundle);
      this.emitFile({ type: 'asset', fileName: 'shell.html', source });
    },
  };
}

/** The HTML with all that the page is made of in its head. */
function withFiles(shell: string, page: StartPage, bundle: OutputBundle): string {
  const { reader, screen, pictures = [], drawn } = page;
  const first = filesOf(reader ? [reader] : [], bundle);
  const all = new Set([...first, ...filesOf(['src/mount.tsx', ...screen], bundle)]);
  const styles = [...all].filter((file) => file.endsWith('.css'));
  const scripts = [...all].filter((file) => file.endsWith('.js') && !shell.includes(`/${file}`));
  // Where there is something to see already, and something to read, what draws comes behind that.
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
 * What is drawn can be seen with the HTML alone. The link, which fetches nothing, tells Vite that these
 * styles are there.
 */
function inline(file: string, bundle: OutputBundle): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`There is no file ${file}.`);
  return `<style>${asset.source}</style>${stylesheet(file).replace('>', ' disabled>')}`;
}

/** The HTML with the page in it. */
async function drawn(source: string, path: string, draw: Draw): Promise<string> {
  const { markup, title, about } = await draw(path);
  return source
    .replace(/<title>.*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/(?<=name="description"\s+content=")[^"]*/, (general) => escaped(about) || general)
    .replace('<div id="root">', () => `<div id="root" data-path="${path}">${markup}`);
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * The scripts and styles of these modules behind those of all that they import at once. @throws for a module
 * that is not there
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
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
    if (!chunk) throw new Error(`No chunk holds ${module}.`);
    take(chunk);
  }
  return files;
}

/** Builds the app once more, for Node, and returns what draws its pages there. */
async function drawer({ root, mode, logLevel = 'info' }: ResolvedConfig): Promise<Draw> {
  const outDir = join(root, '.cache', `prerender-${process.pid}`);
  try {
    await build({
      root,
      mode,
      logLevel: logLevel === 'info' ? 'warn' : logLevel,
      configFile: false,
      plugins: [noAnswers, react()],
      build: {
        ssr: 'build/draw.tsx',
        outDir,
        // One file, so that it can go as soon as it is read.
        rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: false } },
      },
    });
    const module: unknown = await import(pathToFileURL(join(outDir, 'draw.js')).href);
    return v.parse(Drawer, module).prerender;
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/**
 * While pages are drawn for their files the database never answers: they stay as they are while they load.
 */
const noAnswers: Plugin = {
  name: 'no-answers',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('/visitorReads.ts') ? '\0no-answers' : null),
  load: (id) =>
    id === '\0no-answers'
      ? 'const never = () => new Promise(() => {}); export { never as fetchPage, never as fetchDocument };'
      : null,
};
