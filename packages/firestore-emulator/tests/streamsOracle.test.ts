import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ChannelClient } from './support/ChannelClient.ts';
import { ListenMessage } from './support/ListenMessage.ts';
import { expectLike, fill, readOracle } from './support/oracle.ts';
import { Project } from './support/Project.ts';
import { type Running, startEmulator } from './support/startEmulator.ts';
import { TargetView } from './support/TargetView.ts';

const Step = v.looseObject({ op: v.string() });
const Conversations = v.object({
  conversations: v.array(v.object({ name: v.string(), steps: v.array(Step) })),
});
type Step = v.InferOutput<typeof Step>;

const Fields = v.record(v.string(), v.number());
const Sent = v.looseObject({
  database: v.optional(v.string()),
  streamToken: v.optional(v.string()),
  writes: v.optional(v.array(v.object({ update: v.string(), fields: Fields }))),
});
const WriteStep = v.object({
  send: v.optional(Sent),
  recv: v.optional(v.unknown()),
  halfClose: v.optional(v.boolean()),
  get: v.optional(v.string()),
  fields: v.optional(Fields, {}),
});
const Scenarios = v.object({ scenarios: v.array(v.object({ name: v.string(), steps: v.array(WriteStep) })) });

const ListenRows = v.object({
  rows: v.array(
    v.object({
      file: v.string(),
      description: v.string(),
      responses: v.array(v.unknown()),
      snapshots: v.optional(
        v.array(
          v.object({
            docs: v.optional(v.array(v.looseObject({ name: v.string() })), []),
            readTime: v.string(),
          }),
        ),
        [],
      ),
      isError: v.optional(v.boolean()),
    }),
  ),
});

let running: Running;
beforeAll(async () => {
  running = await startEmulator();
});
afterAll(() => running.stop());

const conversations = readOracle('emulator-webchannel.json', Conversations).conversations;

test.each(conversations)('WebChannel: $name', async ({ steps }) => {
  const database = 'projects/webchannel/databases/(default)';
  const rpc = steps.find((step) => step.op === 'handshake')?.rpc === 'Write' ? 'Write' : 'Listen';
  const client = new ChannelClient(running.origin, { rpc, database });
  const rest = new Project(running.origin, 'webchannel');
  for (const step of steps) await play(step, client, rest);
});

async function play(step: Step, client: ChannelClient, rest: Project): Promise<void> {
  const messages = spread(step.messages);
  switch (step.op) {
    case 'handshake':
      return expectLike(await client.handshake(messages), { status: step.status, answer: step.answer });
    case 'open':
      return expectLike((await client.open(step.ci === 1 ? 1 : 0)).status, step.status);
    case 'read':
      return expectLike(await client.read(untilOf(step.until)), step.arrays);
    case 'commit':
      await rest.request('POST', `/v1/${rest.database}/documents:commit`, { writes: step.writes });
      return;
    case 'forward': {
      const { status, answer } = await client.forward(messages);
      // The third number is no expectation: see the note in the file.
      return expectLike([status, answer].flat().slice(0, 3), [step.status, step.answer].flat().slice(0, 3));
    }
    case 'terminate': {
      const { status, body } = await client.terminate();
      return expectLike({ status, body }, { status: step.status, body: step.body });
    }
    default:
      client.sid = 'unknown';
      if (step.method === 'GET') expect((await client.open(0)).status).toBe(step.status);
      else if (step.method === 'POST') expect((await client.forward([])).status).toBe(step.status);
      else expect(await client.terminate()).toMatchObject({ status: step.status, body: step.body });
  }
}

