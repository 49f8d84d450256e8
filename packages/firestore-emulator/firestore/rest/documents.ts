import { randomInt } from 'node:crypto';
import type { Emulator } from '../Emulator.ts';
import { FirestoreError } from '../FirestoreError.ts';
import { checkDocumentId, checkPath, type DatabaseName, type Path, printName } from '../ResourceName.ts';
import type { Call } from '../service/Call.ts';
import { type Precondition, readDocument } from '../wire/readWrite.ts';
import { type Answer, NOT_FOUND } from './Answer.ts';
import { documentJson } from './encode.ts';
import { type HttpRequest, readBody } from './HttpRequest.ts';
import { handleCall } from './handleCall.ts';
import { listDocuments } from './listDocuments.ts';
import { consistencyOf, fieldPathsOf, maskOf, preconditionOf } from './queryString.ts';

const ID_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Answers GET, POST, PATCH and DELETE of `…/documents/{path}`. */
export function handleDocuments(
  emulator: Emulator,
  request: HttpRequest,
  name: DatabaseName,
  path: Path,
): Answer {
  if (path.length === 0) return NOT_FOUND;
  // Names are checked before credentials.
  checkPath(path);
  const isDocument = path.length % 2 === 0;
  const handle = (method: string, operation: (call: Call) => unknown) =>
    handleCall(emulator, request, name, method, operation);
  if (request.method === 'GET') {
    return isDocument
      ? handle('get', (call) => getDocument(emulator, request, call, path))
      : handle('list', (call) => listDocuments(emulator, request, call, path));
  }
  if (request.method === 'POST' && !isDocument) {
    const { fields } = readBody(request, readDocument);
    const id = request.query.get('documentId') ?? newId();
    checkDocumentId(id);
    const precondition = { exists: false };
    return handle('create', (call) =>
      write(emulator, request, call, [...path, id], { fields, precondition }),
    );
  }
  if (request.method === 'PATCH' && isDocument) {
    const { fields } = readBody(request, readDocument);
    const precondition = preconditionOf(request.query);
    return handle('patch', (call) => write(emulator, request, call, path, { fields, precondition }));
  }
  if (request.method === 'DELETE' && isDocument) {
    const precondition = preconditionOf(request.query);
    return handle('delete', (call) => remove(emulator, call, path, precondition));
  }
  return NOT_FOUND;
}

function getDocument({ firestore }: Emulator, { query }: HttpRequest, call: Call, path: Path): object {
  const name = printName(call.database.name, path);
  const [found] = firestore.batchGet(call, [name], consistencyOf(query)).result;
  if (!found?.document) throw new FirestoreError('NOT_FOUND', `Document (${name}) not found.`);
  return documentJson(found.document, maskOf(query));
}

function write(
  { firestore }: Emulator,
  { query }: HttpRequest,
  call: Call,
  path: Path,
  {
    fields,
    precondition,
  }: { fields: ReturnType<typeof readDocument>['fields']; precondition: Precondition | undefined },
): object {
  const { writes } = firestore.commit(
    call,
    [
      {
        operation: { kind: 'update', document: { name: printName(call.database.name, path), fields } },
        updateMask: fieldPathsOf(query, 'updateMask'),
        transforms: [],
        precondition,
      },
    ],
    null,
  );
  const document = writes[0]?.after ?? null;
  return document === null ? {} : documentJson(document, maskOf(query));
}

function remove(
  { firestore }: Emulator,
  call: Call,
  path: Path,
  precondition: Precondition | undefined,
): object {
  const name = printName(call.database.name, path);
  firestore.commit(
    call,
    [{ operation: { kind: 'delete', name }, updateMask: undefined, transforms: [], precondition }],
    null,
  );
  return {};
}

function newId(): string {
  return Array.from({ length: 20 }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join('');
}
