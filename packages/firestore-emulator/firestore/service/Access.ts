import { type Check, type Method, type RuleValue, values } from '../../rules/index.ts';
import { FirestoreError } from '../FirestoreError.ts';
import type { Query } from '../query/Query.ts';
import type { Path } from '../ResourceName.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';
import { fromMicros } from '../values/Timestamp.ts';
import type { Call } from './Call.ts';
import type { Evaluations } from './Evaluations.ts';
import { queryConstraints } from './queryConstraints.ts';
import { authRuleValue, documentRuleValue, rulePath, timestampValue } from './ruleValues.ts';
import type { StagedWrite } from './stageWrites.ts';

type Question = Pick<Check, 'method' | 'path' | 'resource' | 'constraints'> & {
  written?: StoredDocument | null;
};
type ReadAfter = (path: Path) => StoredDocument | null;

/**
 * Asks the rules about one call (security-rules-language.md, chapter 6). Each method returns if the call may
 * go on and throws PERMISSION_DENIED if not; administrators, and projects without rules, may do everything.
 */
export class Access {
  private readonly call: Call;
  private readonly ruleset: Evaluations | null;
  private readonly log: (line: string) => void;
  private readonly accesses = new Set<string>();
  private readonly auth: RuleValue;
  private readonly time: RuleValue;

  constructor(call: Call, ruleset: Evaluations | null, log: (line: string) => void) {
    this.call = call;
    this.ruleset = call.auth.kind === 'admin' ? null : ruleset;
    this.log = log;
    this.auth = authRuleValue(call.auth);
    this.time = timestampValue(fromMicros(call.time * 1000));
  }

  /** Reading one document, stored or missing. */
  get(path: Path, document: StoredDocument | null): void {
    this.ask({ method: 'get', path: this.path(path), resource: this.resource(document) });
  }

  /** Whether every document the query could return may be read. */
  list(query: Query): void {
    if (this.ruleset === null) return;
    if (query.collectionId === '') throw this.denied('No matching allow statements', 'list', query.parent);
    const path = this.path([...query.parent, query.collectionId]);
    this.ask({ method: 'list', path, resource: null, constraints: queryConstraints(query) });
  }

  /** A second net under `list`: every document found must pass by itself. */
  listed(query: Query, documents: readonly StoredDocument[]): void {
    if (this.ruleset === null) return;
    const constraints = queryConstraints(query);
    try {
      for (const document of documents) {
        const resource = this.resource(document);
        this.ask({ method: 'list', path: this.path(document.path), resource, constraints });
      }
    } catch (error) {
      this.log('internal inconsistency: the query was proven to be allowed, yet found a forbidden document');
      throw error;
    }
  }

  /** All writes of one commit; `after` reads the state the whole commit would leave. */
  write(writes: readonly StagedWrite[], after: ReadAfter): void {
    for (const write of writes) {
      this.ask(
        {
          method: methodOf(write),
          path: this.path(write.path),
          resource: this.resource(write.before),
          written: write.kind === 'update' ? write.after : null,
        },
        after,
      );
    }
  }

  private ask({ written = null, ...question }: Question, after?: ReadAfter): void {
    if (this.ruleset === null) return;
    const { database } = this.call;
    const seen = this.accesses.size;
    const { allowed, tried, message } = this.ruleset.check({
      ...question,
      request: values.record({
        auth: this.auth,
        time: this.time,
        resource: this.resource(written),
      }),
      lookups: {
        get: (path, wantAfter) => {
          const below = path.slice(3);
          const here = path[1] === database.name.database;
          return this.resource(
            here ? (wantAfter && after ? after : (p: Path) => database.get(p))(below) : null,
          );
        },
      },
      accesses: this.accesses,
    });
    this.call.entry.lookups += this.accesses.size - seen;
    if (allowed) return;
    for (const { line, method, outcome } of tried) this.log(`  L${line} ${method}: ${outcome}`);
    throw this.denied(message, question.method, question.path);
  }

  private denied(message: string, method: string, path: readonly string[]): FirestoreError {
    this.call.entry.allowed = false;
    const who = this.call.entry.uid ?? 'nobody';
    this.log(`denied ${method} of /${path.join('/')} to ${who} (project ${this.call.database.name.project})`);
    return new FirestoreError('PERMISSION_DENIED', message);
  }

  private path(path: Path): string[] {
    return rulePath(this.call.database.name, path);
  }

  private resource(document: StoredDocument | null): Check['request'] | null {
    if (document === null || this.ruleset === null) return null;
    return documentRuleValue(this.call.database.name, document);
  }
}

function methodOf(write: StagedWrite): Method {
  if (write.kind === 'delete') return 'delete';
  if (write.kind === 'verify') return 'get';
  return write.before === null && !write.expectsDocument ? 'create' : 'update';
}
