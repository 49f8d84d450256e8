import { useState } from 'react';
import { removeResult } from '../../../data/staff/tournamentResults.ts';
import { eventTitle } from '../../../domain/events/eventTitle.ts';
import type { TourEvent } from '../../../domain/events/tourEvent.ts';
import { ConfirmChange } from '../../../parts/ConfirmChange.tsx';
import { Button } from '../../../ui/Button.tsx';

const failed = 'Failed to remove the result. Please try again.';

/** Removes a result that was recorded by mistake. */
export function RemoveResult({ event }: { event: TourEvent }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button tone="plain" onClick={() => setAsking(true)}>
        Remove result
      </Button>
      {asking && (
        <ConfirmChange
          title="Remove result"
          question={`Remove the result of "${eventTitle(event)}"? Visitors will no longer see it.`}
          action="Remove"
          change={() => removeResult(event.id)}
          words={{ failed }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
