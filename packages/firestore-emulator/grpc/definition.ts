import { readFileSync } from 'node:fs';
import type { ServiceDefinition } from '@grpc/grpc-js';
import { fromProto3JSON, type JSONValue, toProto3JSON } from 'proto3-json-serializer';
import protobuf from 'protobufjs';
import { objectEntries, PayloadProblem } from '../firestore/wire/read.ts';

/** A message as it came, not yet read, and its length. */
export type Received = { json: () => unknown; bytes: number };

/** A message under the names of its fields. */
export type Fields = { readonly [name: string]: unknown };

const SERVICE = 'google.firestore.v1.Firestore';

/**
 * Returns the service of the published protos (protos.json) as grpc-js serves and calls it. Messages are
 * written from JSON, in the form of REST, and read as `Received`.
 */
export function firestoreDefinition(): ServiceDefinition {
  const protos = readFileSync(new URL('protos.json', import.meta.url), 'utf8');
  const root = protobuf.Root.fromJSON(JSON.parse(protos)).resolveAll();
  return Object.fromEntries(root.lookupService(SERVICE).methodsArray.map(entryOf));
}

/** Reads a message as JSON; throws PayloadProblem for bytes that are none, or a time beyond all years. */
export function messageOf({ json }: Received): Fields {
  try {
    return Object.fromEntries(objectEntries(json()));
  } catch (error) {
    throw new PayloadProblem(String(error));
  }
}

function entryOf(method: protobuf.Method): [string, ServiceDefinition[string]] {
  const request = messagesOf(method.resolvedRequestType);
  const response = messagesOf(method.resolvedResponseType);
  return [
    method.name,
    {
      path: `/${SERVICE}/${method.name}`,
      requestStream: method.requestStream === true,
      responseStream: method.responseStream === true,
      requestSerialize: request.write,
      requestDeserialize: request.read,
      responseSerialize: response.write,
      responseDeserialize: response.read,
    },
  ];
}

function messagesOf(type: protobuf.Type | null) {
  if (type === null) throw new Error('A method of the protos lacks its message.');
  return {
    read: (bytes: Buffer): Received => ({
      json: () => toProto3JSON(type.decode(bytes)),
      bytes: bytes.length,
    }),
    write: (json: JSONValue): Buffer => Buffer.from(type.encode(fromProto3JSON(type, json) ?? {}).finish()),
  };
}
