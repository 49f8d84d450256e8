import * as v from 'valibot';
import { ChannelClient } from './ChannelClient.ts';
import { ListenMessage } from './ListenMessage.ts';
import { type Snapshot, TargetView } from './TargetView.ts';

/** A client of one Listen stream that keeps a view per target. */
export class ListenClient {
  readonly channel: ChannelClient;
  readonly views = new Map<number, TargetView>();
  readonly snapshots = new Map<number, Snapshot[]>();
  readonly refused = new Map<number, { code: number; message: string }>();
  /** Everything received. */
  readonly messages: ListenMessage[] = [];
  resumeToken = '';
  private readonly database: string;
  private removed: number[] = [];

  constructor(origin: string, project: string, authorization?: string) {
    this.database = `projects/${project}/databases/(default)`;
    const headers: Record<string, string> =
      authorization === undefined ? {} : { Authorization: authorization };
    this.channel = new ChannelClient(origin, { rpc: 'Listen', database: this.database, headers });
  }

  /** Adds a query target, or a document target when given a path; resolves when it is current or refused. */
  async listen(id: number, what: object | string, more: object = {}): Promise<Snapshot | undefined> {
    const root = `${this.database}/documents`;
    const target =
      typeof what === 'string'
        ? { documents: { documents: [`${root}/${what}`] } }
        : { query: { parent: root, structuredQuery: what } };
    if (!this.views.has(id)) this.views.set(id, new TargetView(id));
    this.snapshots.set(id, []);
    await this.send({ database: this.database, addTarget: { ...target, targetId: id, ...more } });
    let current = false;
    await this.until((message) => {
      const change = message.targetChange;
      if (change?.targetChangeType === 'CURRENT' && change.targetIds?.includes(id)) current = true;
      return (
        this.refused.has(id) || (current && change?.targetChangeType === undefined && change !== undefined)
      );
    });
    return this.snapshots.get(id)?.at(-1);
  }

  async unlisten(id: number): Promise<void> {
    this.views.delete(id);
    await this.send({ database: this.database, removeTarget: id });
    await this.until(() => this.removed.includes(id));
  }

  /** Reads on until, after a message, `holds`. */
  async until(holds: (message: ListenMessage) => boolean): Promise<void> {
    for (;;) {
      const arrays = await this.channel.read((content) => content !== 'noop');
      const message = v.parse(ListenMessage, arrays.at(-1)?.[1][0]);
      this.receive(message);
      if (holds(message)) return;
    }
  }

  /** Reads on until a target shows just these document ids (in any order). */
  async shows(id: number, ids: string[]): Promise<void> {
    const wanted = JSON.stringify([...ids].sort());
    if (JSON.stringify(this.ids(id)) === wanted) return;
    await this.until(
      (message) => message.targetChange !== undefined && JSON.stringify(this.ids(id)) === wanted,
    );
  }

  /** The ids a target shows, sorted. */
  ids(id: number): string[] {
    return [...(this.views.get(id)?.documents.keys() ?? [])]
      .map((name) => name.split('/').at(-1) ?? '')
      .sort();
  }

  /** Connects again as after a broken session, with nothing but what the views show. */
  async reconnect(): Promise<void> {
    await this.channel.terminate();
    this.channel.restart();
  }

  private async send(message: object): Promise<void> {
    if (this.channel.sid !== '') {
      await this.channel.forward([message]);
      return;
    }
    await this.channel.handshake([message]);
    await this.channel.open(0);
  }

  private receive(message: ListenMessage): void {
    this.messages.push(message);
    const change = message.targetChange;
    for (const id of change?.targetIds ?? []) {
      if (change?.targetChangeType !== 'REMOVE') continue;
      this.views.delete(id);
      if (change.cause) this.refused.set(id, change.cause);
      else this.removed.push(id);
    }
    for (const [id, view] of this.views) {
      if (change?.targetChangeType === 'ADD' && !change.targetIds?.includes(id)) continue;
      const snapshot = view.receive(message);
      if (snapshot) this.snapshots.get(id)?.push(snapshot);
    }
    if (change !== undefined && change.targetChangeType === undefined)
      this.resumeToken = change.resumeToken ?? this.resumeToken;
  }
}
