import type { Board } from '../../../domain/night/board/board.ts';
import { everyStream, everyUsual, holdTv, spectatorsEvery } from '../../../domain/night/steps/show.ts';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import type { Acts } from '../parts/acts.ts';
import styles from './NightTab.module.css';

type Props = { board: Board; acts: Acts };

const failed = 'Failed to change that. Please try again.';

/** What spectators and the TV do: how often phones ask for news, and whether the TV turns its pages. */
export function ShowSettings({ board: { every, hold }, acts: { act, busy } }: Props) {
  const isStream = every >= everyStream;
  return (
    <section className={styles.show} aria-label="Spectators and TV">
      <p>
        {isStream
          ? `An announced stream: phones ask for news every ${every} seconds.`
          : `Phones ask for news every ${every} seconds.`}{' '}
        {hold ? 'The TV stays on its page.' : 'The TV turns its pages.'}
      </p>
      <div className={consoleLayout.wrap2}>
        <Button
          tone="plain"
          busy={busy}
          onClick={() => void act(() => spectatorsEvery(isStream ? everyUsual : everyStream), { failed })}
        >
          {isStream ? 'No stream' : 'Announced stream'}
        </Button>
        <Button tone="plain" busy={busy} onClick={() => void act(() => holdTv(!hold), { failed })}>
          {hold ? 'Let the TV turn pages' : 'Hold the TV'}
        </Button>
      </div>
    </section>
  );
}
