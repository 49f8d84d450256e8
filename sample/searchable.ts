import type { Stored, StoredDocument } from '../scripts/firestoreRest.ts';
import { storedValues } from '../src/domain/events/eventFields.ts';
import { readPrivatePart } from '../src/domain/events/privatePart.ts';
import { readEvent } from '../src/domain/events/readEvent.ts';
import { readFraternity } from '../src/domain/fraternities/fraternity.ts';
import { readRequest } from '../src/domain/requests/tournamentRequest.ts';
import { chapterTokens } from '../src/domain/search/chapterSearch.ts';
import { eventSearch } from '../src/domain/search/eventSearch.ts';
import { requestTokens } from '../src/domain/search/requestSearch.ts';

type Fields = Record<string, Stored>;

/** Returns the documents with what staff's search finds them by, as the app derives it. */
export function searchable(documents: readonly StoredDocument[]): StoredDocument[] {
  const parts = new Map(documents.map(({ path, fields }) => [path, fields]));
  return documents.flatMap(({ path, fields }) => {
    const [room = '', id = '', inner, innerId = '', ...deeper] = path.split('/');
    if (room === 'tournamentRequests')
      return { path, fields: withTokens(fields, requestTokens(readRequest(id, fields))) };
    if (inner === 'fraternities' && deeper.length === 0)
      return { path, fields: withTokens(fields, chapterTokens(id, readFraternity(innerId, fields))) };
    if (room !== 'events' || inner !== undefined) return { path, fields };
    const part = readPrivatePart(parts.get(`${path}/private/staff`));
    const search = eventSearch(storedValues(readEvent(id, fields), part));
    return [
      { path, fields },
      { path: `${path}/private/search`, fields: { ...search, tokens: [...search.tokens] } },
    ];
  });
}

function withTokens(fields: Fields, tokens: string[]): Fields {
  return { ...fields, searchTokens: tokens };
}
