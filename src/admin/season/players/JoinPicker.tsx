import { useId, useState } from 'react';
import type { Player } from '../../../domain/season/player.ts';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { Dialog } from '../../../ui/Dialog.tsx';
import layout from '../../../ui/layout.module.css';
import { SearchField } from '../../../ui/SearchField.tsx';
import { FoundList } from './FoundList.tsx';
import { JoinDialog } from './JoinDialog.tsx';
import styles from './Players.module.css';
import { usePlayerSearch } from './usePlayerSearch.ts';

type Props = { player: Player; joined: readonly Player[]; onClose: () => void };

/** Finds the record to join with a player's; it begins with those of the same last name. */
export function JoinPicker({ player, joined, onClose }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(player.name.split(' ').at(-1) ?? '');
  const [other, setOther] = useState<Player | null>(null);
  const search = usePlayerSearch(typed);
  if (other) return <JoinDialog kept={player} other={other} onClose={onClose} />;
  const found = search.status === 'ready' ? search.found.players : [];
  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <div className={`${layout.column4} ${consoleLayout.dialog} ${styles.dialog}`}>
        <h2 id={id}>Join with which record?</h2>
        <SearchField label="Find the other record" value={typed} onChange={setTyped} />
        {search.status === 'idle' ? (
          <p className={styles.hint}>Type a name or an email.</p>
        ) : (
          <FoundList
            search={search}
            without={[player.id, ...joined.map((one) => one.id)]}
            onOpen={(chosen) => setOther(found.find((one) => one.id === chosen) ?? null)}
          />
        )}
      </div>
    </Dialog>
  );
}
