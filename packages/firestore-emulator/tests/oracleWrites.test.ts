import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { expectLike, fill, readOracle, replayRows } from './support/oracle.ts';
import { type RestAnswer, RestClient, send } from './support/rest.ts';
import { type Running, startEmulator } from './support/startEmulator.ts';

let running: Running;
let projects = 0;
beforeAll(async () => {
  running = await startEmulator();
});
afterAll(() => running.stop());

/** The name of a project nobody has used yet. */
function newProject(): string {
  projects += 1;
  return `writes-${projects}`;
}

const Step = v.looseObject({
  commit: v.optional(v.array(v.unknown())),
  batchWrite: v.optional(v.array(v.unknown())),
  get: v.optional(v.string()),
  post: v.optional(v.string()),
  listCollectionIds: v.optional(v.string()),
  auth: v.optional(v.string()),
  pageSize: v.optional(v.number()),
  status: v.optional(v.number(), 200),
  error: v.optional(v.looseObject({ message: v.string() })),
  messageIsEmulatorOnly: v.optional(v.boolean(), false),
  fields: v.optional(v.unknown()),
  nameMatches: v.optional(v.string()),
  writeResults: v.optional(v.unknown()),
  transformResults: v.optional(v.array(v.unknown())),
  collectionIds: v.optional(v.unknown()),
  nextPageToken: v.optional(v.boolean()),
});
const Cases = v.object({ cases: v.array(v.object({ name: v.string(), steps: v.array(Step) })) });

for (const file of ['emulator-document-writes.json', 'emulator-transforms.json']) {
  describe(file, () => {
    replayRows(
      file,
      readOracle(file, Cases).cases,
      (row) => row.name,
      async ({ steps }) => {
        const project = newProject();
        for (const step of steps) await replayStep(step, project);
      },
    );
  });
}

async function replayStep(recorded: v.InferOutput<typeof Step>, project: string): Promise<void> {
  const step = fill(recorded, project);
  const client = new RestClient(running.origin, project, step.auth ?? null);
  const { status, json } = await ask(step, client);
  expect(status).toBe(step.status);
  if (step.error !== undefined) {
    const { message, ...error } = step.error;
    expectLike(json, { error: { ...error, message: step.messageIsEmulatorOnly ? '<any>' : message } });
  }
  if (step.nameMatches !== undefined) {
    const pattern = new RegExp(
      step.nameMatches.replace('^', `^${client.documents.replace(/[()]/g, '\\$&')}/`),
    );
    expect(json).toMatchObject({ name: expect.stringMatching(pattern) });
  }
  if (step.get !== undefined && step.fields !== undefined)
    expectLike(v.parse(Stored, json).fields, step.fields);
  if (step.writeResults !== undefined) expect(json).toMatchObject({ writeResults: step.writeResults });
  if (step.transformResults !== undefined) {
    const results = v.parse(Committed, json).writeResults.map((result) => result.transformResults ?? null);
    expectLike(results, step.transformResults);
  }
  if (step.collectionIds !== undefined) expect(json).toMatchObject({ collectionIds: step.collectionIds });
  if (step.nextPageToken) expect(json).toMatchObject({ nextPageToken: expect.any(String) });
}

const Stored = v.looseObject({ fields: v.optional(v.unknown()) });
const Committed = v.looseObject({
  writeResults: v.array(v.looseObject({ transformResults: v.optional(v.unknown()) })),
});

function ask(step: v.InferOutput<typeof Step>, client: RestClient): Promise<RestAnswer> {
  const writes = (list: unknown[]) => ({ writes: list.map((write) => withNames(write, client.documents)) });
  if (step.commit !== undefined) return client.verb('commit', writes(step.commit));
  if (step.batchWrite !== undefined) return client.verb('batchWrite', writes(step.batchWrite));
  if (step.get !== undefined) return client.document('GET', step.get);
  if (step.post !== undefined) return client.document('POST', step.post, { fields: step.fields });
  const page = step.pageSize === undefined ? {} : { pageSize: step.pageSize };
  return client.verb('listCollectionIds', page, step.listCollectionIds);
}

/** Recorded writes name documents relative to the database. */
function withNames(write: unknown, documents: string): unknown {
  return JSON.parse(
    JSON.stringify(write, (key, value) =>
      ['name', 'delete', 'verify', 'document'].includes(key) && typeof value === 'string'
        ? `${documents}/${value}`
        : value,
    ),
  );
}

describe('emulator-limits.json', () => {
  const Text = v.union([v.string(), v.object({ $repeat: v.string(), times: v.number() })]);
  const { rows } = readOracle(
    'emulator-limits.json',
    v.object({
      rows: v.array(
        v.object({
          name: v.string(),
          document: v.string(),
          fields: v.optional(v.unknown()),
          fieldName: v.optional(Text),
          value: v.optional(v.unknown()),
          status: v.number(),
          message: v.optional(v.string()),
        }),
      ),
    }),
  );
  replayRows(
    'emulator-limits.json',
    rows,
    (row) => row.name,
    async (row) => {
      const client = new RestClient(running.origin, newProject());
      const fields = row.fields ?? { [String(expandText(row.fieldName))]: row.value };
      const body: unknown = JSON.parse(JSON.stringify(fields), (_, value) => expandText(value));
      const { status, json } = await client.document('PATCH', row.document, { fields: body });
      expect(status).toBe(row.status);
      if (row.message !== undefined) expect(json).toMatchObject({ error: { message: row.message } });
    },
  );
});

