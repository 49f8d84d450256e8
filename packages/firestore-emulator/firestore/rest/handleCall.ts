import type { Emulator } from '../Emulator.ts';
import { FirestoreError } from '../FirestoreError.ts';
import type { DatabaseName } from '../ResourceName.ts';
import { type Call, newCall } from '../service/Call.ts';
import { type Answer, ok } from './Answer.ts';
import type { HttpRequest } from './HttpRequest.ts';

/** Runs one operation as a call of the requester's and writes it into the request log, failed or not. */
export function handleCall(
  emulator: Emulator,
  request: HttpRequest,
  name: DatabaseName,
  method: string,
  operation: (call: Call) => unknown,
): Answer {
  const call = newCall(
    emulator.store.database(name),
    emulator.authenticate(request.authorization, name.project),
    method,
  );
  try {
    return ok(operation(call));
  } catch (error) {
    call.entry.status = error instanceof FirestoreError ? error.status : 'INTERNAL';
    throw error;
  } finally {
    emulator.requests.add(name.project, call.entry);
  }
}
