import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import type { OutputBundle, OutputChunk } from 'rolldown';
import * as v from 'valibot';
import { build, type Plugin, type ResolvedConfig } from 'vite';

/** A page with a file of its own: where it is, and which modules it is made of besides the app. */
export type StartPage = {
  /** As the router writes it: '/e/:eventId' is one page for all events. */
  path: string;
  modules: readonly string[];
  /** Its file, where the address does not say it. */
  file?: string;
  /** Whether it is drawn when the site is built. Parts behind a password are not. */
  drawn: boolean;
};

type Draw = (path: string) => Promise<{ markup: string; title: string }>;
const Drawer = v.object({ prerender: v.custom<Draw>((value) => typeof value === 'function') });

/**
 * Gives pages files of their own. Such a file shows the page as it is before its data has come, so that there is something
 * to read before any script has run, and names the page's scripts and styles, which come beside the app in place of after it.
 * `shell.html` is the file of all other addresses.
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
        const source = await fileOf(page, shell, bundle, page.drawn ? draw : undefined);
        if (page.path === '/') html.source = source;
        else this.emitFile({ type: 'asset', fileName: fileName(page), source });
      }
      this.emitFile({ type: 'asset', fileName: 'shell.html', source: shell });
    },
  };
}

const fileName = ({ path, file = `${path.slice(1)}.html` }: StartPage) => file;

/** The page's own HTML: the shell with the page in it and its files named. */
async function fileOf(page: StartPage, shell: string, bundle: OutputBundle, draw?: Draw): Promise<string> {
  const links = filesOf(page.modules, bundle)
    .filter((file) => !shell.includes(`/${file}`))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    );
  const linked = shell.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`);
  if (!draw) return linked;
  const { markup, title } = await draw(page.path);
  return linked
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    .replace('<div id="root">', () => `<div id="root" data-path="${page.path}">${markup}`);
}

/** The scripts and styles of these modules and of all that they import at once. @throws for a module that is not there */
function filesOf(modules: readonly string[], bundle: OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file): file is OutputChunk => file.type === 'chunk');
  const files = new Set<string>();
  const take = (chunk: OutputChunk | undefined) => {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const name of chunk.imports) take(chunks.find(({ fileName }) => fileName === name));
  };
  for (const module of modules) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
    if (!chunk) throw new Error(`No chunk begins with ${module}.`);
    take(chunk);
  }
  return [...files];
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
        ssr: 'src/prerender.tsx',
        outDir,
        // One file, so that it can go as soon as it is read.
        rolldownOptions: { output: { codeSplitting: false } },
      },
    });
    const module: unknown = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
    return v.parse(Drawer, module).prerender;
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** While pages are drawn for their files the database never answers: they stay as they are while they load. */
const noAnswers: Plugin = {
  name: 'no-answers',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('/visitorReads.ts') ? '\0no-answers' : null),
  load: (id) =>
    id === '\0no-answers'
      ? 'const never = () => new Promise(() => {}); export { never as fetchPage, never as fetchDocument };'
      : null,
};
