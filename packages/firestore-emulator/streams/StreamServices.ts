import { FirestoreError, invalid, STATUSES, type StatusName } from '../firestore/FirestoreError.ts';
import type { Indexes } from '../firestore/indexes/Indexes.ts';
import { type DatabaseName, printDatabase } from '../firestore/ResourceName.ts';
import { Access } from '../firestore/service/Access.ts';
import type { Auth } from '../firestore/service/Auth.ts';
import { type Call, newCall } from '../firestore/service/Call.ts';
import type { Firestore } from '../firestore/service/Firestore.ts';
import type { RequestLog } from '../firestore/service/RequestLog.ts';
import type { Rulesets } from '../firestore/service/Rulesets.ts';
import type { Database } from '../firestore/store/Database.ts';
import type { Store } from '../firestore/store/Store.ts';
import { PayloadProblem } from '../firestore/wire/read.ts';
import type { ServerStream } from '../webchannel/types.ts';

/** The service core, as the streams use it. */
export type StreamServices = {
  store: Store;
  firestore: Firestore;
  rulesets: Rulesets;
  /** null = no query ever needs an index. */
  indexes: Indexes | null;
  requests: RequestLog;
  authenticate(header: string | undefined, project: string): Auth;
  expiryOf(auth: Auth): number | null;
  log: (line: string) => void;
};

/** Who speaks on a stream, and to which database: fixed for the stream's life. */
export type Peer = { database: Database; auth: Auth };

/**
 * The peer of a stream; throws what a client is told of a token that is not taken or a database nobody can
 * name.
 */
export function peerOf(stream: ServerStream, services: StreamServices): Peer {
  const name = parseDatabase(stream.database);
  return {
    database: services.store.database(name),
    auth: services.authenticate(stream.headers.get('authorization'), name.project),
  };
}

/** Throws INVALID_ARGUMENT unless a request names no other database than the stream's. */
export function checkDatabase(peer: Peer, named: string): void {
  const expected = printDatabase(peer.database.name);
  if (named !== '' && named !== expected) {
    throw invalid(
      `Request specified a database (${named}) that did not match the expected database (${expected})`,
    );
  }
}

/** A call of this moment. */
export function callOf({ database, auth }: Peer, method: string): Call {
  return newCall(database, auth, method);
}

/** The rules in force for a call. */
export function accessOf(services: StreamServices, call: Call): Access {
  return new Access(call, services.rulesets.of(call.database.name.project), services.log);
}

/** What a client is told of an error; anything unexpected is logged and INTERNAL. */
export function statusOf(
  error: unknown,
  log: (line: string) => void,
): { status: StatusName; code: number; message: string } {
  const told = toldError(error, log);
  return { status: told.status, code: STATUSES[told.status].code, message: told.message };
}

function toldError(error: unknown, log: (line: string) => void): FirestoreError {
  if (error instanceof FirestoreError) return error;
  if (error instanceof PayloadProblem) return invalid("Payload isn't valid for request.");
  log(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return new FirestoreError('INTERNAL', 'Internal error.');
}

function parseDatabase(name: string): DatabaseName {
  const [, project, database] = /^projects\/([^/]+)\/databases\/([^/]+)$/.exec(name) ?? [];
  if (project === undefined || database === undefined) throw invalid(`Invalid database name: ${name}`);
  return { project, database };
}
