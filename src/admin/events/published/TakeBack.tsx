import { useState } from 'react';
import { takeBack } from '../../../data/staff/season/publish.ts';
import type { Results } from '../../../domain/results/results.ts';
import { seasonName } from '../../../domain/time/seasonNames.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { takeBackFailure } from './publishFailure.ts';

type Props = {
  results: Results;
  /** Takes them back; tests have their own. */
  onTakeBack?: (eventId: string) => Promise<unknown>;
};

/** Takes published results back, after asking. */
export function TakeBack({ results, onTakeBack = takeBack }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button tone="plain" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Take back
      </Button>
      {asking && (
        <ConfirmDialog
          title="Take back the results"
          question={`Take back the results of "${results.title}"?`}
          action="Take back"
          danger
          failed={takeBackFailure}
          onConfirm={async () => {
            await onTakeBack(results.eventId);
            showToast('The results were taken back.');
          }}
          onClose={() => setAsking(false)}
        >
          <p>
            Their page, the winner under Previous tournaments, and the {results.rows.length} places in the
            standings of {seasonName(results.season)} will be gone.{' '}
            {results.source === 'board'
              ? 'The tables stay, and you can publish again.'
              : 'You can type them again.'}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
