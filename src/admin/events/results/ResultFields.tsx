import { useId, useState } from 'react';
import type { TourEvent } from '../../../domain/events/tourEvent.ts';
import type { ResultInput } from '../../../domain/tournaments/tournamentResult.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { Field } from '../../../ui/Field.tsx';
import formLayout from '../../../ui/formLayout.module.css';
import layout from '../../../ui/layout.module.css';
import staffLayout from '../../../ui/staffLayout.module.css';
import { PeopleNames } from './PeopleNames.tsx';
import { RemoveResult } from './RemoveResult.tsx';
import styles from './ResultForm.module.css';
import { useResult } from './useResult.ts';

type Props = {
  event: TourEvent;
  recorded: ResultInput | null;
  /** Whether visitors see it; they don't while its event is open again. */
  listed: boolean;
};

/** The form of a result: typed or chosen among the participants, corrected, removed. */
export function ResultFields({ event, recorded, listed }: Props) {
  const id = useId();
  const { form, changed, failure, save } = useResult(event, recorded);
  const saving = form.formState.isSubmitting;
  const [complete, setComplete] = useState(true);
  const [wanted, setWanted] = useState(false);
  const open = event.status !== 'completed';

  const field = (name: keyof ResultInput) => ({
    ...form.field(name),
    autoComplete: 'off',
    list: `${id}-people`,
    onFocus: () => setWanted(true),
  });
  return (
    <form noValidate onSubmit={form.submit((result) => save(result, open && complete))}>
      <p className={`${layout.note} ${styles.hint}`}>
        {listed ? (
          <>
            Published under{' '}
            <a href={paths.tournaments('previous')} target="_blank" rel="noreferrer">
              Previous tournaments
            </a>
            .
          </>
        ) : recorded ? (
          'Recorded earlier. Visitors will see it again once the event is completed.'
        ) : (
          "Not recorded yet. Once you save it, it's published under Previous tournaments."
        )}
      </p>
      <Field label="Winner" required {...field('winner')} />
      <Field label="Runner-up" {...field('runnerUp')} />
      {wanted && <PeopleNames id={`${id}-people`} eventId={event.id} />}
      {open && (
        <label className={`${layout.row2} ${formLayout.goodBoxes} ${consoleLayout.tall} ${styles.check}`}>
          <input type="checkbox" checked={complete} onChange={({ target }) => setComplete(target.checked)} />
          Also set the event to completed
        </label>
      )}
      <p role="alert" className={staffLayout.danger}>
        {failure || changed}
      </p>
      <div className={`${consoleLayout.line3} ${styles.buttons}`}>
        <Button type="submit" busy={saving}>
          {saving ? 'Saving…' : failure ? 'Retry' : recorded ? 'Update result' : 'Record result'}
        </Button>
        {recorded && <RemoveResult event={event} />}
      </div>
    </form>
  );
}
