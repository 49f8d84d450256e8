import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Bundles the SDK as the app's build does and serves it on a page of its own; `stop` ends that. */
export async function servePage(): Promise<{ origin: string; stop: () => void }> {
  const script = await bundle();
  const server = createServer((request, response) => {
    const asked = request.url === '/page.js';
    response.setHeader('content-type', asked ? 'text/javascript' : 'text/html');
    response.end(
      asked ? script : '<!doctype html><title>page</title><script type="module" src="/page.js"></script>',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${port}`, stop };
}

async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('./page.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, rollupOptions: { input: entry } },
  });
  const output = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  const chunk = output.find((part) => part.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('The page was not built.');
  return chunk.code;
}
