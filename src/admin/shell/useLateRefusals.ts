import { useEffect } from 'react';
import { hearLateRefusals } from '../../data/staff/outbox.ts';
import { showToast } from '../../ui/toast.ts';

/** Shows what the server refused after its screen had gone on, with a way to try again. */
export function useLateRefusals(): void {
  useEffect(
    () =>
      hearLateRefusals(({ message, retry }) => {
        showToast(message, 'alert', { label: 'Retry', run: retry });
      }),
    [],
  );
}
