import { useState } from 'react';
import { type BracketStatus, bracketStatusLabel } from '../../../domain/events/bracketStatus.ts';
import { bracketStatuses } from '../../../domain/events/eventSchema.ts';
import type { TourEvent } from '../../../domain/events/tourEvent.ts';
import { changeBracketStatus } from './changeBracketStatus.ts';
import styles from './staffBracket.module.css';

/**
 * The status of a bracket; any status can follow any other (specification 4). It uses buttons, because a
 * select changes with every press of an arrow key, and everyone sees each change.
 */
export function BracketStatusPicker({ event }: { event: TourEvent }) {
  const [saving, setSaving] = useState<BracketStatus | null>(null);

  async function choose(status: BracketStatus): Promise<void> {
    if (saving || status === event.bracketStatus) return;
    setSaving(status);
    await changeBracketStatus(event, status);
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
