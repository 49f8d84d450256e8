import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { eventsQuery, type ListQuery, landingQuery, tournamentsQuery } from '../../../src/data/listQuery.ts';
import { encodedValue } from '../../../src/data/site/firestoreValues.ts';
import { eventStatuses } from '../../../src/domain/events/eventStatus.ts';
import { ROOT } from '../../project.ts';
import { type Answer, type Asking, isRefused } from '../asking.ts';
import { findingsOf } from '../finding.ts';
import type { Tokens } from './accounts.ts';

const Index = v.object({
  collectionGroup: v.string(),
  queryScope: v.picklist(['COLLECTION', 'COLLECTION_GROUP']),
  fields: v.array(
    v.object({ fieldPath: v.string(), order: v.optional(v.string()), arrayConfig: v.optional(v.string()) }),
  ),
});
const Indexes = v.object({ indexes: v.array(Index) });
type Index = v.InferOutput<typeof Index>;

const deploy = 'npm run deploy -- --only firestore:indexes, then wait until the console shows them as built';

/**
 * Runs the queries of visitors as the app makes them, and as a super admin one that needs each index of
 * firestore.indexes.json, which the emulator wants for every query of the app.
 */
export async function checkIndexes(asking: Asking, { admin }: Tokens) {
  const { found, right, wrong, unknown } = findingsOf('Indexes');
  const missing: string[] = [];
  const lists = [
    landingQuery(new Date()),
    ...eventStatuses.map(eventsQuery),
    tournamentsQuery(),
    tournamentsQuery('previous'),
  ];
  const visitors = await Promise.all(lists.map((list) => asking.query({ ...queryOf(list), limit: 1 })));
  for (const [at, answer] of visitors.entries())
    if (isIndexMissing(answer)) missing.push(`${lists[at]?.collection} of visitors`);
  const { indexes } = v.parse(Indexes, JSON.parse(readFileSync(`${ROOT}firestore.indexes.json`, 'utf8')));
  const [kept] = visitors.filter((answer) => answer.error && !isIndexMissing(answer));
  const unseen: string[] = [];
  const run = admin ? indexes : [];
  const answers = await Promise.all(run.map((index) => asking.query(queryThatNeeds(index), admin)));
  for (const [at, answer] of answers.entries()) {
    const index = run[at];
    if (!index) continue;
    const name = `${index.collectionGroup}: ${index.fields.map(({ fieldPath }) => fieldPath).join(', ')}`;
    if (isIndexMissing(answer)) missing.push(name);
    else if (answer.error) unseen.push(`${name} (${isRefused(answer) ? 'refused' : answer.error})`);
  }
  const what = 'Every query of the app has its index';
  if (missing.length > 0) wrong(what, `missing or not built yet: ${missing.join('; ')}`, deploy);
  else if (kept && !admin)
    unknown(
      what,
      isRefused(kept) ? 'the rules refuse visitors' : kept.error,
      'Mend the rules and look again',
    );
  else if (!admin) unknown(what, 'only those of visitors were run', 'Set TOUR_ADMIN_PASSWORD and look again');
  else if (unseen.length > 0) unknown(what, unseen.join('; '), 'Mend the rules and look again');
  else right(what, `${lists.length + indexes.length} queries were run`);
  return found;
}

const isIndexMissing = ({ error }: Answer) => /FAILED_PRECONDITION|index/i.test(error);

const directions = { asc: 'ASCENDING', desc: 'DESCENDING' } as const;
const operators = { '==': 'EQUAL', in: 'IN', '>=': 'GREATER_THAN_OR_EQUAL' } as const;

function queryOf({ collection, where, direction }: ListQuery): object {
  const filters = where.map(([fieldPath, is, value]) => ({
    fieldFilter: {
      field: { fieldPath },
      op: operators[is],
      value: encodedValue(typeof value === 'object' ? [...value] : value),
    },
  }));
  return {
    from: [{ collectionId: collection }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    orderBy: ['sortDate', '__name__'].map((fieldPath) => ({
      field: { fieldPath },
      direction: directions[direction],
    })),
  };
}

/** Returns a query that no other index serves: an order by all its fields, in its order. */
function queryThatNeeds({ collectionGroup, queryScope, fields }: Index): object {
  const [first] = fields;
  return {
    from: [{ collectionId: collectionGroup, allDescendants: queryScope === 'COLLECTION_GROUP' }],
    ...(first?.arrayConfig && {
      where: {
        fieldFilter: {
          field: { fieldPath: first.fieldPath },
          op: 'ARRAY_CONTAINS',
          value: { stringValue: 'doctor-looks-here' },
        },
      },
    }),
    orderBy: fields.flatMap(({ fieldPath, order }) =>
      order ? [{ field: { fieldPath }, direction: order }] : [],
    ),
    limit: 1,
  };
}
