import type { Random } from '../../sample/random.ts';
import { firstWait, jittered, nextWait } from '../../src/domain/night/live/polling.ts';
import type { BoardVersion } from './boardVersions.ts';

/** When a spectator looks at the page: from and to, in milliseconds. */
export type Look = { from: number; to: number };

/** What following a night costs: documents read, bytes answered, and the moments of the questions. */
export type Followed = { reads: number; bytes: number; asked: number[] };

/** How long a spectator who looks leaves the page alone at most, in seconds. */
const untouched = 90;

/**
 * Follows a night as the live page does: the whole board at first, then the counts of the open round, the
 * whole board again after a step, and nothing while the page is hidden (season design, 3.6).
 */
export function followed(
  versions: readonly BoardVersion[],
  looks: readonly Look[],
  every: number,
  { whole }: Random,
): Followed {
  const cost: Followed = { reads: 0, bytes: 0, asked: [] };
  let seen = -1;
  let wait = every;
  const pay = (bytes: number) => {
    cost.reads++;
    cost.bytes += bytes;
  };
  const ask = (at: number) => {
    const now = versions.findLastIndex((version) => version.at <= at);
    const version = versions[now];
    if (!version) return;
    cost.asked.push(at);
    const before = versions[seen];
    if (!before) pay(version.whole);
    else {
      pay(version.masked);
      if (before.board.rev !== version.board.rev) pay(version.whole);
    }
    const outcome = now === seen ? 'same' : 'changed';
    seen = now;
    wait = nextWait({ ...version.board, every }, wait, outcome, at);
  };
  for (const { from, to } of looks) {
    let at = from;
    let touched = from;
    while (at < to) {
      ask(at);
      while (touched <= at) touched += whole(1, 2 * untouched) * 1000;
      const first = firstWait({ every });
      const next = at + jittered(wait, whole(0, 1000) / 1000) * 1000;
      // A touch asks again as early as after a change.
      at = Math.min(next, Math.max(touched, at + first * 1000));
    }
  }
  return cost;
}
