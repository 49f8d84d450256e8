import type { Database } from '../store/Database.ts';
import type { Auth } from './Auth.ts';
import type { RequestEntry } from './RequestLog.ts';

/** One request under way, whatever the transport. */
export type Call = {
  database: Database;
  auth: Auth;
  /** Milliseconds since 1970: REQUEST_TIME and `request.time`. */
  time: number;
  /** What the request log will say of it; filled in as it goes. */
  entry: RequestEntry;
};

/** A call at its start. */
export function newCall(database: Database, auth: Auth, method: string): Call {
  const time = Date.now();
  return {
    database,
    auth,
    time,
    entry: {
      time: new Date(time).toISOString(),
      method,
      database: database.name.database,
      paths: [],
      query: null,
      reads: 0,
      lookups: 0,
      writes: 0,
      allowed: true,
      status: 'OK',
      uid: auth.kind === 'user' ? auth.uid : null,
      admin: auth.kind === 'admin',
    },
  };
}
