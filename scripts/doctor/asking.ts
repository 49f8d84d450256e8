import * as v from 'valibot';
import type { Place } from './place.ts';

/** An answer of a service: its status, 0 without any, its body, and what its error says. */
export type Answer = { status: number; body: unknown; error: string };

const Failure = v.object({ error: v.object({ message: v.string(), status: v.optional(v.string(), '') }) });
const Documents = v.array(v.object({ document: v.optional(v.object({ name: v.string() })) }));

/** How many documents a look at a project may read. */
export const mostRead = 100;

/** The step where a service doesn't answer. */
export const network = 'Look at the network of this computer, then look again';

/** Returns why a service didn't answer: 'getaddrinfo ENOTFOUND tour.example'. */
export function silenceOf(error: unknown): string {
  const { cause } = error instanceof Error ? error : { cause: undefined };
  const reason = cause instanceof Error && cause.message ? cause : error;
  return `no answer (${reason instanceof Error ? reason.message : String(reason)})`;
}

/** Asks a project's services, and counts the documents that were read. */
export class Asking {
  readonly place: Place;
  read = 0;

  constructor(place: Place) {
    this.place = place;
  }

  /** Asks an address; `token`: who asks, '' for a visitor. */
  async ask(url: string, { token = '', body, method }: How = {}): Promise<Answer> {
    const { site } = this.place;
    try {
      const answer = await fetch(url, {
        method: method ?? (body ? 'POST' : 'GET'),
        headers: {
          'content-type': 'application/json',
          // A key may be restricted to the site.
          referer: `${site}/`,
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(20_000),
      });
      const text = await answer.text();
      const read = parsed(text);
      return { status: answer.status, body: read, error: answer.ok ? '' : errorOf(read, text) };
    } catch (error) {
      return { status: 0, body: null, error: silenceOf(error) };
    }
  }

  /** Asks the account service. */
  account(method: string, body: object): Promise<Answer> {
    const { accounts, settings } = this.place;
    const key = encodeURIComponent(settings.VITE_FIREBASE_API_KEY ?? '');
    return this.ask(`${accounts}/v1/accounts:${method}?key=${key}`, { body });
  }

  /** Runs a query as somebody. Nothing is asked once so many documents were read. */
  async query(structuredQuery: object, token = '', parent = ''): Promise<Answer> {
    if (this.read >= mostRead) return { status: 0, body: null, error: `${mostRead} documents were read` };
    const answer = await this.ask(`${this.#root}${parent}:runQuery`, { token, body: { structuredQuery } });
    const found = v.safeParse(Documents, answer.body);
    if (found.success) this.read += found.output.filter(({ document }) => document).length;
    // A query that is refused while it runs answers with a list of one error.
    const [failed] = Array.isArray(answer.body) ? answer.body : [];
    const error = v.is(Failure, failed) ? errorOf(failed, '') : answer.error;
    return { ...answer, error };
  }

  /** Reads one document as somebody. */
  async get(path: string, token = ''): Promise<Answer> {
    const answer = await this.ask(`${this.#root}/${path}`, { token });
    if (answer.status === 200) this.read += 1;
    return answer;
  }

  /** Commits writes as somebody. */
  commit(writes: readonly object[], token = ''): Promise<Answer> {
    return this.ask(`${this.#root}:commit`, { token, body: { writes } });
  }

  /** Returns the whole name of a document. */
  nameOf(path: string): string {
    return `projects/${this.place.project}/databases/(default)/documents/${path}`;
  }

  get #root(): string {
    return `${this.place.firestore}/v1/${this.nameOf('').slice(0, -1)}`;
  }
}

type How = { token?: string; body?: object; method?: string };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function errorOf(body: unknown, text: string): string {
  const [first] = Array.isArray(body) ? body : [body];
  if (!v.is(Failure, first)) return text.slice(0, 200);
  const { message, status } = v.parse(Failure, first).error;
  return [status, message].filter(Boolean).join(': ');
}

/** Whether the rules refused it. */
export const isRefused = ({ status, error }: Answer) =>
  status === 403 || status === 401 || /PERMISSION_DENIED|UNAUTHENTICATED/.test(error);
