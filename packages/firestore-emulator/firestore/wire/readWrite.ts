import type { Timestamp } from '../values/Timestamp.ts';
import type { Fields, Value } from '../values/Value.ts';
import { optional, PayloadProblem, readBoolean, readEnum, readMessage, readText, repeated } from './read.ts';
import { readArray, readFields, readTimestamp, readValue } from './readValue.ts';

/** A write as it was sent; `resolveWrite` checks its sense. */
export type WireWrite = {
  operation:
    | { kind: 'update'; document: WireDocument }
    | { kind: 'delete' | 'verify' | 'transform'; name: string }
    | { kind: 'none' };
  updateMask: string[] | undefined;
  transforms: WireTransform[];
  precondition: Precondition | undefined;
};

export type WireDocument = { name: string; fields: Fields };

export type WireTransform = { field: string; transform: Transform };

export type Transform =
  | { kind: 'serverTime' }
  | { kind: 'increment' | 'maximum' | 'minimum'; operand: Value }
  | { kind: 'union' | 'remove'; elements: readonly Value[] };

export type Precondition = { exists: boolean } | { updateTime: Timestamp };

const SERVER_VALUES = ['SERVER_VALUE_UNSPECIFIED', 'REQUEST_TIME'] as const;

/** Reads a Write; throws PayloadProblem. */
export function readWrite(json: unknown): WireWrite {
  const write = readMessage(json, [
    'update',
    'delete',
    'verify',
    'transform',
    'updateMask',
    'updateTransforms',
    'currentDocument',
  ]);
  const transform = optional(write, 'transform', (part) =>
    readMessage(part, ['document', 'fieldTransforms']),
  );
  return {
    operation: readOperation(
      write,
      transform === undefined ? undefined : (optional(transform, 'document', readText) ?? ''),
    ),
    updateMask: optional(write, 'updateMask', readMask),
    transforms: repeated(
      transform ?? write,
      transform ? 'fieldTransforms' : 'updateTransforms',
      readTransform,
    ),
    precondition: optional(write, 'currentDocument', readPrecondition),
  };
}

/** Reads a DocumentMask; throws PayloadProblem. */
export function readMask(json: unknown): string[] {
  return repeated(readMessage(json, ['fieldPaths']), 'fieldPaths', readText);
}

/** Reads a Document; its times are ignored. */
export function readDocument(json: unknown): WireDocument {
  const document = readMessage(json, ['name', 'fields', 'createTime', 'updateTime']);
  return {
    name: optional(document, 'name', readText) ?? '',
    fields: optional(document, 'fields', (part) => readFields(part)) ?? new Map(),
  };
}

function readOperation(
  write: ReadonlyMap<string, unknown>,
  transformed: string | undefined,
): WireWrite['operation'] {
  const update = optional(write, 'update', readDocument);
  if (update !== undefined) return { kind: 'update', document: update };
  if (transformed !== undefined) return { kind: 'transform', name: transformed };
  for (const kind of ['delete', 'verify'] as const) {
    const name = optional(write, kind, readText);
    if (name !== undefined) return { kind, name };
  }
  return { kind: 'none' };
}

function readTransform(json: unknown): WireTransform {
  const parts = readMessage(json, [
    'fieldPath',
    'setToServerValue',
    'increment',
    'maximum',
    'minimum',
    'appendMissingElements',
    'removeAllFromArray',
  ]);
  return { field: optional(parts, 'fieldPath', readText) ?? '', transform: readTransformKind(parts) };
}

function readTransformKind(parts: ReadonlyMap<string, unknown>): Transform {
  for (const kind of ['increment', 'maximum', 'minimum'] as const) {
    const operand = optional(parts, kind, (part) => readValue(part));
    if (operand !== undefined) return { kind, operand };
  }
  const union = optional(parts, 'appendMissingElements', (part) => readArray(part));
  if (union !== undefined) return { kind: 'union', elements: union };
  const remove = optional(parts, 'removeAllFromArray', (part) => readArray(part));
  if (remove !== undefined) return { kind: 'remove', elements: remove };
  if (optional(parts, 'setToServerValue', readEnum(SERVER_VALUES)) === 'REQUEST_TIME')
    return { kind: 'serverTime' };
  throw new PayloadProblem('no transform');
}

function readPrecondition(json: unknown): Precondition | undefined {
  const precondition = readMessage(json, ['exists', 'updateTime']);
  const updateTime = optional(precondition, 'updateTime', readTimestamp);
  if (updateTime !== undefined) return { updateTime };
  const exists = optional(precondition, 'exists', readBoolean);
  return exists === undefined ? undefined : { exists };
}
