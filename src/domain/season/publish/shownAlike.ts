import { updating, type Write } from '../../changes/change.ts';
import { namedAs } from '../../results/namedAs.ts';
import type { Results } from '../../results/results.ts';
import { winnersOf } from '../../results/winners.ts';
import { seasonEntries } from '../seasonEntries.ts';
import { hiddenness, strictestNames } from '../strictestNames.ts';
import { aliasesOf, canonicalId, type KnownPlayers, showingOf } from './publishedPeople.ts';

/**
 * Returns the results of a season with everybody shown as at the night where they show least: one short name
 * is worth nothing beside a full one. Who said how to be shown everywhere is shown that way already.
 * `isMeant`: whose names may change.
 */
export function shownAlike(
  nights: readonly Results[],
  players: KnownPlayers,
  isMeant: (player: string) => boolean = () => true,
): Results[] {
  const names = strictestNames(seasonEntries(nights, aliasesOf(players)));
  return nights.map((night) =>
    namedAs(night, ({ player, name }) => {
      const strictest = names.get(canonicalId(players, player));
      const isOpen = isMeant(player) && !showingOf(players, player);
      return isOpen && strictest !== undefined && hiddenness(strictest) > hiddenness(name)
        ? strictest
        : undefined;
    }),
  );
}

/** Returns the write that has the winners of results named as they are there, none where they are. */
export function winnerWrites(before: Results, after: Results): Write[] {
  const [was, now] = [winnersOf(before), winnersOf(after)];
  const isSame = was.winner === now.winner && was.runnerUp === now.runnerUp;
  return isSame ? [] : [updating(`tournaments/${after.eventId}`, now)];
}
