import { useCallback, useId, useState } from 'react';
import type { Shown } from '../../../data/staff/season/naming.ts';
import { shownName } from '../../../domain/night/draw/shownName.ts';
import type { Player } from '../../../domain/season/player.ts';
import { useLoaded } from '../../../hooks/useLoaded.ts';
import { useOnline } from '../../../hooks/useOnline.ts';
import { Button } from '../../../ui/Button.tsx';
import { Choices } from '../../../ui/Choices.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormFoot } from '../../../ui/FormFoot.tsx';
import layout from '../../../ui/layout.module.css';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { showings } from '../parts/showingWords.ts';
import { useDirect } from '../parts/useDirect.ts';
import { useSeasonData } from '../parts/useSeasonData.ts';
import styles from './Players.module.css';
import { pagesWith } from './pagesWith.ts';
import { ShownDone } from './ShownDone.tsx';

type Props = { player: Player; joined: readonly Player[]; onClose: () => void };

/**
 * Shows a player another way everywhere, or hides their name: says before which public pages change, and
 * after it where copies may remain and what is left.
 */
export function ShowAsDialog({ player, joined, onClose }: Props) {
  const id = useId();
  const data = useSeasonData();
  const online = useOnline();
  // What it was when the dialog was opened: the record changes while this one shows what was done.
  const [people] = useState<readonly Player[]>([player, ...joined]);
  const [as, setAs] = useState(people[0]?.shownAs === 'number' ? '' : 'number');
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<Shown | null>(null);
  const { run, busy, failure } = useDirect(as === 'number' ? 'hide the name' : "change how they're shown");
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  const load = useCallback(
    () => data.namePlaces(people).then(pagesWith(people), () => null),
    [data, people, attempt],
  );
  const pages = useLoaded(online ? load : null);

  async function show(): Promise<void> {
    const chosen = showings.find(([value]) => value === as)?.[0] ?? '';
    const outcome = await run(() => data.showPlayerAs(people, chosen));
    if (outcome.done) setShown(outcome.value);
  }

  if (shown) {
    return (
      <ShownDone
        as={as}
        name={player.name}
        shown={shown}
        busy={busy}
        failure={failure}
        onAgain={() => void show()}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <form
        className={`${layout.column4} ${consoleLayout.dialog} ${styles.dialog}`}
        onSubmit={(event) => {
          event.preventDefault();
          void show();
        }}
      >
        <h2 id={id}>How is {player.name || 'this player'} shown?</h2>
        <Choices<string>
          legend="Everywhere, whatever they said at an event"
          options={showings}
          value={as}
          onChange={setAs}
        />
        <p role="status">{previewText(player.name, as)}</p>
        {online && pages === undefined && <Skeleton height="6rem" />}
        {online && pages === null && (
          <p className={consoleLayout.failure}>
            We couldn't list the pages that change.{' '}
            <Button tone="plain" onClick={() => setAttempt(attempt + 1)}>
              Retry
            </Button>
          </p>
        )}
        {!online && (
          <p role="alert" className={consoleLayout.failure}>
            You're offline. Changing how someone is shown needs a connection.
          </p>
        )}
        {pages && pages.length === 0 && <p>No public page has their name now.</p>}
        {pages && pages.length > 0 && (
          <div>
            <h3 id={`${id}-pages`}>These public pages change</h3>
            <ul className={styles.pages} aria-labelledby={`${id}-pages`}>
              {pages.map(({ to, text }) => (
                <li key={to}>
                  <a href={to} target="_blank" rel="noreferrer">
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {joined.length > 0 && (
          <p className={styles.hint}>The same for the {joined.length} joined with this record.</p>
        )}
        <FormFoot
          failure={failure}
          action={as === 'number' ? 'Hide the name' : 'Show it this way'}
          busyAction="Changing the pages…"
          busy={busy}
          disabled={!online}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

function previewText(name: string, as: string): string {
  if (as === '') return 'Each event shows what they agreed to at its door.';
  if (as === 'number')
    return 'Shown as #17, or as “A player” where there are no numbers. They get no page of their own.';
  const found = showings.find(([value]) => value === as)?.[0];
  return `Shown as “${found ? shownName(name, found) : name}” everywhere.`;
}
