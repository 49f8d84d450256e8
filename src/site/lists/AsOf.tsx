import { formatInstantLong } from '../../domain/time/format.ts';
import { useBackOnline } from '../../hooks/useBackOnline.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import styles from './AsOf.module.css';

type Props = { what?: 'list' | 'event' | 'results' | 'tables' | 'ticket'; at: Date; onRetry: () => void };

/**
 * Says that what is shown couldn't be fetched now, and when the copy was fetched. Retries when the network is
 * back.
 */
export function AsOf({ what = 'list', at, onRetry }: Props) {
  const online = useOnline();
  useBackOnline(onRetry);
  return (
    <div className={`${layout.bar4} ${styles.asOf}`}>
      <p role="status">
        {online ? "We can't reach the tour right now." : "You're offline."} Showing the {what} as of{' '}
        <time dateTime={at.toISOString()}>{formatInstantLong(at)}</time>.
      </p>
      <Button tone="plain" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
