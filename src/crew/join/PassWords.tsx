import type { ReactNode } from 'react';
import { passState } from '../../domain/crew/crewAccess.ts';
import type { CrewPass } from '../../domain/crew/pass.ts';
import { formatInstant } from '../../domain/time/format.ts';
import { usePassClock } from '../../parts/usePassClock.ts';

type Props = {
  /** The pass of the link, null when there is none. */
  pass: CrewPass | null;
  /** What is shown while it runs. */
  children: ReactNode;
};

/** Says what a pass opens, or why it doesn't. */
export function PassWords({ pass, children }: Props) {
  const now = usePassClock(pass);
  switch (passState(pass, now)) {
    case 'running':
      if (pass?.full) return <p>This link takes no new phones. Ask staff to let yours in.</p>;
      return (
        <>
          <p>{workWords(pass)}</p>
          {children}
        </>
      );
    case 'early':
      return <p>This link opens {pass?.opensAt && formatInstant(pass.opensAt)}. Keep it until then.</p>;
    case 'ended':
      return <p>This link ended {pass?.endsAt && formatInstant(pass.endsAt)}. Ask staff for a new one.</p>;
    case 'closed':
      return <p>Staff closed this link. Ask them for a new one.</p>;
    case 'unknown':
      return <p>This link doesn't open anything. Scan the QR code again, or ask staff for a new link.</p>;
  }
}

function workWords(pass: CrewPass | null): string {
  const door = pass?.scopes.includes('door');
  if (door && pass?.scopes.includes('tables')) return "You'll help at the door and at the tables.";
  return door ? "You'll check people in at the door." : "You'll help at the tables.";
}
