/** What one request did, for tests that count reads. */
export type RequestEntry = {
  /** When it arrived, RFC 3339. */
  time: string;
  /** `runQuery`, `batchGet`, `commit`, … */
  method: string;
  database: string;
  /** The document paths asked for or written (the first 20), or the collection queried. */
  paths: string[];
  /** The JSON of the query as it was sent, or null. */
  query: unknown;
  /** Document reads as production bills them: results and those passed over, at least one a query. */
  reads: number;
  /** Documents that rules looked at with `get` and `exists`. */
  lookups: number;
  writes: number;
  /** Whether rules, or the administrator's right, let it through. */
  allowed: boolean;
  /** `OK` or the canonical name of the error. */
  status: string;
  uid: string | null;
  admin: boolean;
};

const MAX_ENTRIES = 5000;

/** The latest requests of each project; older ones are dropped. */
export class RequestLog {
  private readonly byProject = new Map<string, RequestEntry[]>();

  add(project: string, entry: RequestEntry): void {
    const entries = this.byProject.get(project) ?? [];
    this.byProject.set(project, entries);
    entries.push(entry);
    // Dropped in blocks: shifting a long list at every request would cost more than the request.
    if (entries.length >= 2 * MAX_ENTRIES) entries.splice(0, entries.length - MAX_ENTRIES);
  }

  /** The latest 5000 of a project, oldest first. */
  entries(project: string): RequestEntry[] {
    return (this.byProject.get(project) ?? []).slice(-MAX_ENTRIES);
  }

  clear(project: string): void {
    this.byProject.delete(project);
  }
}
