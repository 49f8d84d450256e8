import { useState } from 'react';
import { DataError } from '../../../../data/errors.ts';
import type { StaffEvent } from '../../../../data/staff/events.ts';
import { PartlyDone } from '../../../../data/staff/season/partlyDone.ts';
import type { publishNight, takeBack } from '../../../../data/staff/season/publish.ts';
import { typedNight } from '../../../../domain/cross/typedNight.ts';
import { hostChanges } from '../../../../domain/results/hostChanges.ts';
import type { Results } from '../../../../domain/results/results.ts';
import { isComplete, type Understood } from '../../../../domain/results/typed/understand.ts';
import { useOnline } from '../../../../hooks/useOnline.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import layout from '../../../../ui/layout.module.css';
import { CorrectionDialog } from '../../published/CorrectionDialog.tsx';
import { publishFailure } from '../../published/publishFailure.ts';
import { publishWhole } from '../../published/publishWhole.ts';
import { TakeBack } from '../../published/TakeBack.tsx';
import { usePublish } from '../../published/usePublish.ts';
import styles from './TypedPlaces.module.css';
import type { TypedPlacesList } from './useTypedList.ts';

/** Publishes and takes back; tests have their own. */
export type TypedActions = { publish: typeof publishNight; takeBack: typeof takeBack };

type Props = {
  event: StaffEvent;
  typed: TypedPlacesList;
  understood: Understood;
  /** How many people are in the box and not on the list. */
  unread: number;
  results: Results | null;
  /** Whether people and lists of names are there; before, no one would be matched. */
  isReady: boolean;
  actions: TypedActions;
};

/** Publishes the typed places, or their correction, and says before what keeps them from it. */
export function PublishTyped({ event, typed, understood, unread, results, isReady, actions }: Props) {
  const [asking, setAsking] = useState(false);
  const online = useOnline();
  const { failure, publish: run } = usePublish();
  const { lines, players } = understood;
  // They may have been taken back meanwhile.
  const seen = results ? typed.version : 0;
  // A new name or day of the event is published without a word about what was wrong.
  const moved = results !== null && hostChanges(results, event).length > 0;
  const isSame = results !== null && !typed.dirty && !moved;
  const wrong = lines.filter(({ mistakes }) => mistakes.length > 0).length;
  const hindrance =
    understood.missing ||
    (wrong > 0 && `${wrong === 1 ? '1 line has' : `${wrong} lines have`} a mistake.`) ||
    (understood.playersMistake !== '' && 'Correct how many played.') ||
    (event.date === null && 'An event without a date belongs to no season. Add its date first.') ||
    (unread > 0 && "Some of the people above aren't on the list yet. Add them first.") ||
    (isSame && "That's what is published.") ||
    '';

  async function send(line: string): Promise<void> {
    let ids: readonly string[] = [];
    const make: Parameters<typeof publishNight>[3] = async (latest, secret) => {
      const night = await typedNight(latest, understood, secret);
      if (!night) throw new DataError('invalid');
      ids = night.results.rows.map(({ player }) => player);
      return night;
    };
    try {
      const isNew = await actions.publish(event.id, { version: seen }, line, make);
      typed.published(isNew ? seen + 1 : (results?.version ?? seen), ids);
    } catch (error) {
      // The places are published then; only names elsewhere are left.
      if (error instanceof PartlyDone) typed.published(seen + 1, ids);
      throw error;
    }
  }

  return (
    <div className={`${layout.column3} ${styles.publish}`}>
      <p role="status">
        {hindrance ||
          `${winnersText(understood)} ${players === 1 ? '1 player' : `${players} players`} in the field.`}
      </p>
      {!online && <p className={layout.note}>Publishing needs a connection. What you typed is kept here.</p>}
      <div className={`${layout.wrap3} ${styles.buttons}`}>
        <Button
          aria-haspopup="dialog"
          disabled={hindrance !== '' || !isReady || !isComplete(understood)}
          onClick={() => setAsking(true)}
        >
          {!results ? 'Publish' : typed.dirty || isSame ? 'Publish the correction' : 'Publish again'}
        </Button>
        {results && (
          <TakeBack
            results={results}
            onTakeBack={async (id) => {
              await actions.takeBack(id);
              typed.keep();
            }}
          />
        )}
      </div>
      {asking && results && (
        <CorrectionDialog
          required={typed.dirty}
          failure={failure}
          onPublish={(line) => run(() => send(line), 'The correction is published.')}
          onClose={() => setAsking(false)}
        />
      )}
      {asking && !results && (
        <ConfirmDialog
          title="Publish the results"
          question={`Publish ${lines.length} places? Everyone will see the names as they stand on the list.`}
          action="Publish"
          failed={publishFailure}
          onConfirm={() => publishWhole(() => send(''), 'The results are published.')}
          onClose={() => setAsking(false)}
        >
          <p>{winnersText(understood)}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** Returns 'Champion Ann L., runner-up Bo R.' */
function winnersText({ lines }: Understood): string {
  const at = (place: number) =>
    lines
      .filter((line) => line.place === place)
      .map(({ shown }) => shown || 'A player')
      .join(' and ');
  const second = at(2);
  return `Champion ${at(1)}${second && `, runner-up ${second}`}.`.replace('..', '.');
}
