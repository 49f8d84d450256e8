import type { ReactNode } from 'react';
import type { Place } from '../../data/crew/keptPlaces.ts';
import { GateScreen } from '../../ui/GateScreen.tsx';

/** Why a device may work no longer. */
export type Reason = NonNullable<Place['over']>;

type Props = { reason: Reason; name: string; children: ReactNode };

const words: Record<Reason, { title: string; lead: string }> = {
  ended: { title: 'The night is over', lead: 'The link that this phone joined with has ended.' },
  closed: { title: 'Your link is closed', lead: 'Staff closed the link that this phone joined with.' },
  removed: { title: 'No longer in the crew', lead: 'Staff removed this phone from the crew.' },
  unknown: {
    title: 'Your link is gone',
    lead: 'Staff deleted the event, or the link that this phone joined with.',
  },
};

/** Says that a device's time is over, and why. */
export function OverCard({ reason, name, children }: Props) {
  return (
    <GateScreen {...words[reason]}>
      <p>What this phone had of the event was deleted. Thanks for your help, {name}!</p>
      {children}
    </GateScreen>
  );
}
