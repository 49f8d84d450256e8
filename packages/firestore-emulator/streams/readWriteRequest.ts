import {
  type Message,
  optional,
  readBytes,
  readMessage,
  readText,
  repeated,
} from '../firestore/wire/read.ts';
import { readWrite, type WireWrite } from '../firestore/wire/readWrite.ts';

export type WriteRequest = { database: string; streamId: string; hasToken: boolean; writes: WireWrite[] };

/** Reads a WriteRequest (protocol chapter 6); throws PayloadProblem. */
export function readWriteRequest(json: unknown): WriteRequest {
  const request: Message = readMessage(json, ['database', 'streamId', 'streamToken', 'writes', 'labels']);
  return {
    database: optional(request, 'database', readText) ?? '',
    streamId: optional(request, 'streamId', readText) ?? '',
    hasToken: (optional(request, 'streamToken', readBytes)?.length ?? 0) > 0,
    writes: repeated(request, 'writes', readWrite),
  };
}