function untilOf(until: unknown): (content: unknown) => boolean {
  const text = JSON.stringify;
  if (until === 'noop') return (content) => content === 'noop';
  if (until === 'a targetChange with a token') {
    return (content) => /"targetChange":\{"resumeToken"/.test(text(content));
  }
  return (content) => text(content).includes(`"${until}"`);
}

const scenarios = readOracle('emulator-write-stream.json', Scenarios).scenarios;

test.each(scenarios)('Write stream: $name', async ({ name, steps }) => {
  const project = `write-${scenarios.findIndex((scenario) => scenario.name === name)}`;
  const rest = new Project(running.origin, project);
  const client = new ChannelClient(running.origin, { rpc: 'Write', database: rest.database });
  const inbox = new Inbox(client);
  for (const step of steps) {
    if (step.send) await inbox.send(messageOf(step.send, rest, inbox.token));
    if (step.halfClose) await client.terminate();
    if (step.recv === 'end') expect(await inbox.hasEnded()).toBe(true);
    else if (step.recv) expectLike(answerOf(await inbox.next()), fill(step.recv, project));
    if (step.get) {
      const stored = await rest.request('GET', `/v1/${rest.name(step.get)}`);
      expect(stored.json).toMatchObject({ fields: integers(step.fields) });
    }
  }
});

/** The messages of a Write stream one by one. */
class Inbox {
  token = '';
  private readonly client: ChannelClient;
  private failed = false;

  constructor(client: ChannelClient) {
    this.client = client;
  }

  async send(message: object): Promise<void> {
    if (this.client.sid !== '') {
      await this.client.forward([message]);
      return;
    }
    await this.client.handshake([message]);
    await this.client.open(0);
  }

  async next(): Promise<Record<string, unknown>> {
    const arrays = await this.client.read((content) => content !== 'noop');
    const message = arrays.at(-1)?.[1][0];
    const found = typeof message === 'object' && message !== null ? { ...message } : { message };
    if ('streamToken' in found) this.token = String(found.streamToken);
    this.failed = 'error' in found;
    return found;
  }

  /** An error is the end; otherwise the server says `close`, or the connection is gone. */
  async hasEnded(): Promise<boolean> {
    return this.failed || !this.client.isOpen || (await this.next()).message === 'close';
  }
}

function messageOf(message: v.InferOutput<typeof Sent>, rest: Project, token: string): object {
  const { writes, streamToken, database } = message;
  const named = database === '<db>' ? rest.database : database;
  return {
    ...message,
    ...(database !== undefined && { database: named }),
    ...(streamToken !== undefined && { streamToken: streamToken === '<last>' ? token : btoa(streamToken) }),
    ...(writes && {
      writes: writes.map(({ update, fields }) => ({
        update: { name: rest.name(update), fields: integers(fields) },
      })),
    }),
  };
}

function answerOf(message: Record<string, unknown>): object {
  if ('error' in message) return message;
  const { streamId = null, streamToken, writeResults = [], commitTime = null } = message;
  const results = Array.isArray(writeResults) ? writeResults : [];
  return {
    streamId,
    streamToken: atob(String(streamToken)),
    writeResults: results.map(({ updateTime, transformResults = [] }) => ({
      updateTime,
      transformResults: transformResults.length,
    })),
    commitTime,
  };
}

const rows = readOracle('conformance-listen.json', ListenRows).rows;

test.each(rows)('conformance: $description', ({ responses, snapshots, isError }) => {
  const view = new TargetView(1);
  const read = () => responses.flatMap((response) => view.receive(v.parse(ListenMessage, response)) ?? []);
  if (isError) {
    expect(read).toThrow();
    return;
  }
  const made = read().map(({ readTime, documents }) => ({
    readTime,
    docs: documents.map(({ name }) => name).sort(),
  }));
  expect(made).toEqual(
    snapshots.map(({ readTime, docs = [] }) => ({ readTime, docs: docs.map(({ name }) => name).sort() })),
  );
});

function integers(fields: object): object {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, { integerValue: String(value) }]),
  );
}

/** Long strings are shortened in the files. */
function spread(messages: unknown): unknown[] {
  const text = JSON.stringify(messages ?? []);
  return JSON.parse(text, (_, value) => (value?.$repeat ? value.$repeat.repeat(value.times) : value));
}

const WireRequest = v.looseObject({
  path: v.string(),
  form: v.optional(v.record(v.string(), v.unknown())),
});
const Recordings = v.object({
  recordings: v.array(v.object({ setting: v.string(), requests: v.array(WireRequest) })),
});
const sessions = readOracle('client-wire-requests.json', Recordings).recordings.flatMap(
  ({ setting, requests }) =>
    (['Listen', 'Write'] as const).map((rpc) => ({ setting, rpc, messages: messagesOf(requests, rpc) })),
);

test.each(sessions.filter(({ messages }) => messages.length > 0))(
  'every $rpc message of the SDK is understood: $setting',
  async ({ setting, rpc, messages }) => {
    const project = `wire-${sessions.findIndex((session) => session.setting === setting)}`;
    const database = `projects/${project}/databases/(default)`;
    const client = new ChannelClient(running.origin, { rpc, database });
    const [first, ...rest] = JSON.parse(JSON.stringify(messages).replaceAll('demo-x', project));
    await client.handshake([first]);
    await client.open(0);
    for (const message of rest) await client.forward([message]);
    const answered = rpc === 'Write' ? 'writeResults' : '"REMOVE"';
    const arrays = await client.read(
      (content) =>
        /"error"|"cause"/.test(JSON.stringify(content)) || JSON.stringify(content).includes(answered),
    );
    expect(JSON.stringify(arrays)).not.toMatch(/"error"|"cause"/);
    expect(JSON.stringify(arrays)).toContain(answered);
  },
);

function messagesOf(requests: v.InferOutput<typeof WireRequest>[], rpc: 'Listen' | 'Write'): unknown[] {
  const forms = requests.flatMap(({ path, form }) => (path.includes(`/${rpc}/`) && form ? [form] : []));
  return forms.flatMap((form) =>
    Object.entries(form).flatMap(([key, value]) => (/^req\d/.test(key) ? [value] : [])),
  );
}
