import { entriesOf, list, readFields, text } from '../../domain/fields/storedFields.ts';

/** A document in the answer to a read. */
export type AnsweredDocument = {
  /** Its fields, all or those that were asked for; null when there is no document. */
  data: Readonly<Record<string, unknown>> | null;
  /** When it was last written, as the server prints it; another text is another document. */
  version: string;
  /** The server's clock when it answered, in milliseconds. */
  readAt: number;
};

const answer = { found: (value: unknown) => value, readTime: (value: unknown) => Date.parse(text(value)) };
const document = { fields: (value: unknown) => value, updateTime: text };

/** Returns the document in Firestore's plain answer to a `batchGet` of one; never throws. */
export function answeredDocument(answered: unknown): AnsweredDocument {
  const [first] = list(answered);
  const { found, readTime } = readFields(answer, first);
  const { fields, updateTime } = readFields(document, found);
  return { data: found === undefined ? null : valuesIn(fields), version: updateTime, readAt: readTime || 0 };
}

/**
 * Returns a value of a plain answer as the SDK would give it: texts, numbers, booleans, times, lists and
 * maps. Anything else becomes null, which our readers treat as missing.
 */
function plainValue(value: unknown): unknown {
  const [[kind, held] = ['', null]] = entriesOf(value);
  if (kind === 'integerValue' || kind === 'doubleValue') return Number(held);
  if (kind === 'stringValue' || kind === 'booleanValue') return held;
  if (kind === 'timestampValue') return new Date(text(held));
  if (kind === 'mapValue') return valuesIn(readFields({ fields: (inner) => inner }, held).fields);
  if (kind === 'arrayValue') return readFields({ values: list }, held).values.map(plainValue);
  return null;
}

function valuesIn(fields: unknown): Record<string, unknown> {
  return Object.fromEntries(entriesOf(fields).map(([name, value]) => [name, plainValue(value)]));
}
