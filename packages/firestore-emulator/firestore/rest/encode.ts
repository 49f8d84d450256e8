import { type FirestoreError, STATUSES } from '../FirestoreError.ts';
import type { CommitResult, FoundByQuery, FoundDocument, Read } from '../service/Firestore.ts';
import type { StagedWrite } from '../service/stageWrites.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';
import { encodeFields, encodeValue } from '../values/encodeValue.ts';
import { type FieldPath, projectFields } from '../values/FieldPath.ts';
import { printMicros } from '../values/Timestamp.ts';
import type { Value } from '../values/Value.ts';

/** A document as JSON, all fields or only some. */
export function documentJson(document: StoredDocument, mask: readonly FieldPath[] | null): object {
  const fields = mask === null ? document.fields : projectFields(document.fields, mask);
  return {
    name: document.name,
    ...(fields.size > 0 && { fields: encodeFields(fields) }),
    createTime: printMicros(document.createTime),
    updateTime: printMicros(document.updateTime),
  };
}

/** The stream of a `:batchGet`. */
export function batchGetJson(read: Read<FoundDocument[]>, mask: readonly FieldPath[] | null): object[] {
  const readTime = printMicros(read.readTime);
  const found = read.result.map(({ name, document }) =>
    document === null ? { missing: name, readTime } : { found: documentJson(document, mask), readTime },
  );
  return [...transactionJson(read), ...found];
}

/** The stream of a `:runQuery`. */
export function queryJson(read: Read<FoundByQuery>): object[] {
  const readTime = printMicros(read.readTime);
  const { documents, skipped, query } = read.result;
  const found = documents.map((document, at) => ({
    document: documentJson(document, query.projection),
    readTime,
    ...(at === documents.length - 1 ? { done: true } : skipped > 0 && { skippedResults: skipped }),
  }));
  return [...transactionJson(read), ...(found.length > 0 ? found : [{ readTime, done: true }])];
}

/** The stream of a `:runAggregationQuery`. */
export function aggregationJson(read: Read<ReadonlyMap<string, Value>>): object[] {
  const aggregateFields = encodeFields(read.result);
  return [
    ...transactionJson(read),
    { result: { aggregateFields }, readTime: printMicros(read.readTime), done: true },
  ];
}

/** The answer to a `:commit`. */
export function commitJson({ time, writes }: CommitResult): object {
  return writes.length === 0 ? {} : { writeResults: writes.map(writeJson), commitTime: printMicros(time) };
}

/** The answer to a `:batchWrite`. */
export function batchWriteJson(results: readonly (CommitResult | FirestoreError)[]): object {
  return {
    writeResults: results.map((result) =>
      'writes' in result ? (result.writes.map(writeJson)[0] ?? {}) : {},
    ),
    status: results.map((result) =>
      'writes' in result ? {} : { code: STATUSES[result.status].code, message: result.message },
    ),
  };
}

/** The body of an error answer. */
export function errorJson({ status, message }: FirestoreError): object {
  return { error: { code: STATUSES[status].http, ...(message !== '' && { message }), status } };
}

function writeJson({ kind, after, transformResults }: StagedWrite): object {
  if (kind !== 'update' || after === null) return {};
  return {
    updateTime: printMicros(after.updateTime),
    ...(transformResults.length > 0 && { transformResults: transformResults.map(encodeValue) }),
  };
}

function transactionJson({ transaction }: Read<unknown>): object[] {
  return transaction === null ? [] : [{ transaction: Buffer.from(transaction).toString('base64') }];
}
