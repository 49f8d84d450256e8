import { separated } from '../../../domain/season/joining/joining.ts';
import type { Player } from '../../../domain/season/player.ts';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import layout from '../../../ui/layout.module.css';
import staffLayout from '../../../ui/staffLayout.module.css';
import { showToast } from '../../../ui/toast.ts';
import { useDirect } from '../parts/useDirect.ts';
import { useSeasonData } from '../parts/useSeasonData.ts';
import styles from './Players.module.css';

type Props = {
  player: Player;
  joined: readonly Player[];
  isSuper: boolean;
  onOpen: (id: string) => void;
};

/** The records joined to a player's, or the one that theirs is joined to, each with Separate. */
export function JoinedRecords({ player, joined, isSuper, onOpen }: Props) {
  const { changeAliases } = useSeasonData();
  const { run, busy, failure } = useDirect('separate the records');
  if (player.aliasOf === '' && joined.length === 0) return null;

  async function separate({ id, name }: Player): Promise<void> {
    const { done } = await run(() => changeAliases(separated([id])));
    if (done) showToast(`${name || 'The record'} is separate again.`);
  }

  return (
    <section className={layout.column3} aria-labelledby="joined">
      <h3 id="joined">{player.aliasOf ? 'Joined to another record' : 'Joined with'}</h3>
      {player.aliasOf !== '' && (
        <p className={layout.wrap3}>
          <Button tone="plain" onClick={() => onOpen(player.aliasOf)}>
            Open the record it counts for
          </Button>
          {isSuper && (
            <Button tone="plain" busy={busy} onClick={() => void separate(player)}>
              Separate
            </Button>
          )}
        </p>
      )}
      {joined.length > 0 && (
        <ul className={layout.stack2}>
          {joined.map((other) => (
            <li key={other.id} className={`${consoleLayout.bar24} ${layout.card} ${styles.pair}`}>
              <div>
                <strong>{other.name || 'No name'}</strong>
                <span className={staffLayout.wrappedNote}>{other.email || 'No email'}</span>
              </div>
              {isSuper && (
                <Button tone="plain" busy={busy} onClick={() => void separate(other)}>
                  Separate<span className="visually-hidden"> {other.email || other.name}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <p role="alert" className={consoleLayout.failure}>
        {failure}
      </p>
    </section>
  );
}
