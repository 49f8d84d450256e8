import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';

export type SentArray = [number, unknown[]];
type Answer = { status: number; body: string; headers: IncomingMessage['headers'] };
type Options = { rpc: 'Listen' | 'Write'; database: string; headers?: Record<string, string> };

/** A WebChannel client of the tests' own: does one step of the protocol at a time, retries nothing. */
export class ChannelClient {
  sid = '';
  /** Every array read so far. */
  readonly arrays: SentArray[] = [];
  private readonly base: string;
  private readonly options: Options;
  private readonly agent = new Agent({ keepAlive: true });
  private rid = 1000;
  private sent = 0;
  private taken = 0;
  private pending = '';
  private back: IncomingMessage | null = null;
  private wake: () => void = () => {};

  /** `origin` is `http://host:port`. */
  constructor(origin: string, options: Options) {
    this.base = `${origin}/google.firestore.v1.Firestore/${options.rpc}/channel`;
    this.options = options;
  }

  /** The last array id read: what the next request acknowledges. */
  get lastId(): number {
    return this.arrays.at(-1)?.[0] ?? 0;
  }

  async handshake(messages: unknown[]): Promise<{ status: number; answer: unknown }> {
    const headers = Object.entries(this.options.headers ?? {}).map(([name, value]) => `${name}:${value}`);
    const body = `headers=${encodeURIComponent(headers.map((line) => `${line}\r\n`).join(''))}&${this.form(messages)}`;
    const { status, body: text } = await this.post({ RID: `${this.rid}`, CVER: '22' }, body);
    const answer: unknown = status === 200 ? readChunks(text)[0] : undefined;
    const id = Array.isArray(answer) ? answer[0]?.[1]?.[1] : undefined;
    if (typeof id === 'string') this.sid = id;
    return { status, answer };
  }

  async forward(messages: unknown[]): Promise<{ status: number; answer: unknown }> {
    return this.forwardBody(this.form(messages));
  }

  /** Sends a body as it is, so that a test can send one twice. */
  async forwardBody(body: string): Promise<{ status: number; answer: unknown }> {
    this.rid += 1;
    const { status, body: text } = await this.post(
      { SID: this.sid, RID: `${this.rid}`, AID: `${this.lastId}` },
      body,
    );
    return { status, answer: status === 200 ? readChunks(text)[0] : text };
  }

  /** The body of a forward request; counts the messages as sent. */
  form(messages: unknown[]): string {
    const parts = messages.map(
      (message, i) => `req${i}___data__=${encodeURIComponent(JSON.stringify(message))}`,
    );
    const form = [`count=${messages.length}`, `ofs=${this.sent}`, ...parts].join('&');
    this.sent += messages.length;
    return form;
  }

  /** Opens the back channel; its status once the headers are there. `aid` defaults to the last array read. */
  async open(
    ci: 0 | 1,
    extra: Record<string, string> = {},
  ): Promise<{ status: number; headers: IncomingMessage['headers'] }> {
    const query = {
      RID: 'rpc',
      SID: this.sid,
      AID: `${this.lastId}`,
      CI: `${ci}`,
      TYPE: 'xmlhttp',
      ...extra,
    };
    const response = await this.start('GET', query);
    this.back = response;
    this.pending = '';
    response.setEncoding('utf8');
    response.on('data', (text: string) => this.take(text));
    response.on('error', () => this.wake());
    response.on('close', () => {
      if (this.back === response) this.back = null;
      this.wake();
    });
    return { status: response.statusCode ?? 0, headers: response.headers };
  }

  get isOpen(): boolean {
    return this.back !== null;
  }

  /** The arrays not returned before, up to and including the first that `until` accepts. */
  async read(until: (content: unknown, id: number) => boolean): Promise<SentArray[]> {
    for (let at = this.taken; ; at += 1) {
      while (at >= this.arrays.length) {
        if (!this.back)
          throw new Error(`The back channel ended after ${JSON.stringify(this.arrays.slice(this.taken))}`);
        await this.news();
      }
      const array = this.arrays[at];
      if (array && until(array[1][0], array[0])) {
        const found = this.arrays.slice(this.taken, at + 1);
        this.taken = at + 1;
        return found;
      }
    }
  }

  /** Resolves when the back channel has ended. */
  async ended(): Promise<void> {
    while (this.back) await this.news();
  }

  /** Cuts the back channel's connection, as a broken network does. */
  cut(): void {
    this.back?.destroy();
    this.back = null;
  }

  async terminate(): Promise<Answer> {
    this.rid += 1;
    return this.post({ SID: this.sid, RID: `${this.rid}`, TYPE: 'terminate' }, '');
  }

  /** Forgets the session, so that the next handshake makes a new one. */
  restart(): void {
    this.cut();
    this.sid = '';
    this.sent = 0;
    this.taken = 0;
    this.arrays.length = 0;
  }

  /** Closes the connections without a word, as a killed page does. */
  vanish(): void {
    this.agent.destroy();
  }

  private news(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }

  private take(text: string): void {
    this.pending += text;
    for (;;) {
      const end = this.pending.indexOf('\n');
      const length = Number(this.pending.slice(0, end));
      if (end < 0 || this.pending.length < end + 1 + length) break;
      this.arrays.push(...JSON.parse(this.pending.slice(end + 1, end + 1 + length)));
      this.pending = this.pending.slice(end + 1 + length);
    }
    this.wake();
  }

  private async post(query: Record<string, string>, body: string): Promise<Answer> {
    const response = await this.start('POST', query, body);
    response.setEncoding('utf8');
    let text = '';
    for await (const part of response) text += part;
    return { status: response.statusCode ?? 0, body: text, headers: response.headers };
  }

  private start(method: string, query: Record<string, string>, body = ''): Promise<IncomingMessage> {
    const search = new URLSearchParams({
      VER: '8',
      database: this.options.database,
      ...query,
      zx: 'x',
      t: '1',
    });
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:5173' };
    return new Promise((resolve, reject) => {
      const sending = httpRequest(`${this.base}?${search}`, { method, headers, agent: this.agent }, resolve);
      sending.on('error', reject);
      sending.end(body);
    });
  }
}

function readChunks(text: string): unknown[] {
  const found: unknown[] = [];
  for (let rest = text; rest !== ''; ) {
    const end = rest.indexOf('\n');
    const length = Number(rest.slice(0, end));
    found.push(JSON.parse(rest.slice(end + 1, end + 1 + length)));
    rest = rest.slice(end + 1 + length);
  }
  return found;
}
