import { useState } from 'react';
import { setBracketStatus } from '../../data/staff/brackets.ts';
import { type BracketStatus, bracketStatusLabel } from '../../domain/events/bracketStatus.ts';
import { bracketStatuses } from '../../domain/events/eventSchema.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { attempt } from '../../parts/attempt.ts';
import styles from './BracketsPage.module.css';

const failed = 'Failed to update the bracket status. Please try again.';

/**
 * The status of a bracket; any status can follow any other (specification 4). It uses buttons, because a
 * select changes with every press of an arrow key, and everyone sees each change.
 */
export function BracketStatusPicker({ event }: { event: TourEvent }) {
  const [saving, setSaving] = useState<BracketStatus | null>(null);

  async function choose(status: BracketStatus): Promise<void> {
    if (saving || status === event.bracketStatus) return;
    setSaving(status);
    await attempt(() => setBracketStatus(event.id, status), {
      failed,
      done: `Bracket status updated to: ${status}`,
      kept: `Bracket status updated to: ${status}.`,
      subject: `bracket status ${event.id}`,
    });
    setSaving(null);
  }

  return (
    <fieldset className={styles.statuses}>
      <legend>Bracket status</legend>
      <div>
        {bracketStatuses.map((status) => (
          <button
            key={status}
            type="button"
            aria-pressed={status === event.bracketStatus}
            aria-busy={status === saving}
            onClick={() => void choose(status)}
          >
            {bracketStatusLabel(status)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
