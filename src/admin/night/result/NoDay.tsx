import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import layout from '../../../ui/layout.module.css';
import { useAskedDialog } from '../../parts/useAskedDialog.ts';
import styles from './ResultTab.module.css';

/** Says that an event needs a day before it has results, and leads to its date. */
export function NoDay({ eventId }: { eventId: string }) {
  const { open } = useAskedDialog('edit');
  return (
    <section className={`${layout.column4} ${layout.card} ${styles.publish}`} aria-label="Results">
      <p>This event has no date, so it belongs to no season yet. Add the date to publish the results.</p>
      <p className={consoleLayout.line3}>
        <Button aria-haspopup="dialog" onClick={() => open(`${eventId}/date`)}>
          Add the date
        </Button>
      </p>
    </section>
  );
}
