import { type MapValue, type RuleValue, values } from '../../rules/index.ts';
import type { DatabaseName, Path } from '../ResourceName.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';
import type { Timestamp } from '../values/Timestamp.ts';
import type { Fields, Value } from '../values/Value.ts';
import type { Auth } from './Auth.ts';

const documents = new WeakMap<StoredDocument, MapValue>();

/** A stored value as rules see it. */
export function toRuleValue(value: Value): RuleValue {
  switch (value.type) {
    case 'null':
      return null;
    case 'boolean':
    case 'integer':
    case 'string':
      return value.value;
    case 'double':
      return values.float(value.value);
    case 'timestamp':
      return timestampValue(value);
    case 'bytes':
      return values.bytes(value.value);
    case 'reference':
      return values.path(value.name.split('/').slice(2));
    case 'geoPoint':
      return values.latLng(value.latitude, value.longitude);
    case 'array':
      return values.list(value.values.map(toRuleValue));
    case 'map':
      return fieldsValue(value.fields);
  }
}

/** A document as `resource` and `get()` show it; made once per version. */
export function documentRuleValue(database: DatabaseName, document: StoredDocument): MapValue {
  const known = documents.get(document);
  if (known !== undefined) return known;
  const value = values.documentValue(rulePath(database, document.path), fieldsValue(document.fields));
  documents.set(document, value);
  return value;
}

/** `request.auth`; a token without a subject counts as nobody. */
export function authRuleValue(auth: Auth): RuleValue {
  if (auth.kind !== 'user' || auth.uid === null) return null;
  return values.record({ uid: auth.uid, token: jsonValue(auth.token) });
}

/** A moment as rules see it. */
export function timestampValue({ seconds, nanos }: Timestamp): RuleValue {
  return values.timestamp(BigInt(seconds) * 1_000_000_000n + BigInt(nanos));
}

/** The segments rules match: `databases, (default), documents, …`. */
export function rulePath(database: DatabaseName, path: Path): string[] {
  return ['databases', database.database, 'documents', ...path];
}

function fieldsValue(fields: Fields): MapValue {
  const converted = new Map<string, RuleValue>();
  for (const [name, value] of fields) converted.set(name, toRuleValue(value));
  return values.map(converted);
}

function jsonValue(json: unknown): RuleValue {
  if (typeof json === 'number') return Number.isSafeInteger(json) ? BigInt(json) : values.float(json);
  if (typeof json === 'boolean' || typeof json === 'string') return json;
  if (Array.isArray(json)) return values.list(json.map(jsonValue));
  if (typeof json !== 'object' || json === null) return null;
  return values.map(new Map(Object.entries(json).map(([name, value]) => [name, jsonValue(value)])));
}
