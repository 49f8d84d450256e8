import { fetchDocument } from '../../data/site/visitorReads.ts';
import { valueAt } from '../../domain/fields/fieldPath.ts';
import { finiteNumber, readFields, text } from '../../domain/fields/storedFields.ts';
import { type Board, readBoard } from '../../domain/night/board/board.ts';
import { type BoardData, patched } from '../../domain/night/board/boardPatch.ts';
import { stored } from '../../lib/stored.ts';

/**
 * What is known of an event's night. `board` is null when there is none (yet). `asOf`: when it was fetched,
 * by the server's clock; `ahead`: by how much that clock is ahead of this device's, both in milliseconds.
 * `stale`: the last question had no answer. `gone`: this browser had seen a board that isn't there anymore.
 */
export type LiveState =
  | { status: 'loading' | 'failed' }
  | { status: 'ready'; board: Board | null; asOf: number; ahead: number; stale: boolean; gone?: boolean };

/** Returns the board of a state, null where there is none. */
export const boardOf = (state: LiveState) => (state.status === 'ready' ? state.board : null);

/**
 * What is asked for while the board's steps are the same: the counts of the open round change without a step,
 * and so do the cards of a draw to come.
 */
const changingOf = (open: string) => (open ? `counts.${open}` : 'cards');
const maskOf = (open: string) => ['rev', 'open', 'every', changingOf(open)];

const kept = { at: finiteNumber, data: (value: unknown) => value };

/** Reads the board of an event as it changes, and keeps in this browser what was read last. */
export function boardNews(eventId: string) {
  const memory = stored('localStorage', `seen:board:${eventId}`, (value) => readFields(kept, value));
  const address = ['boards', eventId];
  let data: BoardData | null = null;
  let version = '';
  let gone = false;

  return {
    /**
     * Fetches what is new since `before`: the counts of the open round, or everything after a step of the
     * director. `same`: nothing is. @throws DataError
     */
    async fetch(before: LiveState): Promise<{ state: LiveState; same: boolean }> {
      const open = text(data?.open);
      const news = await fetchDocument(address, data ? maskOf(open) : undefined);
      const moved = data && news.data && news.data.rev !== data.rev;
      const answer = moved ? await fetchDocument(address) : news;
      const path = changingOf(open);
      const changed = [{ path, value: valueAt(news.data, path) ?? null }];
      const same = answer.version === version && before.status === 'ready';
      data = !answer.data || !data || moved ? answer.data : patched(data, changed);
      version = answer.version;
      const board = same ? boardOf(before) : data && readBoard(eventId, data);
      const ahead = answer.readAt - Date.now();
      if (!data && memory.get()) {
        gone = true;
        memory.clear();
      } else if (data) gone = false;
      if (!same && data) memory.set({ at: answer.readAt, data });
      return { state: { status: 'ready', board, asOf: answer.readAt, ahead, stale: false, gone }, same };
    },

    /** Returns what to show while there is no answer: `before`, or what was seen last in this browser. */
    unanswered(before: LiveState): LiveState {
      if (before.status === 'ready') return { ...before, stale: true };
      const { at, data: seen } = memory.get() ?? {};
      if (!at || !seen) return { status: 'failed' };
      return { status: 'ready', board: readBoard(eventId, seen), asOf: at, ahead: 0, stale: true };
    },
  };
}
