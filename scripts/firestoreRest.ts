import * as v from 'valibot';
import { encodedFields, type Storable } from '../src/data/site/firestoreValues.ts';
import { HOST } from './ports.ts';

export type Stored = Storable;
/** `only`: the paths of the fields that are written, when the rest of the document stays. */
export type StoredDocument = { path: string; fields: Record<string, Stored>; only?: string[] };

const BATCH = 500;
const Found = v.array(v.object({ document: v.optional(v.object({ name: v.string() })) }));

/** `ownerToken`: returns a token that may read and write everything; the emulator knows its owner by name. */
export type Database = { host: string; project: string; ownerToken?: () => Promise<string> };

/** The server refused a call, or was too busy for it. */
export class RestError extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(text);
    this.status = status;
  }
}

/** Returns the address of the emulator's database for a project. */
export function emulatorDatabase(port: number, project: string): Database {
  return { host: `http://${HOST}:${port}`, project };
}

/**
 * Writes (creates or replaces) documents as the owner, bypassing the rules, 500 per commit. Throws on the
 * first refusal.
 */
export async function writeDocuments(
  database: Database,
  documents: Iterable<StoredDocument>,
): Promise<number> {
  const root = `projects/${database.project}/databases/(default)/documents`;
  let batch: object[] = [];
  let written = 0;
  const flush = async () => {
    await post(database, `${root}:commit`, { writes: batch });
    written += batch.length;
    batch = [];
  };
  for (const { path, fields, only } of documents) {
    const update = { name: `${root}/${path}`, fields: encodedFields(fields) };
    batch.push({ update, ...(only && { updateMask: { fieldPaths: only } }) });
    if (batch.length === BATCH) await flush();
  }
  if (batch.length > 0) await flush();
  return written;
}

/** Deletes every document of a project in the emulator. */
export async function clearDatabase({ host, project }: Database): Promise<void> {
  const url = `${host}/emulator/v1/projects/${project}/databases/(default)/documents`;
  await expectOk(await fetch(url, { method: 'DELETE' }));
}

/** Returns the ids of all documents in a root collection. */
export async function listIds({ host, project }: Database, collection: string): Promise<string[]> {
  const url = `${host}/v1/projects/${project}/databases/(default)/documents:runQuery`;
  const query = { from: [{ collectionId: collection }], select: { fields: [{ fieldPath: '__name__' }] } };
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery: query }),
  });
  const found = v.parse(Found, await answer.json());
  return found.flatMap(({ document }) => document?.name.split('/').at(-1) ?? []);
}

/** Calls the database's REST interface as the owner and returns the answer. @throws RestError */
export async function callDatabase(database: Database, method: string, body: object): Promise<unknown> {
  const path = `projects/${database.project}/databases/(default)/documents:${method}`;
  return JSON.parse(await post(database, path, body));
}

async function post({ host, ownerToken }: Database, path: string, body: object): Promise<string> {
  const bearer = ownerToken ? await ownerToken() : 'owner';
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` };
  const sent = { method: 'POST', headers, body: JSON.stringify(body) };
  return expectOk(await fetch(`${host}/v1/${path}`, sent));
}

async function expectOk(answer: Response): Promise<string> {
  const text = await answer.text();
  if (!answer.ok) throw new RestError(answer.status, `${answer.status} from ${answer.url}: ${text}`);
  return text;
}
