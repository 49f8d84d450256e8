import type { Query } from '../firestore/query/Query.ts';
import type { Source } from './Target.ts';

/** Where changes of a query's results can come from. */
export function sourceOf(query: Query): Source {
  if (query.collectionId === '') return { kind: 'everywhere' };
  if (query.allDescendants) return { kind: 'group', id: query.collectionId };
  return { kind: 'collection', path: [...query.parent, query.collectionId].join('/') };
}
