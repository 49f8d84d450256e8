import type { OutputBundle, OutputChunk } from 'rolldown';
import type { Plugin } from 'vite';

/** Which modules a page is made of, by the path that leads to it (as the router writes paths). */
export type EarlyPages = Readonly<Record<string, readonly string[]>>;

/**
 * Spares every first visit a round trip: a few hundred bytes, run before the app's own script is there, tell the browser
 * which further files the page at this address needs. They come beside the app in place of after it, and so does the connection to the database. Without this all works
 * the same, only later.
 */
export function earlyChunks(pages: EarlyPages): Plugin {
  let demo = false;
  return {
    name: 'early-chunks',
    apply: 'build',
    enforce: 'post',
    configResolved({ env }) {
      demo = String(env.VITE_FIREBASE_PROJECT_ID ?? 'demo-').startsWith('demo-');
    },
    generateBundle(_, bundle) {
      const html = bundle['index.html'];
      if (html?.type !== 'asset') return;
      const shell = String(html.source);
      const routes = Object.entries(pages).map(([path, modules]) => {
        const files = filesOf(modules, bundle).filter((file) => !shell.includes(`/${file}`));
        return [patternOf(path), files];
      });
      const reference = this.emitFile({ type: 'asset', name: 'early.js', source: script(routes) });
      const tags = [
        ...(demo ? [] : ['<link rel="preconnect" href="https://firestore.googleapis.com" crossorigin>']),
        `<script async src="/${this.getFileName(reference)}"></script>`,
      ];
      const own = '<script type="module"';
      html.source = shell.replace(own, [...tags, own].join('\n    '));
    },
  };
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

/** A regular expression for a path of the router: ':name' is one part, '?' makes it optional, '*' is anything. */
function patternOf(path: string): string {
  return `^${path
    .replace('/*', '(/.*)?')
    .replace(/\/:\w+\?/, '(/[^/]+)?')
    .replace(/:\w+/, '[^/]+')}/?$`;
}

function script(routes: unknown): string {
  return `for (const [path, files] of ${JSON.stringify(routes)})
  if (new RegExp(path, 'i').test(location.pathname))
    for (const file of files) {
      const style = file.endsWith('.css');
      document.head.append(
        Object.assign(document.createElement('link'), {
          rel: style ? 'preload' : 'modulepreload',
          href: '/' + file,
          ...(style && { as: 'style' }),
          crossOrigin: '',
        }),
      );
    }
`;
}
