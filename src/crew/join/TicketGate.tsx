import { stored } from '../../lib/stored.ts';
import { paths } from '../../paths.ts';
import { staffPaths } from '../../staffPaths.ts';
import { GateScreen } from '../../ui/GateScreen.tsx';
import { Link } from '../../ui/Link.tsx';

type Props = { eventId: string; ticketId: string };

/** What a ticket's code shows on a phone outside the crew: whose it is, nobody learns from it. */
export function TicketGate({ eventId, ticketId }: Props) {
  return (
    <GateScreen title="A ticket" lead="Show it at the door.">
      <p>
        <Link to={paths.event(eventId)}>See the event</Link>
      </p>
      {isStaffPhone() && (
        <p>
          <Link to={staffPaths.arrived(eventId, ticketId)}>Open it in the console</Link>
        </p>
      )}
    </GateScreen>
  );
}

function isStaffPhone(): boolean {
  return stored('localStorage', 'staff-session', () => true).get() === true;
}
