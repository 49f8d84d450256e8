import type { Player } from '../../../domain/season/player.ts';
import { counted } from '../../../domain/text/counted.ts';
import { FailedNotice } from '../../../ui/FailedNotice.tsx';
import layout from '../../../ui/layout.module.css';
import { Notice } from '../../../ui/Notice.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { PlayerRow } from './PlayerRow.tsx';
import styles from './Players.module.css';
import type { PlayerSearch } from './usePlayerSearch.ts';

type Props = {
  search: PlayerSearch;
  /** The records that can't be chosen here. */
  without?: readonly string[];
  onOpen: (id: string) => void;
};

/** What a search for players found, or why there is nothing. */
export function FoundList({ search, without = [], onOpen }: Props) {
  if (search.status === 'short') return <p className={styles.hint}>Type two letters or more.</p>;
  if (search.status === 'failed') {
    return (
      <FailedNotice message="Failed to search players. Please try again later." onRetry={search.retry} />
    );
  }
  if (search.status !== 'ready') {
    return (
      <SkeletonRows loading="Looking for players..." rows={3} height="3.5rem" className={layout.stack2} />
    );
  }
  const { stored, more } = search.found;
  const players = search.found.players.filter(({ id }) => !without.includes(id));
  return (
    <section className={layout.column3} aria-label="Players found">
      <p role="status" className={styles.hint}>
        {counted(players.length, 'player')} found{more && '. There may be more; type more of the name'}
        {stored && ". You're offline: these are from the records saved on this device"}.
      </p>
      {players.length === 0 ? (
        <Notice>
          <p>No player by that name or email has results.</p>
        </Notice>
      ) : (
        <PlayerList players={players} onOpen={onOpen} />
      )}
    </section>
  );
}

/** Players, each with a button that opens or chooses them. */
export function PlayerList({
  players,
  onOpen,
}: {
  players: readonly Player[];
  onOpen: (id: string) => void;
}) {
  return (
    <ul className={layout.stack2}>
      {players.map((player) => (
        <PlayerRow key={player.id} player={player} onOpen={() => onOpen(player.id)} />
      ))}
    </ul>
  );
}
