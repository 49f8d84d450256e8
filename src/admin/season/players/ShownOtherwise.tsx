import { useLive } from '../../../hooks/useLive.ts';
import { FailedNotice } from '../../../ui/FailedNotice.tsx';
import layout from '../../../ui/layout.module.css';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { LiveList } from '../../parts/LiveList.tsx';
import { useSeasonData } from '../parts/useSeasonData.ts';
import { PlayerRow } from './PlayerRow.tsx';

/** The players who are shown in a way of their own wherever they play. */
export function ShownOtherwise({ onOpen }: { onOpen: (id: string) => void }) {
  const live = useLive(useSeasonData().playersShownAs);
  if (live.status === 'loading') return <Skeleton height="6rem" />;
  if (live.status === 'error') {
    return <FailedNotice message="Failed to load players. Please try again later." onRetry={live.retry} />;
  }
  const sorted = [...live.data.items].sort((one, two) => one.name.localeCompare(two.name, 'en-US'));
  return (
    <LiveList
      aria-labelledby="otherwise"
      className={layout.column3}
      list={live.data}
      shown={sorted}
      things="players"
      head={<h2 id="otherwise">Hidden, or shown their own way everywhere</h2>}
      empty={<p>No one yet. Everyone is shown as they said at each door.</p>}
      rows={{ className: layout.stack2 }}
      row={(player) => <PlayerRow key={player.id} player={player} onOpen={() => onOpen(player.id)} />}
    />
  );
}
