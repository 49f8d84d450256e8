import { invalid } from '../FirestoreError.ts';
import { type DatabaseName, type Path, parseDocumentName } from '../ResourceName.ts';
import { type FieldPath, parseFieldPath } from '../values/FieldPath.ts';
import type { Fields } from '../values/Value.ts';
import { checkFieldName, validateFields, validateValue } from '../values/validateFields.ts';
import type { Precondition, Transform, WireTransform, WireWrite } from '../wire/readWrite.ts';

/** A checked write. A standalone transform is an update that keeps all fields. */
export type Write = {
  kind: 'update' | 'delete' | 'verify';
  path: Path;
  fields: Fields;
  /** Paths to replace or remove; null = the whole document. */
  mask: readonly FieldPath[] | null;
  transforms: readonly { path: FieldPath; transform: Transform }[];
  precondition: Precondition | null;
};

/** Checks a write that was sent; throws INVALID_ARGUMENT. */
export function resolveWrite(wire: WireWrite, database: DatabaseName): Write {
  const { operation } = wire;
  if (operation.kind === 'none') throw invalid('A write must have an operation.');
  const update = operation.kind === 'update' ? operation.document : null;
  const name = operation.kind === 'update' ? operation.document.name : operation.name;
  if (update !== null) validateFields(update.fields);
  if (operation.kind === 'verify' && wire.precondition === undefined) {
    throw invalid('a verify must contain a precondition');
  }
  return {
    kind: operation.kind === 'transform' ? 'update' : operation.kind,
    path: parseDocumentName(name, database),
    fields: update?.fields ?? new Map(),
    mask: operation.kind === 'transform' ? [] : (wire.updateMask?.map(maskPath) ?? null),
    transforms: wire.transforms.map(resolveTransform),
    precondition: wire.precondition ?? null,
  };
}

/** Whether a write insists on an existing document. */
export function expectsDocument({ precondition }: Write): boolean {
  return precondition !== null && !('exists' in precondition && !precondition.exists);
}

function resolveTransform({ field, transform }: WireTransform): Write['transforms'][number] {
  if (transform.kind === 'union' || transform.kind === 'remove') {
    validateValue({ type: 'array', values: transform.elements }, 'array', 1);
  }
  return { path: maskPath(field), transform };
}

function maskPath(text: string): FieldPath {
  const path = parseFieldPath(text);
  for (const name of path) checkFieldName(name);
  return path;
}
