import type { StaffEvent } from '../../../../data/staff/events.ts';
import type { StaffBoard } from '../../../../data/staff/night.ts';
import { Notice } from '../../../../ui/Notice.tsx';
import type { NightProps } from '../parts/nightProps.ts';
import { useAct } from '../parts/useAct.ts';
import { PlacesView } from './PlacesView.tsx';

/** The places of a night. */
export function ResultTab({ event, night }: NightProps) {
  if (night) return <Places event={event} night={night} />;
  return (
    <Notice>
      <p>There are no places before the first round is drawn.</p>
    </Notice>
  );
}

function Places({ event, night }: { event: StaffEvent; night: StaffBoard }) {
  const acts = useAct(event.id, night);
  return <PlacesView night={night} acts={acts} />;
}
