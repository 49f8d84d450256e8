import type { Firestore } from 'firebase/firestore';
import type { Change } from '../../domain/changes/change.ts';
import type { OutboxEntry } from '../../domain/changes/outboxEntry.ts';
import type { Outbox } from './outbox.ts';

/** The result of a change: the server has stored it, or it is saved here and waits. */
export type Sent = 'acknowledged' | 'queued';

/**
 * A change and how this page tries it first, with a network: `now` resolves to false without an answer, and
 * then the change is sent as it is.
 */
export type Made = Change & { now?: (() => Promise<boolean>) | undefined };

export type SendOptions = {
  /**
   * How long the screen waits for the server before it continues, in milliseconds; longer where progress is
   * shown.
   */
  timeout?: number | undefined;
  /** The event whose form made the change. */
  form?: string;
  /** Sends the change from this page with more than the change itself contains, such as a transaction. */
  run?: () => Promise<void>;
  /** Called when the server has stored the change, however late, and after every further attempt. */
  onStored?: () => void;
  onRefused?: () => void;
};

/** News of a change that was saved here and then refused, or that was retried and is stored. */
export type LateNews = { kind: 'refused' | 'stored'; entry: OutboxEntry };

/** The app instance whose changes are sent. */
export type Sending = {
  /** The name of the app instance, which its tabs share. */
  name: string;
  database: Firestore;
  outbox: Outbox;
  /** Returns the account that makes changes now and may send those it made before; null for none. */
  account: () => string | null;
  /** Calls `listener` when the account changes; returns a function that stops it. */
  watchAccount: (listener: () => void) => () => void;
  /** Whether a refusal means that the account may write nothing now, so that its changes wait for it. */
  isOver: () => Promise<boolean>;
};
