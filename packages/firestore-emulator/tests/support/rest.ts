import * as v from 'valibot';

export type RestAnswer = { status: number; text: string; json: unknown; headers: Headers };

/** One HTTP request; `json` is undefined when the body is no JSON. */
export async function send(
  url: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string | undefined } = {},
): Promise<RestAnswer> {
  const response = await fetch(url, { method, headers, ...(body !== undefined && { body }) });
  const text = await response.text();
  return { status: response.status, text, json: parseJson(text), headers: response.headers };
}

/** A client of one project's default database. */
export class RestClient {
  readonly documents: string;
  private readonly base: string;
  private readonly headers: Record<string, string>;

  constructor(
    url: string,
    project: string,
    authorization: string | null = 'Bearer owner',
    database = '(default)',
  ) {
    this.documents = `projects/${project}/databases/${database}/documents`;
    this.base = `${url}/v1/${this.documents}`;
    this.headers = authorization === null ? {} : { authorization };
  }

  /** `POST …/documents[/parent]:verb`. */
  verb(verb: string, body: unknown, parent = ''): Promise<RestAnswer> {
    const path = parent === '' ? '' : `/${parent}`;
    return send(`${this.base}${path}:${verb}`, {
      method: 'POST',
      headers: this.headers,
      body: JSON.stringify(body),
    });
  }

  /** Any method on a path below the documents. */
  document(method: string, path: string, body?: unknown): Promise<RestAnswer> {
    return send(`${this.base}/${path}`, {
      method,
      headers: this.headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  /** Stores documents by their paths; throws if that fails. */
  async seed(documents: readonly { path: string; fields: unknown }[]): Promise<void> {
    const writes = documents.map(({ path, fields }) => ({
      update: { name: `${this.documents}/${path}`, fields },
    }));
    const { status, text } = await this.verb('commit', { writes });
    if (status !== 200) throw new Error(text);
  }

  /** Runs a query; the paths of its results or its error. */
  async query(
    structuredQuery: unknown,
    parent = '',
  ): Promise<{ paths: string[]; fields: unknown[] } | QueryError> {
    const { json } = await this.verb('runQuery', { structuredQuery }, parent);
    const failed = v.safeParse(ErrorBody, json);
    if (failed.success) return failed.output.error;
    const found = v
      .parse(QueryAnswer, json)
      .flatMap((part) => (part.document === undefined ? [] : [part.document]));
    return {
      paths: found.map(({ name }) => name.slice(this.documents.length + 1)),
      fields: found.map(({ fields }) => fields ?? {}),
    };
  }
}

const ErrorBody = v.object({
  error: v.object({ code: v.number(), status: v.string(), message: v.string() }),
});
const QueryAnswer = v.array(
  v.object({ document: v.optional(v.object({ name: v.string(), fields: v.optional(v.unknown()) })) }),
);

export type QueryError = v.InferOutput<typeof ErrorBody>['error'];

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
