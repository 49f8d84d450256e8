import { documentsIn, type NamedDocument, pageQuery } from '../../domain/backup/documentPages.ts';
import { DataError } from '../errors.ts';
import { firestoreCall } from '../site/firestoreCall.ts';
import { plainFields } from '../site/firestoreValues.ts';

/** A stored document as the server prints it, and its fields as readers take them. */
export type ReadDocument = NamedDocument & { data: Record<string, unknown> };

/**
 * Reads the documents of all collections of a name, by their own names, from the one after `after` on.
 * `headers`: who asks. Nothing is cached. @throws DataError
 */
export async function readDocumentPage(
  { collection, after, limit }: { collection: string; after: string; limit: number },
  headers: () => Promise<Record<string, string>>,
): Promise<ReadDocument[]> {
  const answer = await firestoreCall('runQuery', pageQuery(collection, after, limit), '', headers);
  try {
    return documentsIn(answer).map((document) => ({ ...document, data: plainFields(document.fields) }));
  } catch (error) {
    throw new DataError('unreachable', error);
  }
}
