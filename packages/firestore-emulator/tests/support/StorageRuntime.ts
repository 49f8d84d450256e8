import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const program = fileURLToPath(new URL('../../bin/storage-rules', import.meta.url));

const Message = v.object({
  id: v.optional(v.number()),
  server_request_id: v.optional(v.number()),
  action: v.optional(v.string()),
  context: v.optional(v.object({ path: v.string() })),
  status: v.string(),
  errors: v.array(v.string()),
  warnings: v.array(v.string()),
  result: v.optional(v.object({ rulesVersion: v.optional(v.number()), permit: v.optional(v.boolean()) })),
});
export type Message = v.InferOutput<typeof Message>;

/** The Storage rules runtime as a real process, spoken to as firebase-tools does. */
export class StorageRuntime {
  readonly errorOutput: string[] = [];
  private readonly child: ChildProcess;
  private readonly received: Message[] = [];
  private readonly waiting: ((message: Message) => void)[] = [];

  private constructor() {
    this.child = spawn(program, ['serve'], {
      stdio: ['pipe', 'pipe', 'pipe'],
      // The recorded rows come from a program that checks no tokens.
      env: { ...process.env, EMULATOR_CHECK_TOKENS: '' },
    });
    const { stdout, stderr } = this.child;
    if (stdout === null || stderr === null) throw new Error('The runtime has no pipes.');
    createInterface({ input: stdout }).on('line', (line) => this.deliver(v.parse(Message, JSON.parse(line))));
    stderr.on('data', (chunk) => this.errorOutput.push(String(chunk)));
  }

  /** Starts the program and waits until it says it is ready. */
  static async start(): Promise<StorageRuntime> {
    const runtime = new StorageRuntime();
    const ready = await runtime.next();
    if (ready.id !== -1 || ready.status !== 'ok') throw new Error('The runtime did not say it is ready.');
    return runtime;
  }

  send(message: object | string): void {
    this.child.stdin?.write(`${typeof message === 'string' ? message : JSON.stringify(message)}\n`);
  }

  /** The next message, whichever it belongs to. */
  next(): Promise<Message> {
    const message = this.received.shift();
    if (message !== undefined) return Promise.resolve(message);
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  ask(message: object): Promise<Message> {
    this.send(message);
    return this.next();
  }

  /** Sends the signal firebase-tools stops the program with; gives its exit code. */
  async stop(signal: NodeJS.Signals = 'SIGINT'): Promise<number | null> {
    const exit = once(this.child, 'exit');
    this.child.kill(signal);
    const [code] = await exit;
    return code;
  }

  private deliver(message: Message): void {
    const resolve = this.waiting.shift();
    if (resolve === undefined) this.received.push(message);
    else resolve(message);
  }
}
