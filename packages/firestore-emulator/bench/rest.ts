import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';

const HOST = '127.0.0.1';
const PORT = Number(process.env.BENCH_PORT ?? 9080);
const PROGRAM = join(fileURLToPath(new URL('../bin/', import.meta.url)), 'firestore');
const DATABASE = 'projects/demo-bench/databases/(default)';
const CONNECTIONS = 16;
const SECONDS = 3;
const BATCH = 500;
const WRITE_ROUNDS = 3;

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const whole = (number: number) => ({ integerValue: String(number) });
const ACTIVE = {
  fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: { stringValue: 'active' } },
};
const UPCOMING = {
  structuredQuery: {
    from: [{ collectionId: 'events' }],
    where: ACTIVE,
    orderBy: [{ field: { fieldPath: 'date' } }],
    limit: 12,
  },
};

function send(method: string, path: string, body = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: 'Bearer owner' };
    const sent = request({ agent, host: HOST, port: PORT, method, path, headers }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${response.statusCode}`)),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Returns the calls per second over all connections at once. */
async function rate(call: (at: number) => Promise<void>): Promise<number> {
  const end = performance.now() + SECONDS * 1000;
  let calls = 0;
  const worker = async () => {
    while (performance.now() < end) {
      calls += 1;
      await call(calls);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  return calls / SECONDS;
}

/** Returns the median time of single calls in milliseconds, one call after the other. */
async function median(call: () => Promise<void>, runs = 31): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    await call();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[runs >> 1] ?? 0;
}

async function started(since: number): Promise<number> {
  for (;;) {
    try {
      await send('GET', '/');
      return performance.now() - since;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}

async function fill(from: number, to: number): Promise<void> {
  for (let first = from; first < to; first += BATCH) {
    const writes = Array.from({ length: Math.min(BATCH, to - first) }, (_, offset) =>
      eventWrite(first + offset),
    );
    await send('POST', `/v1/${DATABASE}/documents:commit`, JSON.stringify({ writes }));
  }
}

function eventWrite(number: number): object {
  const texts = { title: `Event ${number}`, city: 'Springfield', campus: 'State University' };
  const fields = {
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, { stringValue: text }])),
    status: { stringValue: number % 3 === 0 ? 'past' : 'active' },
    // Neither sorted nor clustered, like real dates.
    date: whole((number * 7919) % 100_003),
  };
  return { update: { name: `${DATABASE}/documents/events/e${number}`, fields } };
}

async function measure(documents: number): Promise<void> {
  const query = () => send('POST', `/v1/${DATABASE}/documents:runQuery`, JSON.stringify(UPCOMING));
  const cold = performance.now();
  await query();
  console.log(
    `${documents} documents: first query of 12, its index not made yet: ${(performance.now() - cold).toFixed(0)} ms`,
  );
  console.log(`${documents} documents: the same query again: ${(await median(query)).toFixed(2)} ms`);
  let number = 0;
  const writeThenQuery = async () => {
    number += 1;
    await fill(number, number + 1);
    await query();
  };
  console.log(
    `${documents} documents: a write, then the query: ${(await median(writeThenQuery)).toFixed(2)} ms`,
  );
}

/**
 * Starts the emulator, with or without a journal, and stops it when `use` has settled. Prints how long the
 * start took.
 */
async function withEmulator(journal: string, use: () => Promise<void>): Promise<void> {
  const since = performance.now();
  const child: ChildProcess = spawn(
    PROGRAM,
    ['--host', HOST, '--port', String(PORT), '--project_id', 'demo-bench'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      cwd: '/',
      env: { ...process.env, FIRESTORE_JOURNAL: journal },
    },
  );
  const ended = new Promise((resolve) => child.on('close', resolve));
  try {
    const took = (await started(since)).toFixed(0);
    console.log(journal === '' ? `start: ${took} ms` : `start on what the journal has: ${took} ms`);
    await use();
  } finally {
    child.kill('SIGINT');
    await ended;
  }
}

async function reads(): Promise<void> {
  await fill(0, 10_000);
  await measure(10_000);
  const get = (at: number) => send('GET', `/v1/${DATABASE}/documents/events/e${at % 10_000}`);
  console.log(
    `reads of one document: ${(await rate(get)).toFixed(0)} a second over ${CONNECTIONS} connections`,
  );
  const list = () => send('POST', `/v1/${DATABASE}/documents:runQuery`, JSON.stringify(UPCOMING));
  console.log(
    `queries of 12 documents: ${(await rate(list)).toFixed(0)} a second over ${CONNECTIONS} connections`,
  );
  await fill(10_000, 100_000);
  await measure(100_000);
}

/**
 * Prints the writes per second with and without a journal, measured in turn, and how long it takes to start
 * with the records of the journal.
 */
async function writes(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-journal-'));
  const kinds = [
    { name: 'without a journal', journal: '', rates: [] as number[] },
    { name: 'with a journal', journal: folder, rates: [] as number[] },
  ];
  const write = (at: number) => fill(at, at + 1);
  for (let round = 0; round < WRITE_ROUNDS; round += 1) {
    for (const { journal, rates } of kinds) {
      await withEmulator(journal, async () => {
        await rate(write);
        rates.push(await rate(write));
      });
    }
  }
  const [without = 0, kept = 0] = kinds.map(({ name, rates }) => {
    const middle = rates.sort((a, b) => a - b)[rates.length >> 1] ?? 0;
    console.log(`writes of one document ${name}: ${middle.toFixed(0)} a second (${rates.map(Math.round)})`);
    return middle;
  });
  console.log(`the journal costs ${(100 * (1 - kept / without)).toFixed(0)} of 100 writes a second`);
  rmSync(folder, { recursive: true });
}

if (!process.argv.includes('--writes')) await withEmulator('', reads);
await writes();
agent.destroy();
