import type { Path } from '../ResourceName.ts';
import type { Fields } from '../values/Value.ts';

/** One version of a document; never changed in place. Times are microseconds since 1970. */
export type StoredDocument = {
  /** The full resource name. */
  readonly name: string;
  readonly path: Path;
  readonly fields: Fields;
  readonly createTime: number;
  readonly updateTime: number;
};

/** What a commit did to one document: null = there was or is none. */
export type DocumentChange = {
  readonly path: Path;
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
};
