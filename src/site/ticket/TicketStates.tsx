import { useBackOnline } from '../../hooks/useBackOnline.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Link } from '../../ui/Link.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TicketCode } from './TicketCode.tsx';
import styles from './TicketPage.module.css';

type Props = { eventId: string; id: string };

/** The page until the server has said something of a ticket that this browser hasn't seen before. */
export function TicketLoading({ eventId, id }: Props) {
  return (
    <>
      <h1 tabIndex={-1} className="visually-hidden">
        Your ticket
      </h1>
      <p role="status" className="visually-hidden">
        Loading ticket...
      </p>
      <Skeleton width="60%" height="2.5rem" />
      <Skeleton width="80%" height="4.5rem" />
      <TicketCode eventId={eventId} id={id} />
    </>
  );
}

/** The page when there is no answer, and nothing was seen before: the address alone gives the code. */
export function TicketFailed({ eventId, id, onRetry }: Props & { onRetry: () => void }) {
  useBackOnline(onRetry);
  return (
    <>
      <h1 tabIndex={-1} className={styles.state}>
        Your ticket
      </h1>
      <p role="alert">
        We can't check it right now. At the door, show your code all the same, or say your name.
      </p>
      <TicketCode eventId={eventId} id={id} />
      <Button onClick={() => onRetry()}>Retry</Button>
    </>
  );
}

/** The page of an address without a ticket, in a browser that knows none. */
export function NoTicket({ eventId }: { eventId: string }) {
  return (
    <>
      <h1 tabIndex={-1} className={styles.state}>
        No ticket in this link
      </h1>
      <p>
        Open the link in your calendar or in the email you sent yourself. Can't find it? Say your name at the
        door.
      </p>
      <Link className={buttonClass()} to={paths.event(eventId)}>
        Go to the event
      </Link>
    </>
  );
}
