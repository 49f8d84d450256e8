import { useMemo, useState } from 'react';
import type { StaffEvent } from '../../../data/staff/events.ts';
import { type EventParts, valuesOf } from '../../../data/staff/eventWrites/eventParts.ts';
import { eventFields } from '../../../domain/events/eventFields.ts';
import { restoringEdit } from '../../../domain/history/restoredEvent.ts';
import { HistoryList, type Restore } from '../../parts/history/HistoryList.tsx';
import type { FieldLabels } from '../../parts/history/historyWords.ts';
import { useEventParts } from '../../parts/useEventParts.ts';
import { eventLabels } from '../form/eventLabels.ts';
import { restoreField } from './restoreField.ts';

const { collegeId: _, fraternityId: __, ...formLabels } = eventLabels;

/** The fields of the form, whose contact stands alone here, and those of the bracket. */
const labels: FieldLabels = {
  ...formLabels,
  contactName: 'Contact name',
  contactRole: 'Contact role',
  contactEmail: 'Contact email',
  contactPhone: 'Contact phone',
  bracketImage: 'Bracket picture',
  bracketStatus: 'Bracket status',
};

/** The history of an event; a field of the form can get back what it had. */
export function EventHistory({ event }: { event: StaffEvent }) {
  const live = useEventParts(event.id);
  const restore = useRestore(live.status === 'ready' ? live.parts : null);
  return <HistoryList record={`event:${event.id}`} labels={labels} {...(restore && { restore })} />;
}

function useRestore(parts: EventParts | null): Restore | null {
  const [busy, setBusy] = useState(false);
  const now = useMemo(() => parts && eventFields(valuesOf(parts)), [parts]);
  if (!parts || !now) return null;
  return {
    busy,
    may: (change) => restoringEdit(now, change, []) !== null,
    async run(change, { changes }) {
      const edit = restoringEdit(now, change, changes);
      if (!edit || busy) return;
      setBusy(true);
      await restoreField(parts, edit, labels[change.field] ?? '');
      setBusy(false);
    },
  };
}
