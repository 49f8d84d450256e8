import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { expectLike, fill, readOracle, replayRows } from './support/oracle.ts';
import { send } from './support/rest.ts';
import { type Running, startEmulator } from './support/startEmulator.ts';

let running: Running;
beforeAll(async () => {
  running = await startEmulator();
});
afterAll(() => running.stop());

const Rpc = v.looseObject({
  name: v.optional(v.string(), ''),
  parent: v.optional(v.string(), 'projects/auth/databases/(default)/documents'),
  collectionId: v.optional(v.string(), ''),
  documentId: v.optional(v.string()),
  document: v.optional(v.unknown()),
  mask: v.optional(v.object({ fieldPaths: v.array(v.string()) })),
});

const ErrorAnswer = v.object({ error: v.looseObject({ message: v.optional(v.string()) }) });

describe('emulator-rest.json', () => {
  const { rows } = readOracle(
    'emulator-rest.json',
    v.object({
      rows: v.array(
        v.object({
          name: v.string(),
          method: v.string(),
          path: v.string(),
          auth: v.optional(v.nullable(v.string())),
          body: v.optional(v.unknown()),
          rawBody: v.optional(v.string()),
          contentType: v.optional(v.string(), 'application/json'),
          status: v.number(),
          answer: v.optional(v.unknown()),
          text: v.optional(v.string()),
          messageIsEmulatorOnly: v.optional(v.boolean(), false),
        }),
      ),
    }),
  );
  replayRows(
    'emulator-rest.json',
    rows,
    (row) => row.name,
    async (recorded) => {
      const row = fill(recorded, 'replay');
      const body = row.rawBody ?? (row.body === undefined ? undefined : JSON.stringify(row.body));
      const answer = await send(running.origin + row.path, {
        method: row.method,
        headers: { 'content-type': row.contentType, ...(row.auth && { authorization: row.auth }) },
        ...(body !== undefined && { body }),
      });
      expect(answer.status).toBe(row.status);
      if (row.text !== undefined) expect(answer.text).toBe(row.text);
      else if (row.messageIsEmulatorOnly)
        expectLike(withoutMessages(answer.json), withoutMessages(row.answer));
      else expectLike(answer.json, row.answer);
    },
  );
});

describe('emulator-cors.json', () => {
  const { rows } = readOracle(
    'emulator-cors.json',
    v.object({
      rows: v.array(
        v.object({
          name: v.string(),
          method: v.string(),
          path: v.string(),
          headers: v.record(v.string(), v.string()),
          body: v.optional(v.string()),
          answer: v.object({
            status: v.number(),
            headers: v.record(v.string(), v.string()),
            body: v.string(),
          }),
        }),
      ),
    }),
  );
  replayRows(
    'emulator-cors.json',
    rows,
    (row) => row.name,
    async (row) => {
      const answer = await send(running.origin + row.path, row);
      const headers = [...answer.headers].filter(([name]) => /^access-control-|^content-type$/.test(name));
      expect(answer.status).toBe(row.answer.status);
      expect(Object.fromEntries(headers)).toEqual(row.answer.headers);
      if (answer.json === undefined) expect(answer.text).toBe(row.answer.body);
      else expect(answer.json).toEqual(JSON.parse(row.answer.body));
    },
  );
});

describe('emulator-auth.json', () => {
  const Expected = v.object({
    status: v.number(),
    answer: v.optional(v.unknown()),
    error: v.optional(v.unknown()),
  });
  const { expected, headers, requests, rpcs } = readOracle(
    'emulator-auth.json',
    v.object({
      expected: v.record(v.string(), Expected),
      headers: v.array(
        v.object({ name: v.string(), authorization: v.nullable(v.string()), understoodAs: v.string() }),
      ),
      requests: v.array(
        v.object({
          name: v.string(),
          method: v.string(),
          path: v.string(),
          authorization: v.nullable(v.string()),
          rawBody: v.optional(v.string()),
          text: v.optional(v.string()),
          ...Expected.entries,
        }),
      ),
      rpcs: v.array(
        v.object({
          name: v.string(),
          rpc: v.string(),
          authorization: v.nullable(v.string()),
          request: v.nullable(v.looseObject({})),
          code: v.string(),
          message: v.optional(v.string()),
        }),
      ),
    }),
  );
  replayRows(
    'emulator-auth.json headers',
    headers,
    (row) => row.name,
    async ({ authorization, understoodAs }) => {
      const answer = await send(
        `${running.origin}/v1/projects/auth/databases/(default)/documents:listCollectionIds`,
        {
          method: 'POST',
          headers: authorization === null ? {} : { authorization },
          body: '{}',
        },
      );
      const outcome = v.parse(Expected, expected[understoodAs]);
      expect(answer.status).toBe(outcome.status);
      expect(answer.json).toEqual(outcome.error === undefined ? outcome.answer : { error: outcome.error });
    },
  );
  replayRows(
    'emulator-auth.json requests',
    requests,
    (row) => row.name,
    async (row) => {
      const answer = await send(running.origin + row.path, {
        method: row.method,
        headers: row.authorization === null ? {} : { authorization: row.authorization },
        ...(row.rawBody !== undefined && { body: row.rawBody }),
      });
      expect(answer.status).toBe(row.status);
      if (row.text !== undefined) expect(answer.text).toBe(row.text);
      else expect(answer.json).toEqual(row.error === undefined ? row.answer : { error: row.error });
    },
  );
  replayRows(
    'emulator-auth.json rpcs',
    rpcs,
    (row) => row.name,
    async ({ rpc, request, authorization, code, message }) => {
      const [method, path, body] = restOf(rpc, v.parse(Rpc, request ?? {}));
      const { json } = await send(`${running.origin}/v1/${path}`, {
        method,
        headers: authorization === null ? {} : { authorization },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      expect(json).toMatchObject({ error: { status: code, message } });
    },
  );
});

/** The REST request that means the same as an RPC: method, path and body. */
function restOf(
  rpc: string,
  { name, parent, collectionId, documentId, document, mask, ...rest }: v.InferOutput<typeof Rpc>,
): [method: string, path: string, body?: unknown] {
  const verbs: Record<string, string> = {
    Commit: 'commit',
    RunQuery: 'runQuery',
    BatchWrite: 'batchWrite',
    ListCollectionIds: 'listCollectionIds',
    PartitionQuery: 'partitionQuery',
  };
  const verb = verbs[rpc];
  if (verb !== undefined) return ['POST', `${parent}:${verb}`, rest];
  const collection = `${parent}/${encodeURIComponent(collectionId)}`;
  const query = new URLSearchParams(
    Object.entries({ ...rest, documentId }).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    ),
  );
  for (const path of mask?.fieldPaths ?? []) query.append('mask.fieldPaths', path);
  if (rpc === 'ListDocuments') return ['GET', `${collection}?${query}`];
  if (rpc === 'CreateDocument') return ['POST', `${collection}?${query}`, document];
  return ['GET', `${name}?${query}`];
}

function withoutMessages(json: unknown): unknown {
  const failed = v.safeParse(ErrorAnswer, json);
  if (failed.success) return { error: { ...failed.output.error, message: undefined } };
  return JSON.parse(JSON.stringify(json, (key, value) => (key === 'message' ? undefined : value)));
}
