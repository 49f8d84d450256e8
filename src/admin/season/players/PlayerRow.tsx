import type { Player } from '../../../domain/season/player.ts';
import { Badge } from '../../../ui/Badge.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import layout from '../../../ui/layout.module.css';
import staffLayout from '../../../ui/staffLayout.module.css';
import styles from './Players.module.css';

/** A player's line: the whole of it opens the record. */
export function PlayerRow({ player, onOpen }: { player: Player; onOpen: () => void }) {
  const { name, email, shownAs, aliasOf } = player;
  return (
    <li>
      <button
        type="button"
        className={`${consoleLayout.line13} ${layout.card} ${styles.player}`}
        onClick={onOpen}
      >
        <strong>{name || 'No name'}</strong>
        <span className={staffLayout.wrappedNote}>{email || 'No email'}</span>
        {shownAs === 'number' && <Badge tone="yellow">Hidden</Badge>}
        {shownAs !== '' && shownAs !== 'number' && <Badge tone="blue">Shown their way</Badge>}
        {aliasOf !== '' && <Badge>Joined</Badge>}
      </button>
    </li>
  );
}
