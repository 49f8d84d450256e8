import { checkRequestSize } from '../firestore/service/checkRequestSize.ts';
import type { DocumentChange, StoredDocument } from '../firestore/store/StoredDocument.ts';
import { printMicros } from '../firestore/values/Timestamp.ts';
import type { ServerStream, StreamHandler } from '../webchannel/types.ts';
import { type ChangeFeed, feedOf, type Receiver } from './ChangeFeed.ts';
import type { Delta } from './Delta.ts';
import { encodeDocument } from './encodeDocument.ts';
import { readListenRequest, type WireTarget } from './readListenRequest.ts';
import { checkDatabase, type Peer, type StreamServices, statusOf } from './StreamServices.ts';
import type { Target } from './Target.ts';
import { Watch } from './Watch.ts';

/** A document's news for the whole stream: its present version, and the targets it is in and no longer in. */
type News = { now: StoredDocument | null; shownIn: number[]; goneFrom: number[] };

/**
 * A Listen stream (protocol chapter 5). All targets of a stream are at the same moment of the database: what
 * one commit changes in any of them goes out together, followed by one global change.
 */
export class ListenStream implements StreamHandler, Receiver {
  private readonly stream: ServerStream;
  private readonly peer: Peer;
  private readonly services: StreamServices;
  private readonly feed: ChangeFeed;
  private readonly byId = new Map<number, Watch>();
  private readonly byTarget = new Map<Target, Watch>();

  constructor(stream: ServerStream, peer: Peer, services: StreamServices) {
    this.stream = stream;
    this.peer = peer;
    this.services = services;
    this.feed = feedOf(peer.database);
  }

  onMessage(json: unknown, bytes: number): void {
    try {
      checkRequestSize(bytes);
      const request = readListenRequest(json);
      checkDatabase(this.peer, request.database);
      if ('add' in request) this.add(request.add);
      else this.remove(request.remove);
    } catch (error) {
      const { status, message } = statusOf(error, this.services.log);
      this.stream.fail(status, message);
    }
  }

  onClose(): void {
    for (const watch of [...this.byId.values()]) this.forget(watch);
  }

  onChanges(time: number, changes: ReadonlyMap<Target, DocumentChange[]>): void {
    const news = new Map<string, News>();
    for (const [target, list] of changes) {
      const watch = this.byTarget.get(target);
      if (watch) this.whilePermitted(watch, () => collect(news, watch.id, watch.follow(list)));
    }
    if (news.size === 0) return;
    this.sendNews(news, time);
    this.sendGlobal(time);
  }

  /** Asks the rules again about every target, as when they have changed. */
  recheck(): void {
    for (const watch of [...this.byId.values()]) this.whilePermitted(watch, () => watch.recheck());
  }

  private add(wire: WireTarget): void {
    const before = this.byId.get(wire.id);
    if (before) this.forget(before);
    try {
      const watch = new Watch(wire, this.peer, this.services);
      const resumed = this.missedBy(watch, wire);
      const delta = watch.start(() => resumed?.delta ?? watch.target.start());
      this.byId.set(watch.id, watch);
      this.byTarget.set(watch.target, watch);
      this.feed.watch(watch.target, this);
      this.sendStart(watch.id, delta, wire.resumes && !resumed, resumed?.count ?? null);
    } catch (error) {
      this.refuse(wire.id, error);
    }
  }

  private remove(id: number): void {
    const watch = this.byId.get(id);
    if (watch) this.forget(watch);
    this.stream.send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [id] } });
  }

  private missedBy(watch: Watch, { resumeToken }: WireTarget): { delta: Delta; count: number | null } | null {
    const missed = resumeToken === '' ? null : this.feed.since(resumeToken);
    return missed && watch.target.resume(missed);
  }

  private sendStart(id: number, delta: Delta, reset: boolean, count: number | null): void {
    const time = this.peer.database.nextTime();
    this.stream.send({ targetChange: { targetChangeType: 'ADD', targetIds: [id] } });
    if (reset) this.stream.send({ targetChange: { targetChangeType: 'RESET', targetIds: [id] } });
    const news = new Map<string, News>();
    collect(news, id, delta);
    this.sendNews(news, time);
    if (count !== null) this.stream.send({ filter: { targetId: id, count } });
    const moment = this.moment(time);
    this.stream.send({ targetChange: { targetChangeType: 'CURRENT', targetIds: [id], ...moment } });
    this.sendGlobal(time);
  }

  /** Ends the target if that fails: a commit must never fail because of those who watch it. */
  private whilePermitted(watch: Watch, work: () => void): void {
    try {
      work();
    } catch (error) {
      this.forget(watch);
      this.refuse(watch.id, error);
    }
  }

  private refuse(id: number, error: unknown): void {
    const { code, message } = statusOf(error, this.services.log);
    this.stream.send({
      targetChange: { targetChangeType: 'REMOVE', targetIds: [id], cause: { code, message } },
    });
  }

  private forget(watch: Watch): void {
    this.byId.delete(watch.id);
    this.byTarget.delete(watch.target);
    this.feed.unwatch(watch.target);
  }

  private sendNews(news: ReadonlyMap<string, News>, time: number): void {
    const readTime = printMicros(time);
    for (const [document, { now, shownIn, goneFrom }] of news) {
      const removed = goneFrom.length > 0 ? { removedTargetIds: goneFrom } : {};
      if (now !== null && shownIn.length > 0) {
        this.stream.send({
          documentChange: { document: encodeDocument(now), targetIds: shownIn, ...removed },
        });
      } else {
        this.stream.send({
          [now === null ? 'documentDelete' : 'documentRemove']: { document, readTime, ...removed },
        });
      }
    }
  }

  private sendGlobal(time: number): void {
    this.stream.send({ targetChange: this.moment(time) });
  }

  private moment(time: number): { resumeToken: string; readTime: string } {
    return { resumeToken: this.feed.token(time), readTime: printMicros(time) };
  }
}

function collect(news: Map<string, News>, id: number, delta: Delta): void {
  const of = (name: string, now: StoredDocument | null) => {
    const known = news.get(name) ?? { now, shownIn: [], goneFrom: [] };
    news.set(name, known);
    return known;
  };
  for (const [name, document] of delta.shown) of(name, document).shownIn.push(id);
  for (const [name, now] of delta.gone) of(name, now).goneFrom.push(id);
}
