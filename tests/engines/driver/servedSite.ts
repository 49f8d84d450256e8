import { readFileSync } from 'node:fs';
import { createServer, request, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';

/** The built site as an engine gets it. */
export type ServedSite = {
  origin: string;
  /** What the pages have reported as errors since the last call. */
  takeErrors(): string[];
  /** Answers no page and no file from now on, until `start`. */
  stop(): void;
  start(): void;
  close(): Promise<void>;
};

const own = '/engine/';

/** Reports what a console shows in red; neither driver hands it out. */
const reporter = `{
  const report = (what) => navigator.sendBeacon('${own}error', location.pathname + ': ' + what);
  const text = (part) => (part instanceof Error ? part.stack || String(part) : String(part));
  const { error } = console;
  console.error = (...parts) => {
    report(parts.map(text).join(' '));
    error.apply(console, parts);
  };
  addEventListener('error', (event) => event.error && report(text(event.error)));
  addEventListener('unhandledrejection', (event) => report('unhandled: ' + text(event.reason)));
  addEventListener('securitypolicyviolation', (event) =>
    report('refused by the policy: ' + event.violatedDirective + ' ' + event.blockedURI));
}`;

/** Stands in front of Hosting: its pages also report their errors, and it can be stopped. */
export async function serveSite(hosting: string): Promise<ServedSite> {
  const errors: string[] = [];
  let stopped = false;
  const queries = readFileSync(
    createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  );

  function answerOwn(path: string, body: string, response: ServerResponse): void {
    if (path === `${own}error`) errors.push(body);
    const script = path === `${own}queries.js` ? queries : path === `${own}reporter.js` ? reporter : '';
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
  }

  const server = createServer(async (asked, response) => {
    const { url = '/', method, headers } = asked;
    const body = Buffer.concat(await asked.toArray());
    if (url.startsWith(own)) return answerOwn(url, body.toString(), response);
    if (stopped) return response.destroy();
    const plain = { ...headers, 'accept-encoding': 'identity' };
    const passed = request(new URL(url, hosting), { method, headers: plain }, async (answer) => {
      const given = Buffer.concat(await answer.toArray());
      const isPage = answer.headers['content-type']?.startsWith('text/html');
      const page = isPage ? withReporter(given.toString()) : given;
      const { 'content-length': _, 'transfer-encoding': __, ...rest } = answer.headers;
      response.writeHead(answer.statusCode ?? 500, rest).end(page);
    });
    passed.on('error', () => response.destroy());
    passed.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    takeErrors: () => errors.splice(0),
    stop: () => {
      stopped = true;
    },
    start: () => {
      stopped = false;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const withReporter = (html: string) =>
  html.replace('<head>', `<head><script src="${own}reporter.js"></script>`);
