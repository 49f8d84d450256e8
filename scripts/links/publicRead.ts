import * as v from 'valibot';
import { UserError } from '../userError.ts';

/** The database as visitors read it: under the rules, unless there is a token. */
export type PublicDatabase = {
  /** 'https://firestore.googleapis.com', or an emulator. */
  host: string;
  project: string;
  apiKey?: string | undefined;
  /** The site's address, to which the key may be restricted. */
  referer?: string | undefined;
  /** An access token, for a project whose App Check turns other programs away. */
  token?: string | undefined;
};

/** A list in the database, in the order of `sortDate` and then of the ids. */
export type PublicList = {
  collection: 'events' | 'tournaments';
  status: string;
  direction: 'ASCENDING' | 'DESCENDING';
};

/** A stored document: its id and its fields. */
export type PublicDocument = { id: string; data: Record<string, unknown> };

/** The server refuses the read: rules or indexes are not there yet, or App Check is enforced. */
export class RefusedRead extends Error {}

/** The rules allow visitors this many documents at once. */
const atOnce = 100;

const Fields = v.optional(v.record(v.string(), v.unknown()), {});
const Answer = v.array(v.object({ document: v.optional(v.object({ name: v.string(), fields: Fields })) }));
const Got = v.array(v.object({ found: v.optional(v.object({ fields: Fields })) }));
/** A document of an answer; `fields` are as the REST interface writes them. */
type Found = { name: string; fields: Record<string, unknown> };

/** Returns the first `limit` documents of a list. @throws RefusedRead, UserError without an answer */
export async function publicDocuments(
  database: PublicDatabase,
  list: PublicList,
  limit: number,
): Promise<PublicDocument[]> {
  const all: Found[] = [];
  for (;;) {
    const wanted = Math.min(atOnce, limit - all.length);
    const page = wanted > 0 ? await onePage(database, list, wanted, all.at(-1)) : [];
    all.push(...page);
    if (page.length < atOnce) break;
  }
  return all.map(({ name, fields }) => ({
    id: name.slice(name.lastIndexOf('/') + 1),
    data: decodedFields(fields),
  }));
}

/** Returns the fields of the document at a path, null when there is none. @throws as above */
export async function publicDocument(
  database: PublicDatabase,
  path: string,
): Promise<PublicDocument['data'] | null> {
  const name = `projects/${database.project}/databases/(default)/documents/${path}`;
  const [answer] = v.parse(Got, await asked(database, 'batchGet', { documents: [name] }));
  return answer?.found ? decodedFields(answer.found.fields) : null;
}

async function onePage(
  database: PublicDatabase,
  { collection, status, direction }: PublicList,
  limit: number,
  after: Found | undefined,
): Promise<Found[]> {
  const start = after && [after.fields.sortDate, { referenceValue: after.name }];
  const structuredQuery = {
    from: [{ collectionId: collection }],
    where: {
      fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: { stringValue: status } },
    },
    orderBy: ['sortDate', '__name__'].map((fieldPath) => ({ field: { fieldPath }, direction })),
    ...(start && { startAt: { values: start, before: false } }),
    limit,
  };
  return v
    .parse(Answer, await asked(database, 'runQuery', { structuredQuery }))
    .flatMap(({ document }) => document ?? []);
}

async function asked(database: PublicDatabase, method: string, query: object): Promise<unknown> {
  const { host, project, apiKey, referer, token } = database;
  const key = apiKey ? `?key=${encodeURIComponent(apiKey)}` : '';
  const url = `${host}/v1/projects/${project}/databases/(default)/documents:${method}${key}`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(referer && { referer: `${referer}/` }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(query),
    signal: AbortSignal.timeout(30_000),
  }).catch((error: unknown) => {
    throw new UserError(`${host} doesn't answer: ${error}`);
  });
  if (answer.ok) return answer.json();
  const text = await answer.text();
  if ([400, 401, 403, 404].includes(answer.status)) throw new RefusedRead(text);
  throw new UserError(`${answer.status} from ${host}: ${text}`);
}

const Values = v.object({ values: v.optional(v.array(v.unknown()), []) });
const Nested = v.object({ fields: Fields });

/** Returns the fields of a document in the JSON form of Firestore's REST interface as plain values. */
function decodedFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decoded(value)]));
}

function decoded(value: unknown): unknown {
  const [kind, held] = Object.entries(Object(value))[0] ?? [];
  if (kind === 'integerValue' || kind === 'doubleValue') return Number(held);
  if (kind === 'timestampValue') return new Date(String(held));
  if (kind === 'arrayValue') return v.parse(Values, held).values.map(decoded);
  if (kind === 'mapValue') return decodedFields(v.parse(Nested, held).fields);
  return held;
}
