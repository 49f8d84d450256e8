import { useMemo, useState } from 'react';
import type { Player } from '../../../domain/season/player.ts';
import { joinedWith } from '../../../domain/season/publish/publishedPeople.ts';
import { useFocusKept } from '../../../hooks/focus/useFocusKept.ts';
import { useLive } from '../../../hooks/useLive.ts';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { FailedNotice } from '../../../ui/FailedNotice.tsx';
import layout from '../../../ui/layout.module.css';
import { Notice } from '../../../ui/Notice.tsx';
import recordLayout from '../../../ui/recordLayout.module.css';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { StoredNote } from '../../parts/StoredNote.tsx';
import { shownText } from '../parts/showingWords.ts';
import { useSeasonData } from '../parts/useSeasonData.ts';
import { JoinedRecords } from './JoinedRecords.tsx';
import { JoinPicker } from './JoinPicker.tsx';
import { PlayerNights } from './PlayerNights.tsx';
import styles from './Players.module.css';
import { ShowAsDialog } from './ShowAsDialog.tsx';

type Props = { id: string; isSuper: boolean; onOpen: (id: string) => void; onAll: () => void };

/** One player's record: name, how they are shown, their results, and the joined records. */
export function StaffPlayerPage({ id, isSuper, onOpen, onAll }: Props) {
  const { playerRecord, joinedPlayers } = useSeasonData();
  const live = useLive(useMemo(() => playerRecord(id), [playerRecord, id]));
  const joined = useLive(joinedPlayers);
  const back = (
    <p>
      <Button tone="plain" onClick={onAll}>
        All players
      </Button>
    </p>
  );
  if (live.status === 'error' || joined.status === 'error') {
    const retry = () => {
      for (const one of [live, joined]) if (one.status === 'error') one.retry();
    };
    return (
      <>
        {back}
        <FailedNotice message="Failed to load the player. Please try again later." onRetry={retry} />
      </>
    );
  }
  if (live.status === 'loading' || joined.status === 'loading') {
    return (
      <>
        {back}
        <p role="status" className="visually-hidden">
          Loading the player...
        </p>
        <Skeleton height="12rem" />
      </>
    );
  }
  const { item, fromCache } = live.data;
  if (!item) {
    return (
      <>
        {back}
        <Notice>
          <p>
            {fromCache
              ? "This record isn't saved on this device. It'll show up once we reach the server."
              : "There's no such player."}
          </p>
        </Notice>
      </>
    );
  }
  return (
    <>
      {back}
      {fromCache && <StoredNote />}
      <PlayerRecord
        player={item}
        joined={joinedTo(id, joined.data.items)}
        isSuper={isSuper}
        onOpen={onOpen}
      />
    </>
  );
}

/** Returns the records that count for one, as long as it counts for itself. */
function joinedTo(id: string, joined: readonly Player[]): Player[] {
  const players = new Map(joined.map((player) => [player.id, player]));
  const ids = joinedWith(players, [id]);
  return joined.filter((player) => ids.includes(player.id));
}

type RecordProps = {
  player: Player;
  joined: readonly Player[];
  isSuper: boolean;
  onOpen: (id: string) => void;
};

function PlayerRecord({ player, joined, isSuper, onOpen }: RecordProps) {
  const [dialog, setDialog] = useState<'show' | 'join' | null>(null);
  const { name, email, aliasOf } = player;
  // A pressed Separate goes with its row.
  useFocusKept(`${aliasOf} ${joined.length}`);
  return (
    <article className={consoleLayout.column5} aria-labelledby="player">
      <h2 id="player">{name || 'No name'}</h2>
      <dl className={`${recordLayout.tiles} ${consoleLayout.terms} ${styles.facts}`}>
        <div>
          <dt>Email</dt>
          <dd>{email || 'None: known from one event'}</dd>
        </div>
        <div>
          <dt>Shown</dt>
          <dd>{shownText(player)}</dd>
        </div>
      </dl>
      {/* How a joined record is shown is decided at the record that it counts for. */}
      {aliasOf === '' && (
        <p className={layout.wrap3}>
          <Button aria-haspopup="dialog" onClick={() => setDialog('show')}>
            Show as…
          </Button>
          {isSuper && (
            <Button tone="plain" aria-haspopup="dialog" onClick={() => setDialog('join')}>
              Join with another record…
            </Button>
          )}
        </p>
      )}
      <JoinedRecords player={player} joined={joined} isSuper={isSuper} onOpen={onOpen} />
      <PlayerNights players={[player, ...joined]} />
      {dialog === 'show' && <ShowAsDialog player={player} joined={joined} onClose={() => setDialog(null)} />}
      {dialog === 'join' && <JoinPicker player={player} joined={joined} onClose={() => setDialog(null)} />}
    </article>
  );
}
