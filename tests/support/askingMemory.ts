import type { StoredDocument } from '../../scripts/firestoreRest.ts';
import type { Ask, Found } from '../../src/data/staff/search/readOn.ts';

/**
 * Returns a way to ask documents in memory as a search asks the database, in the order of their paths; of two
 * with one path the later counts.
 */
export function askingMemory(documents: readonly StoredDocument[]): Ask<Found> {
  const byCollection = new Map<string, Found[]>();
  const byToken = new Map<string, Found[]>();
  const put = (into: Map<string, Found[]>, key: string, found: Found) => {
    const there = into.get(key);
    if (there) there.push(found);
    else into.set(key, [found]);
  };
  const each = new Map(documents.map((document) => [document.path, document]));
  const sorted = [...each.values()].sort((one, other) => (one.path < other.path ? -1 : 1));
  for (const { path, fields } of sorted) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    const name = folder.split('/').at(-1) ?? '';
    const found = { id: path.slice(folder.length + 1), path, data: fields };
    put(byCollection, folder, found);
    for (const field of ['tokens', 'searchTokens']) {
      const tokens = fields[field];
      if (Array.isArray(tokens)) for (const token of tokens) put(byToken, `${name} ${String(token)}`, found);
    }
  }
  return async ({ path, token, newest }, size, after) => {
    const all = (token ? byToken.get(`${path} ${token.value}`) : byCollection.get(path)) ?? [];
    const order = ({ data }: Found) => inWords(newest === null ? '' : Reflect.get(Object(data), newest));
    const inOrder =
      newest === null ? all : all.toSorted((one, other) => (order(one) < order(other) ? 1 : -1));
    const from = after ? inOrder.findIndex(({ path: at }) => at === after.path) + 1 : 0;
    return inOrder.slice(from, from + size);
  };
}

function inWords(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value);
}
