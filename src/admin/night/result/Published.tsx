import { useState } from 'react';
import type { StaffEvent } from '../../../data/staff/events.ts';
import type { Board } from '../../../domain/night/board/board.ts';
import { hostChanges } from '../../../domain/results/hostChanges.ts';
import { type PlaceChanges, placeChanges } from '../../../domain/results/placeChanges.ts';
import type { Results } from '../../../domain/results/results.ts';
import { useOnline } from '../../../hooks/useOnline.ts';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import layout from '../../../ui/layout.module.css';
import recordLayout from '../../../ui/recordLayout.module.css';
import { CorrectionDialog } from '../../events/published/CorrectionDialog.tsx';
import { PublishedHead } from '../../events/published/PublishedHead.tsx';
import { TakeBack } from '../../events/published/TakeBack.tsx';
import type { PublishActions } from '../../events/published/usePublish.ts';
import { usePublish } from '../../events/published/usePublish.ts';
import { hostChangeTexts, movedText } from './changeTexts.ts';
import { NoDay } from './NoDay.tsx';
import styles from './ResultTab.module.css';

type Props = {
  event: StaffEvent;
  board: Board;
  published: Results;
  /** The results as they stand, null while the night goes on again or the event has no day. */
  now: Results | null;
  actions: PublishActions;
};

/** What is published, what has changed since, and the correction. */
export function Published({ event, board, published, now, actions }: Props) {
  const moves = now && placeChanges(published, now);
  const host = hostChanges(published, event);
  return (
    <section className={`${layout.column4} ${layout.card} ${styles.publish}`} aria-label="Results">
      <PublishedHead results={published} />
      {event.date === null ? (
        <NoDay eventId={event.id} />
      ) : now === null ? (
        <p>The final table is open again. What's published stays until you publish the correction.</p>
      ) : (
        (moves || host.length > 0) && (
          <Changed {...{ event, board, published, moves, actions }} texts={hostChangeTexts(host, event)} />
        )
      )}
      <div className={consoleLayout.line3}>
        <TakeBack results={published} onTakeBack={actions.takeBack} />
      </div>
    </section>
  );
}

type ChangedProps = Pick<Props, 'event' | 'board' | 'published' | 'actions'> & {
  moves: PlaceChanges | null;
  /** How the event differs from what is published. */
  texts: readonly string[];
};

/** How many people are named whose places have changed. */
const mostNamed = 5;

/** What has changed since the publication, and the button that publishes it. */
function Changed({ event, board, published, moves, texts, actions }: ChangedProps) {
  const [open, setOpen] = useState(false);
  const online = useOnline();
  const { failure, publish } = usePublish();
  const moved = moves?.moved ?? [];
  const more = moved.length - mostNamed;
  const list = (
    <ul className={recordLayout.bullets}>
      {moved.slice(0, mostNamed).map((change) => (
        <li key={change.no}>
          <bdi>{movedText(change)}</bdi>
        </li>
      ))}
      {more > 0 && <li>and {more} more</li>}
      {moves && moved.length === 0 && <li>{othersText(published)}</li>}
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
  const button = moves ? 'Publish the correction' : 'Publish again';
  return (
    <div className={`${layout.stack2} ${styles.changed}`}>
      <p>
        {moves
          ? 'Places have changed since it was published.'
          : 'The event has changed since it was published.'}
      </p>
      {list}
      {!online && (
        <p className={layout.muted}>You're offline. Publishing needs a connection; nothing is lost.</p>
      )}
      <p className={consoleLayout.line3}>
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {button}
        </Button>
      </p>
      {open && (
        <CorrectionDialog
          required={moves !== null}
          failure={failure}
          onPublish={(line) =>
            publish(
              () => actions.publishBoard(event.id, { rev: board.rev, version: published.version }, line),
              'The correction is published.',
            )
          }
          onClose={() => setOpen(false)}
        >
          {list}
        </CorrectionDialog>
      )}
    </div>
  );
}

function othersText({ source }: Results): string {
  if (source === 'typed') return 'Typed places are published. The tables replace them.';
  return 'The places are the same, but chips, schools or the number of players differ.';
}
