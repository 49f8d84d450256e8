import * as v from 'valibot';

const File = v.object({ documents: v.number(), bytes: v.number() });

const Manifest = v.object({
  format: v.literal(1),
  project: v.string(),
  /** When the first and the last document were read. */
  startedAt: v.string(),
  finishedAt: v.string(),
  /** The moment at which the documents stood so; null when they were read one after the other. */
  readTime: v.nullable(v.string()),
  documents: v.number(),
  /** By what `fileKey` returns. */
  files: v.record(v.string(), File),
});

/** What a backup has to say of itself; it's written last, so a backup without one isn't whole. */
export type Manifest = v.InferOutput<typeof Manifest>;

export type BackupFile = Manifest['files'][string];

export const manifestName = 'manifest.json';

/**
 * Returns under which name the documents of a collection are kept: its own, or 'other' where that would be no
 * name of a file.
 */
export function fileKey(collection: string): string {
  return /^[\w-]{1,60}$/.test(collection) ? collection : 'other';
}

/** Returns the path of a file in a backup. */
export function dataFile(key: string): string {
  return `data/${key}.ndjson`;
}

/** Returns what a backup says of itself. @throws Error when that is not of this version */
export function readManifest(text: string): Manifest {
  return v.parse(Manifest, JSON.parse(text));
}

/** Returns the text of the file. */
export function manifestText(manifest: Manifest): string {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Returns the beginning of all names of documents in a project. */
export function documentRoot(project: string): string {
  return `projects/${project}/databases/(default)/documents/`;
}
