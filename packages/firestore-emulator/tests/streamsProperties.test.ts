import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ListenClient } from './support/ListenClient.ts';
import { Project } from './support/Project.ts';
import { RestClient } from './support/rest.ts';
import { type Running, startEmulator } from './support/startEmulator.ts';

let running: Running;
let runs = 0;
beforeAll(async () => {
  running = await startEmulator();
});
afterAll(() => running.stop());

const order = (path: string, direction: string) => ({ field: { fieldPath: path }, direction });
const filter = (path: string, op: string, value: object) => ({
  fieldFilter: { field: { fieldPath: path }, op, value },
});
const int = (n: number) => ({ integerValue: String(n) });
const from = [{ collectionId: 'c' }];

/** Every shape of query that a listener keeps up with in its own way. */
const QUERIES: object[] = [
  { from },
  { from, where: filter('n', 'GREATER_THAN', int(2)) },
  {
    from,
    where: filter('tag', 'IN', { arrayValue: { values: [{ stringValue: 'x' }, { stringValue: 'y' }] } }),
  },
  { from, orderBy: [order('n', 'ASCENDING')], limit: 3 },
  { from, orderBy: [order('n', 'DESCENDING')], limit: 2 },
  { from, orderBy: [order('n', 'ASCENDING')], limit: 2, offset: 1 },
  { from, where: filter('tag', 'EQUAL', { stringValue: 'x' }), orderBy: [order('n', 'ASCENDING')], limit: 2 },
  {
    from,
    orderBy: [order('n', 'ASCENDING')],
    startAt: { values: [int(2)], before: false },
    endAt: { values: [int(5)], before: false },
  },
  { from, orderBy: [order('n', 'DESCENDING')], startAt: { values: [int(5)], before: true }, limit: 2 },
  { from: [{ collectionId: 'c', allDescendants: true }], orderBy: [order('n', 'ASCENDING')], limit: 4 },
  {
    from,
    where: {
      compositeFilter: {
        op: 'OR',
        filters: [filter('n', 'EQUAL', int(1)), filter('tag', 'EQUAL', { stringValue: 'y' })],
      },
    },
    limit: 3,
  },
];

const path = fc.constantFrom('c/1', 'c/2', 'c/3', 'c/4', 'c/5', 'c/6', 'c/1/c/7', 'd/8');
const fields = fc.record(
  {
    n: fc.integer({ min: 0, max: 6 }).map(int),
    tag: fc.constantFrom('x', 'y', 'z').map((stringValue) => ({ stringValue })),
  },
  { requiredKeys: [] },
);
const commit = fc.dictionary(path, fc.option(fields, { freq: 3 }), {
  minKeys: 1,
  maxKeys: 4,
  noNullPrototype: true,
});

async function compare(client: ListenClient, project: Project): Promise<void> {
  const rest = new RestClient(running.origin, project.id);
  for (const [at, query] of QUERIES.entries()) {
    const stored = await rest.query(query);
    const paths = 'paths' in stored ? stored.paths : [];
    expect([...(client.views.get(2 * at + 2)?.documents.keys() ?? [])].sort(), JSON.stringify(query)).toEqual(
      [...paths.map((path) => project.name(path))].sort(),
    );
  }
}

test('after every commit each listener shows what its query finds, also when it comes back later', {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(commit, { minLength: 1, maxLength: 8 }),
      fc.array(commit, { maxLength: 3 }),
      async (commits, missed) => {
        runs += 1;
        const rest = new Project(running.origin, `property-${runs}`);
        const client = new ListenClient(running.origin, `property-${runs}`);
        for (const [at, query] of QUERIES.entries()) await client.listen(2 * at + 2, query);
        await client.listen(100, 'c/marker');
        for (const [at, documents] of commits.entries()) {
          await rest.commit({ ...documents, 'c/marker': { at: int(at), old: int(-1) } });
          await client.until((message) => isMarker(client, message, at));
          await compare(client, rest);
        }
        const token = client.resumeToken;
        await client.reconnect();
        for (const documents of missed) await rest.commit(documents);
        for (const [at, query] of QUERIES.entries())
          await client.listen(2 * at + 2, query, { resumeToken: token });
        await compare(client, rest);
        client.channel.vanish();
      },
    ),
    { numRuns: 25 },
  );
});

/** Each commit also writes a marker: the global change behind it ends the commit for every target. */
function isMarker(client: ListenClient, message: object, at: number): boolean {
  const [marker] = client.views.get(100)?.documents.values() ?? [];
  const isGlobal = 'targetChange' in message;
  return isGlobal && JSON.stringify(marker?.fields?.at) === JSON.stringify(int(at));
}
