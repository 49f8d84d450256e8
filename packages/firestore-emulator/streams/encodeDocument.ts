import { documentJson } from '../firestore/rest/encode.ts';
import type { StoredDocument } from '../firestore/store/StoredDocument.ts';

const encoded = new WeakMap<StoredDocument, object>();

/** The message form of a document; made once per version, however many streams it goes to. */
export function encodeDocument(document: StoredDocument): object {
  const known = encoded.get(document);
  if (known !== undefined) return known;
  const made = documentJson(document, null);
  encoded.set(document, made);
  return made;
}
