type Fields = Record<string, unknown>;

/** The few REST requests that tests of the streams need, as the administrator or with a token. */
export class RestClient {
  readonly database: string;
  private readonly origin: string;
  private readonly project: string;
  private readonly authorization: string;

  constructor(origin: string, project: string, authorization = 'Bearer owner') {
    this.origin = origin;
    this.project = project;
    this.database = `projects/${project}/databases/(default)`;
    this.authorization = authorization;
  }

  /** The full name of a document. */
  name(path: string): string {
    return `${this.database}/documents/${path}`;
  }

  /** Writes as one commit: fields to set a document, null to delete it. */
  async commit(documents: Record<string, Fields | null>): Promise<void> {
    const writes = Object.entries(documents).map(([path, fields]) =>
      fields === null ? { delete: this.name(path) } : { update: { name: this.name(path), fields } },
    );
    await this.post(`/v1/${this.database}/documents:commit`, { writes });
  }

  /** The document names of a query, in order. */
  async query(structuredQuery: unknown): Promise<string[]> {
    const found = await this.post(`/v1/${this.database}/documents:runQuery`, { structuredQuery });
    return Array.isArray(found) ? found.flatMap((part) => (part.document ? [part.document.name] : [])) : [];
  }

  async setRules(content: string): Promise<void> {
    const body = { rules: { files: [{ name: 'firestore.rules', content }] } };
    await this.send('PUT', `/emulator/v1/projects/${this.project}:securityRules`, body);
  }

  /** Deletes everything below a path, or everything. */
  async clear(path = ''): Promise<void> {
    await this.send('DELETE', `/emulator/v1/${this.database}/documents${path && `/${path}`}`);
  }

  post(path: string, body: unknown): Promise<unknown> {
    return this.send('POST', path, body);
  }

  async send(method: string, path: string, body?: unknown): Promise<unknown> {
    const headers = { authorization: this.authorization };
    const answer = await fetch(`${this.origin}${path}`, { method, headers, body: JSON.stringify(body) });
    const json: unknown = await answer.json();
    if (!answer.ok) throw new Error(JSON.stringify(json));
    return json;
  }
}
