import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const IndexField = v.union([
  v.object({ fieldPath: v.string(), order: v.picklist(['ASCENDING', 'DESCENDING']) }),
  v.object({ fieldPath: v.string(), arrayConfig: v.literal('CONTAINS') }),
]);

const QueryScope = v.picklist(['COLLECTION', 'COLLECTION_GROUP']);

const IndexFileSchema = v.object({
  indexes: v.optional(
    v.array(v.object({ collectionGroup: v.string(), queryScope: QueryScope, fields: v.array(IndexField) })),
    [],
  ),
  fieldOverrides: v.optional(
    v.array(
      v.object({
        collectionGroup: v.string(),
        fieldPath: v.string(),
        indexes: v.array(
          v.object({
            order: v.optional(v.picklist(['ASCENDING', 'DESCENDING'])),
            arrayConfig: v.optional(v.literal('CONTAINS')),
            queryScope: v.optional(QueryScope, 'COLLECTION'),
          }),
        ),
      }),
    ),
    [],
  ),
});

/** The contents of `firestore.indexes.json` as far as queries depend on them. */
export type IndexFile = v.InferOutput<typeof IndexFileSchema>;

/** Reads an index file; throws an Error that names the file when it is missing or malformed. */
export function readIndexFile(path: string): IndexFile {
  try {
    return parseIndexFile(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Checks parsed JSON; throws an Error. */
export function parseIndexFile(json: unknown): IndexFile {
  return v.parse(IndexFileSchema, json);
}
