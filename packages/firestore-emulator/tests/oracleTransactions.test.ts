import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { readOracle, replayRows } from './support/oracle.ts';
import { RestClient } from './support/rest.ts';
import { type Running, startEmulator } from './support/startEmulator.ts';

let running: Running;
let projects = 0;
beforeAll(async () => {
  running = await startEmulator();
});
afterAll(() => running.stop());

const WireOutcome = v.object({
  status: v.string(),
  message: v.optional(v.string()),
  n: v.optional(v.number()),
  found: v.optional(v.record(v.string(), v.nullable(v.number()))),
});
const Step = v.object({
  op: v.string(),
  as: v.optional(v.string()),
  txn: v.optional(v.string()),
  document: v.optional(v.string(), ''),
  documents: v.optional(v.array(v.string()), []),
  collection: v.optional(v.string(), ''),
  writes: v.optional(v.array(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))), []),
  outcome: v.optional(WireOutcome),
});
type Step = v.InferOutput<typeof Step>;
type Outcome = v.InferOutput<typeof WireOutcome>;

const Document = v.looseObject({
  name: v.string(),
  fields: v.looseObject({ n: v.object({ integerValue: v.string() }) }),
});
const Failed = v.object({ error: v.looseObject({ status: v.string(), message: v.string() }) });

describe('emulator-transactions.json', () => {
  const { scenarios } = readOracle(
    'emulator-transactions.json',
    v.object({ scenarios: v.array(v.object({ name: v.string(), steps: v.array(Step) })) }),
  );
  replayRows(
    'emulator-transactions.json',
    scenarios,
    (row) => row.name,
    async ({ steps }) => {
      projects += 1;
      const client = new RestClient(running.origin, `transactions-${projects}`);
      const ids = new Map<string, string>();
      for (const step of steps) {
        if (step.op === 'sleep' || step.op === 'wait') continue;
        const outcome = await replay(step, client, ids);
        expect(outcome).toMatchObject({ ...step.outcome });
      }
    },
  );
});

async function replay(step: Step, client: RestClient, ids: Map<string, string>): Promise<Outcome> {
  const id = step.txn === undefined ? undefined : ids.get(step.txn);
  const transaction = id === undefined ? {} : { transaction: id };
  const query = id === undefined ? '' : `?transaction=${encodeURIComponent(id)}`;
  switch (step.op) {
    case 'begin': {
      const { json } = await client.verb('beginTransaction', {});
      ids.set(step.as ?? '', v.parse(v.object({ transaction: v.string() }), json).transaction);
      return { status: 'OK' };
    }
    case 'rollback':
      return outcomeOf((await client.verb('rollback', transaction)).json, () => ({ status: 'OK' }));
    case 'commit': {
      const writes = step.writes.map((write) => writeOf(write, client.documents));
      return outcomeOf((await client.verb('commit', { writes, ...transaction })).json, () => ({
        status: 'OK',
      }));
    }
    case 'get': {
      const { json } = await client.document('GET', step.document + query);
      return outcomeOf(json, (document) => ({ status: 'OK', n: numberOf(v.parse(Document, document)) }));
    }
    case 'list': {
      const { json } = await client.document('GET', step.collection + query);
      return outcomeOf(json, (page) =>
        found(v.parse(v.object({ documents: v.array(Document) }), page).documents, client),
      );
    }
    default: {
      const documents = step.documents.map((path) => `${client.documents}/${path}`);
      const { json } = await client.verb('batchGet', { documents, ...transaction });
      return outcomeOf(json, (parts) => {
        const read = v.parse(
          v.array(v.object({ found: v.optional(Document), missing: v.optional(v.string()) })),
          parts,
        );
        const missing = read.flatMap((part) =>
          part.missing === undefined ? [] : [[pathOf(part.missing, client), null]],
        );
        const { found: there } = found(
          read.flatMap((part) => part.found ?? []),
          client,
        );
        return { status: 'OK', found: { ...there, ...Object.fromEntries(missing) } };
      });
    }
  }
}

function outcomeOf(json: unknown, read: (json: unknown) => Outcome): Outcome {
  const failed = v.safeParse(Failed, json);
  return failed.success ? failed.output.error : read(json);
}

function writeOf(write: Step['writes'][number], documents: string): object {
  if (write.delete !== undefined) return { delete: `${documents}/${write.delete}` };
  const reserved = write.reservedFieldName === true && { __x__: { nullValue: null } };
  return {
    update: {
      name: `${documents}/${write.update}`,
      fields: { n: { integerValue: String(write.n) }, ...reserved },
    },
    ...(write.exists !== undefined && { currentDocument: { exists: write.exists } }),
  };
}

function found(documents: readonly v.InferOutput<typeof Document>[], client: RestClient): Outcome {
  return {
    status: 'OK',
    found: Object.fromEntries(
      documents.map((document) => [pathOf(document.name, client), numberOf(document)]),
    ),
  };
}

function numberOf(document: v.InferOutput<typeof Document>): number {
  return Number(document.fields.n.integerValue);
}

function pathOf(name: string, client: RestClient): string {
  return name.slice(client.documents.length + 1);
}
