import { doc, type Firestore, getDoc, serverTimestamp, updateDoc, writeBatch } from 'firebase/firestore/lite';
import { outboxList } from '../../src/data/changes/outboxList.ts';
import { dataError } from '../../src/data/errors.ts';
import type { Change } from '../../src/domain/changes/change.ts';
import type { OutboxEntry } from '../../src/domain/changes/outboxEntry.ts';
import { counted } from '../../src/domain/crew/crewChanges.ts';
import { type Board, readBoard } from '../../src/domain/night/board/board.ts';
import { type BoardData, patched } from '../../src/domain/night/board/boardPatch.ts';
import type { SeatCount } from '../../src/domain/night/board/standing.ts';
import { newSlip } from '../../src/domain/night/captain/newSlip.ts';
import { countChange, slipChange } from '../../src/domain/night/counts/countChanges.ts';
import type { Slip } from '../../src/domain/night/counts/slips.ts';
import { applied } from './commitChange.ts';
import type { TestProject } from './TestProject.ts';

/** What a phone's browser keeps without its page: the outbox, nothing of Firestore's queue. */
export type Kept = Map<string, OutboxEntry>;

type Options = {
  /** What an earlier page of this phone left. */
  kept?: Kept | undefined;
  /** How wrong its clock is, in milliseconds. */
  ahead?: number;
};

let pages = 0;

/**
 * A captain's phone without its screen: the product's slips, changes and outbox, which it sends in their
 * order as Firestore's queue does. It is offline until `sync`.
 */
export class NightPhone {
  readonly uid: string;
  readonly kept: Kept;
  /** What it sent, oldest first. */
  readonly slips: Slip[] = [];
  readonly #database: Firestore;
  readonly #outbox: ReturnType<typeof outboxList>;
  readonly #ahead: number;
  #board: BoardData = {};

  constructor(project: TestProject, uid: string, { kept = new Map(), ahead = 0 }: Options = {}) {
    pages += 1;
    this.uid = uid;
    this.kept = kept;
    this.#ahead = ahead;
    this.#database = project.withToken(uid, { sub: uid, firebase: { sign_in_provider: 'anonymous' } });
    this.#outbox = outboxList({
      now: Date.now,
      tab: `page ${pages}`,
      store: {
        all: async () => structuredClone([...kept.values()]),
        put: async (entry) => void kept.set(entry.id, structuredClone(entry)),
        remove: async (id) => void kept.delete(id),
      },
    });
  }

  /** The changes that wait or were refused, with those that an earlier page left. */
  async waiting(): Promise<readonly OutboxEntry[]> {
    await this.#outbox.refresh();
    return this.#outbox.entries();
  }

  /** The board as this phone shows it: the server's when it last looked, with its own counts. */
  get board(): Board {
    const own = this.#outbox.entries().filter(({ refused }) => !refused);
    const patch = own
      .flatMap(({ change }) => change.writes)
      .flatMap((write) => (write.op === 'update' ? Object.entries(write.fields) : []))
      .filter(([path]) => path.startsWith('counts.'))
      .map(([path, value]) => ({ path, value }));
    return readBoard('cup', patched(this.#board, patch));
  }

  /** Reads the board. */
  async look(): Promise<void> {
    this.#board = (await getDoc(doc(this.#database, 'boards/cup'))).data() ?? {};
  }

  /** Counts seats of a table of the first round, as the phone's screen does. */
  count(table: string, seats: Readonly<Record<string, SeatCount>>, seen?: Slip['seen']): Slip {
    const now = new Date(Date.now() + this.#ahead);
    const from = { round: 'r1', table, by: this.uid };
    const slip = newSlip(this.board, from, seats, { now, ...(seen && { seen }) });
    this.slips.push(slip);
    for (const change of [
      counted(slipChange('cup', slip), 'cup', this.uid, slip.id),
      countChange('cup', slip),
    ]) {
      const { id } = this.#outbox.add({ change, failed: `Failed to send ${table}.`, account: 'cup' });
      this.#outbox.tell(id);
    }
    return slip;
  }

  /** Sends what waits and looks at the board; what the server can't take now goes on waiting. */
  async sync(): Promise<void> {
    for (const { id, change, refused } of await this.waiting()) {
      if (refused) continue;
      try {
        await this.#commit(change);
      } catch (error) {
        const { kind } = dataError(error);
        if (kind === 'unreachable' || (await this.#isOver())) return;
        if (!(await this.#isNeedless(change))) {
          this.#outbox.refuse(id, kind);
          continue;
        }
      }
      this.#outbox.remove(id);
    }
    await this.#outbox.stored();
    await this.look();
  }

  async #commit({ writes }: Change): Promise<void> {
    const batch = writeBatch(this.#database);
    applied(this.#database, batch, writes);
    await batch.commit();
  }

  /** Whether the device may work no longer: it says that it is there, which any crew at work may. */
  async #isOver(): Promise<boolean> {
    const ref = doc(this.#database, 'events/cup/crew', this.uid);
    return updateDoc(ref, { seenAt: serverTimestamp() }).then(
      () => false,
      () => true,
    );
  }

  async #isNeedless({ needless = [] }: Change): Promise<boolean> {
    const found = await Promise.all(
      needless.map(async ({ path, exists }) => (await getDoc(doc(this.#database, path))).exists() === exists),
    );
    return found.length > 0 && found.every(Boolean);
  }
}
