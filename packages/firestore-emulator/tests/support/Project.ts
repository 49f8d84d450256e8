import { type RestAnswer, send } from './rest.ts';

type Fields = Record<string, unknown>;

/** One project as its administrator reaches it over REST, for tests of the streams. */
export class Project {
  readonly id: string;
  readonly database: string;
  private readonly origin: string;

  constructor(origin: string, id: string) {
    this.origin = origin;
    this.id = id;
    this.database = `projects/${id}/databases/(default)`;
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
    await this.request('POST', `/v1/${this.database}/documents:commit`, { writes });
  }

  async setRules(content: string): Promise<void> {
    const body = { rules: { files: [{ name: 'firestore.rules', content }] } };
    await this.request('PUT', `/emulator/v1/projects/${this.id}:securityRules`, body);
  }

  /** Deletes everything below a path, or everything. */
  async clear(path = ''): Promise<void> {
    await this.request('DELETE', `/emulator/v1/${this.database}/documents${path && `/${path}`}`);
  }

  /** Any request; throws unless it succeeds. */
  async request(method: string, path: string, body?: unknown): Promise<RestAnswer> {
    const headers = { authorization: 'Bearer owner' };
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const answer = await send(`${this.origin}${path}`, {
      method,
      headers,
      ...(sent !== undefined && { body: sent }),
    });
    if (answer.status !== 200) throw new Error(answer.text);
    return answer;
  }
}
