import { createHash } from 'node:crypto';
import type { OutputBundle } from 'rolldown';
import { build, type Plugin } from 'vite';
import { ROOT } from '../scripts/project.ts';

/**
 * Builds the service worker as one classic script at `/sw.js`. It contains a build id made from the names of
 * all files, so that it changes, and browsers fetch it again, with every deploy that changes anything. With
 * VITE_SERVICE_WORKER=off it is the worker that removes itself (docs/deploying.md).
 */
export function serviceWorker(): Plugin {
  let source = '';
  return {
    name: 'service-worker',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'post',
    configResolved({ env }) {
      source = env.VITE_SERVICE_WORKER === 'off' ? 'farewellWorker' : 'serviceWorker';
    },
    async generateBundle(_, bundle) {
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await built(source, buildId(bundle)) });
    },
  };
}

function buildId(bundle: OutputBundle): string {
  const names = Object.keys(bundle).sort().join('\n');
  return createHash('sha256').update(names).digest('hex').slice(0, 12);
}

async function built(source: string, id: string): Promise<string> {
  const result = await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { 'import.meta.env.BUILD_ID': JSON.stringify(id) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: `${ROOT}src/offline/${source}.ts`, output: { format: 'iife' } },
    },
  });
  const [first] = [result].flat();
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (!chunk) throw new Error('The service worker was not built.');
  return chunk.code;
}
