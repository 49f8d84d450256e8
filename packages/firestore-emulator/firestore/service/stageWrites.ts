import { FirestoreError } from '../FirestoreError.ts';
import { checkIndexEntries } from '../indexes/checkIndexEntries.ts';
import type { IndexFile } from '../indexes/IndexFile.ts';
import { type Path, printName } from '../ResourceName.ts';
import type { Database } from '../store/Database.ts';
import type { DocumentChange, StoredDocument } from '../store/StoredDocument.ts';
import { applyTransform } from '../values/applyTransform.ts';
import { sameFields } from '../values/compareValues.ts';
import { getField, withField } from '../values/FieldPath.ts';
import { fromMicros, toMicros } from '../values/Timestamp.ts';
import type { Fields, Value } from '../values/Value.ts';
import { validateSize } from '../values/validateFields.ts';
import { expectsDocument, type Write } from './resolveWrite.ts';

/** A write with what it finds and what it would leave. */
export type StagedWrite = {
  kind: Write['kind'];
  path: Path;
  before: StoredDocument | null;
  after: StoredDocument | null;
  transformResults: Value[];
  /** The write insists on an existing document. */
  expectsDocument: boolean;
  /** The failure of its precondition, if it fails; rules are asked first. */
  problem: FirestoreError | null;
};

/** Smaller documents cannot reach the limit of index entries, so theirs are not counted. */
const BYTES_WITH_MANY_ENTRIES = 5000;

/** The writes of one commit laid over a database without changing it; later ones see earlier ones. */
export class Stage {
  readonly writes: StagedWrite[] = [];
  private readonly overlay = new Map<string, DocumentChange>();
  private readonly database: Database;
  private readonly indexFile: IndexFile | null;

  /** `request` in milliseconds, `commit` in microseconds. Throws INVALID_ARGUMENT. */
  constructor(
    database: Database,
    indexFile: IndexFile | null,
    writes: readonly Write[],
    times: { request: number; commit: number },
  ) {
    this.database = database;
    this.indexFile = indexFile;
    const now: Value = { type: 'timestamp', ...fromMicros(times.request * 1000) };
    for (const write of writes) this.add(write, now, times.commit);
  }

  /** The document as the whole commit would leave it. */
  readonly after = (path: Path): StoredDocument | null => {
    const change = this.overlay.get(path.join('/'));
    return change === undefined ? this.database.get(path) : change.after;
  };

  /** One change per document that ends up different. */
  changes(): DocumentChange[] {
    return [...this.overlay.values()].filter((change) => change.before !== change.after);
  }

  private add(write: Write, now: Value, commitTime: number): void {
    const before = this.after(write.path);
    const transformResults: Value[] = [];
    const after = this.result(write, before, now, commitTime, transformResults);
    const { kind, path } = write;
    const problem = this.problemOf(write, before);
    this.writes.push({
      kind,
      path,
      before,
      after,
      transformResults,
      expectsDocument: expectsDocument(write),
      problem,
    });
    const key = path.join('/');
    const first = this.overlay.get(key);
    this.overlay.set(key, { path, before: first === undefined ? before : first.before, after });
  }

  private result(
    write: Write,
    before: StoredDocument | null,
    now: Value,
    commitTime: number,
    transformResults: Value[],
  ): StoredDocument | null {
    if (write.kind === 'delete') return null;
    if (write.kind === 'verify') return before;
    let fields = write.mask === null ? write.fields : masked(before?.fields ?? new Map(), write);
    for (const { path, transform } of write.transforms) {
      const { value, result } = applyTransform(transform, getField(fields, path), now);
      fields = withField(fields, path, value);
      transformResults.push(result);
    }
    if (before !== null && sameFields(before.fields, fields)) return before;
    const bytes = validateSize(write.path, fields);
    if (bytes > BYTES_WITH_MANY_ENTRIES) checkIndexEntries(this.indexFile, write.path, fields);
    return this.database.version(write.path, fields, before?.createTime ?? commitTime, commitTime);
  }

  private problemOf({ path, precondition }: Write, before: StoredDocument | null): FirestoreError | null {
    if (precondition === null) return null;
    const name = printName(this.database.name, path);
    if ('exists' in precondition) {
      if (precondition.exists === (before !== null)) return null;
      return before === null
        ? missing(name)
        : new FirestoreError('ALREADY_EXISTS', `Document already exists: ${name}`);
    }
    if (before === null) return missing(name);
    const required = toMicros(precondition.updateTime);
    if (before.updateTime === required) return null;
    return new FirestoreError(
      'FAILED_PRECONDITION',
      `the stored version (${before.updateTime}) does not match the required base version (${required})`,
    );
  }
}

function masked(stored: Fields, { fields, mask }: Write): Fields {
  let result = stored;
  for (const path of mask ?? []) result = withField(result, path, getField(fields, path));
  return result;
}

function missing(name: string): FirestoreError {
  return new FirestoreError('NOT_FOUND', `No document to update: ${name}`);
}
