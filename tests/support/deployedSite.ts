import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

/** A host to which a test deploys builds, and whose network can go silent. */
export type DeployedSite = {
  origin: string;
  /** Serves the build in this folder from now on; the files of the build before are gone. */
  deploy(folder: string): void;
  /** Answers nothing from now on, until `wake`. */
  sleep(): void;
  wake(): void;
  close(): Promise<void>;
};

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Starts such a host. Like Hosting, it answers 404 for what has no file, with the page that says so. */
export async function deploySite(folder: string): Promise<DeployedSite> {
  let current = folder;
  let awake: Promise<void> = Promise.resolve();
  let wake = () => {};
  const server = createServer(async ({ url = '/' }, response) => {
    await awake;
    answer(current, new URL(url, 'http://host').pathname, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    deploy: (next) => {
      current = next;
    },
    sleep: () => {
      awake = new Promise((resolve) => {
        wake = resolve;
      });
    },
    wake: () => wake(),
    close: () =>
      new Promise((resolve) => {
        wake();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(folder: string, path: string, response: ServerResponse): void {
  const found = [path, path === '/' ? '/index.html' : `${path}.html`]
    .map((name) => join(folder, name))
    .find((name) => extname(name) !== '' && existsSync(name));
  const file = found ?? join(folder, '404.html');
  const type = types[extname(file)] ?? 'application/octet-stream';
  const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
  response.writeHead(found ? 200 : 404, { 'content-type': type, 'cache-control': cache });
  response.end(readFileSync(file));
}
