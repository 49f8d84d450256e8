import { handleAdmin } from '../admin/handleAdmin.ts';
import type { Emulator } from '../Emulator.ts';
import { FirestoreError, STATUSES } from '../FirestoreError.ts';
import { checkRequestSize } from '../service/checkRequestSize.ts';
import { type Answer, NOT_FOUND } from './Answer.ts';
import { handleDocuments } from './documents.ts';
import { errorJson } from './encode.ts';
import type { HttpRequest } from './HttpRequest.ts';
import { handleVerb } from './verbs.ts';

const VERSIONS = ['v1', 'v1beta1'];

/** Answers any request but `/shutdown`; failures become error bodies. */
export async function route(emulator: Emulator, request: HttpRequest): Promise<Answer> {
  try {
    return await find(emulator, request);
  } catch (error) {
    if (error instanceof FirestoreError)
      return { status: STATUSES[error.status].http, json: errorJson(error) };
    emulator.log(`internal error: ${error instanceof Error ? error.stack : String(error)}`);
    return { status: 500, json: errorJson(new FirestoreError('INTERNAL', 'Internal error; see the log.')) };
  }
}

function find(emulator: Emulator, request: HttpRequest): Answer | Promise<Answer> {
  const { method, segments } = request;
  const [version = ''] = segments;
  if (method === 'GET' && segments.length === 1 && version === '') return { status: 200, text: 'Ok\n' };
  if (method === 'POST' && segments.length === 1 && version === 'reset') return reset(emulator);
  if (VERSIONS.includes(version)) return findDocuments(emulator, request);
  if (version === 'emulator' && segments[1] === 'v1') return handleAdmin(emulator, request);
  return NOT_FOUND;
}

/** Answers `/v1/projects/…`, for every transport with messages under REST; throws what a client is told. */
export function findDocuments(emulator: Emulator, request: HttpRequest): Answer {
  const [, projects, project = '', databases, database = '', documents = '', ...path] = request.segments;
  if (projects !== 'projects' || databases !== 'databases') return NOT_FOUND;
  checkRequestSize(request.bytes);
  const name = { project, database };
  const last = path.at(-1) ?? documents;
  const colon = request.method === 'POST' ? last.lastIndexOf(':') : -1;
  if (colon < 0)
    return documents === 'documents' ? handleDocuments(emulator, request, name, path) : NOT_FOUND;
  const [root, ...below] = [documents, ...path].with(-1, last.slice(0, colon));
  if (root !== 'documents') return NOT_FOUND;
  return handleVerb(emulator, request, name, below, last.slice(colon + 1)) ?? NOT_FOUND;
}

function reset(emulator: Emulator): Answer {
  for (const database of emulator.store.databases()) database.clear([]);
  return { status: 200, text: 'Resetting...\n' };
}