const Long = v.union([
  v.pipe(
    v.object({ $repeat: v.string(), times: v.number() }),
    v.transform(({ $repeat, times }) => $repeat.repeat(times)),
  ),
  v.pipe(
    v.object({ $zeroBytes: v.number() }),
    v.transform(({ $zeroBytes }) => Buffer.alloc($zeroBytes).toString('base64')),
  ),
]);

function expandText(value: unknown): unknown {
  const long = v.safeParse(Long, value);
  return long.success ? long.output : value;
}

describe('conformance-writes.json', () => {
  const { rows } = readOracle(
    'conformance-writes.json',
    v.object({
      rows: v.array(
        v.looseObject({
          file: v.string(),
          op: v.string(),
          jsonData: v.optional(v.string()),
          option: v.optional(v.unknown()),
          request: v.object({ writes: v.array(v.looseObject({ currentDocument: v.optional(v.unknown()) })) }),
        }),
      ),
    }),
  );
  replayRows(
    'conformance-writes.json',
    rows,
    (row) => row.file,
    async ({ request, op, option, jsonData }) => {
      const project = newProject();
      const client = new RestClient(running.origin, project);
      const seedTime = await seedFor(request.writes[0]?.currentDocument, client);
      const text = JSON.stringify({ writes: request.writes })
        .replaceAll('projects/projectID/', `projects/${project}/`)
        .replace(/("currentDocument":\{"updateTime":)"[^"]*"/, `$1"${seedTime}"`);
      const committed = await client.verb('commit', JSON.parse(text));
      expect(committed).toMatchObject({ status: 200 });
      const plain =
        jsonData !== undefined &&
        !/ServerTimestamp|Array(Union|Remove)|Delete|Increment|Maximum|Minimum/.test(jsonData);
      // With an option (merge) only some of the data is meant.
      if (plain && option === undefined && (op === 'create' || op === 'set')) {
        const stored = await client.document('GET', 'C/d');
        expect(v.parse(Stored, stored.json).fields ?? {}).toEqual(encodeJson(jsonData));
      }
    },
  );

  /** Stores the document a precondition wants to find; its updateTime. */
  async function seedFor(precondition: unknown, client: RestClient): Promise<string> {
    const wanted = v.is(
      v.union([v.object({ exists: v.literal(true) }), v.object({ updateTime: v.unknown() })]),
      precondition,
    );
    if (!wanted) return '';
    const stored = await client.document('PATCH', 'C/d', { fields: { seeded: { booleanValue: true } } });
    return v.parse(v.looseObject({ updateTime: v.string() }), stored.json).updateTime;
  }
});

/** The REST fields of plain JSON, as the conformance data writes documents. */
function encodeJson(text: string): Record<string, unknown> {
  const fields = v.parse(v.record(v.string(), v.unknown()), JSON.parse(text));
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encodeJsonValue(value)]));
}

function encodeJsonValue(value: unknown): unknown {
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (Array.isArray(value))
    return { arrayValue: value.length === 0 ? {} : { values: value.map(encodeJsonValue) } };
  if (value === null) return { nullValue: null };
  const fields = encodeJson(JSON.stringify(value));
  return { mapValue: Object.keys(fields).length === 0 ? {} : { fields } };
}

describe('conformance-queries.json', () => {
  const { rows } = readOracle(
    'conformance-queries.json',
    v.object({ rows: v.array(v.looseObject({ file: v.string(), structuredQuery: v.unknown() })) }),
  );
  replayRows(
    'conformance-queries.json',
    rows,
    (row) => row.file,
    async ({ structuredQuery }) => {
      const project = newProject();
      const text = JSON.stringify(structuredQuery).replaceAll('projects/projectID/', `projects/${project}/`);
      const answer = await new RestClient(running.origin, project).query(JSON.parse(text));
      expect(answer).toEqual({ paths: [], fields: [] });
    },
  );
});

describe('client-wire-requests.json', () => {
  const Request = v.looseObject({
    method: v.string(),
    path: v.string(),
    query: v.optional(v.record(v.string(), v.string()), {}),
    headers: v.record(v.string(), v.string()),
    json: v.optional(v.unknown()),
  });
  const { recordings } = readOracle(
    'client-wire-requests.json',
    v.object({ recordings: v.array(v.object({ setting: v.string(), requests: v.array(Request) })) }),
  );
  const rows = recordings.flatMap(({ setting, requests }) =>
    requests
      .filter((request) => request.path.startsWith('/v1/'))
      .map((request, at) => ({ name: `${setting}, REST request ${at + 1}`, request })),
  );
  replayRows(
    'client-wire-requests.json',
    rows,
    (row) => row.name,
    async ({ request }) => {
      const url = `${running.origin}${request.path}?${new URLSearchParams(request.query)}`;
      const answer = await send(url, {
        method: request.method,
        headers: request.headers,
        ...(request.json !== undefined && { body: JSON.stringify(request.json) }),
      });
      // Recorded preconditions name versions of another database: understood, but not met.
      const stale = /"updateTime":/.test(JSON.stringify(request.json) ?? '');
      if (stale) expect([400, 404]).toContain(answer.status);
      else expect(answer).toMatchObject({ status: 200 });
      if (stale) expect(answer.text).not.toContain('Payload');
      expect(answer.headers.get('access-control-allow-origin')).toBe(request.headers.origin);
    },
  );
});
