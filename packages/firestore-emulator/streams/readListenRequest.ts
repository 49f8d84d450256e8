import {
  type Message,
  optional,
  PayloadProblem,
  readBytes,
  readInt32,
  readMessage,
  readText,
  repeated,
} from '../firestore/wire/read.ts';
import { readQuery, type WireQuery } from '../firestore/wire/readQuery.ts';
import { readTimestamp } from '../firestore/wire/readValue.ts';

export type WireTarget = { id: number; resumeToken: string; resumes: boolean; watched: Watched };

/** What a target watches. A query keeps the text it came in for the request log. */
type Watched =
  | { kind: 'documents'; names: string[] }
  | { kind: 'query'; parent: string; query: WireQuery; json: unknown };

export type ListenRequest = { database: string } & ({ add: WireTarget } | { remove: number });

/** Reads a ListenRequest (protocol chapter 5); throws PayloadProblem. */
export function readListenRequest(json: unknown): ListenRequest {
  const request = readMessage(json, ['database', 'addTarget', 'removeTarget', 'labels']);
  const database = optional(request, 'database', readText) ?? '';
  const add = optional(request, 'addTarget', readTarget);
  if (add !== undefined) return { database, add };
  const remove = optional(request, 'removeTarget', readInt32);
  if (remove === undefined) throw new PayloadProblem('neither addTarget nor removeTarget');
  return { database, remove };
}

function readTarget(json: unknown): WireTarget {
  const target = readMessage(json, [
    'query',
    'documents',
    'targetId',
    'resumeToken',
    'readTime',
    'expectedCount',
    'once',
  ]);
  const token = optional(target, 'resumeToken', readBytes) ?? new Uint8Array();
  return {
    id: optional(target, 'targetId', readInt32) ?? 0,
    resumeToken: Buffer.from(token).toString('base64'),
    resumes: token.length > 0 || optional(target, 'readTime', readTimestamp) !== undefined,
    watched: readWatched(target),
  };
}

function readWatched(target: Message): Watched {
  const names = optional(target, 'documents', (part) =>
    repeated(readMessage(part, ['documents']), 'documents', readText),
  );
  if (names !== undefined) return { kind: 'documents', names };
  const query = readMessage(target.get('query'), ['parent', 'structuredQuery']);
  const json = query.get('structuredQuery') ?? {};
  return { kind: 'query', parent: optional(query, 'parent', readText) ?? '', query: readQuery(json), json };
}
