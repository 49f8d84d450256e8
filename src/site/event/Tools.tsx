import { isSignUp } from '../../domain/phase/phaseWords.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Link } from '../../ui/Link.tsx';
import { DialogButton, enterDialog } from '../events/EnterButton.tsx';
import { CalendarButton, ShareButton } from '../events/ShareTools.tsx';
import { usePhase } from '../events/usePhase.ts';
import { useTicketKey } from '../signUp/useTicketKey.ts';
import type { EventWithResult } from './findEvent.ts';
import { Print } from './Print.tsx';
import styles from './Ticket.module.css';

type Props = { event: EventWithResult; titleId: string; url: string };

/** The actions on an event besides the gold one: share, add to a calendar, print, and to who has a ticket. */
export function Tools({ event, titleId, url }: Props) {
  const { isUpcoming } = usePhase(event);
  return (
    <div className={styles.tools}>
      <ShareButton event={event} url={url} isHere />
      {event.date && isUpcoming && <CalendarButton event={event} url={url} />}
      <Print event={event} url={url} />
      <BesideTicket event={event} titleId={titleId} />
    </div>
  );
}

/** To who has a ticket: Enter for another person, or the ticket where the tables have the gold button. */
function BesideTicket({ event, titleId }: Omit<Props, 'url'>) {
  const { action, isUpcoming } = usePhase(event);
  const key = useTicketKey(event.id);
  const load = enterDialog(event);
  if (!key || !isUpcoming) return null;
  if (action.kind === 'tables')
    return (
      <Link to={paths.ticket(event.id, key)} className={buttonClass('plain')}>
        Your ticket
      </Link>
    );
  if (!isSignUp(action) || !load) return null;
  return <DialogButton {...{ event, titleId, load }} label="Sign up another person" tone="plain" />;
}
