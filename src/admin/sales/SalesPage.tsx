import { comingSoon, sheetSteps } from '../../content/sales.ts';
import { salesSettings } from '../../data/staff/salesStore.ts';
import { useLive } from '../../hooks/useLive.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import consoleLayout from '../../ui/consoleLayout.module.css';
import layout from '../../ui/layout.module.css';
import { Skeleton } from '../../ui/Skeleton.tsx';
import staffLayout from '../../ui/staffLayout.module.css';
import styles from './SalesPage.module.css';
import { SheetLink } from './SheetLink.tsx';

/**
 * The link to the sales pipeline sheet, instructions to set it up, and planned features (specification 2.14).
 */
function SalesPage() {
  return (
    <div className={styles.page}>
      <section className={`${layout.card} ${layout.stack4} ${styles.card}`} aria-labelledby="sheet">
        <h2 id="sheet" className={staffLayout.line2}>
          Google Sheet
        </h2>
        <Sheet />
      </section>
      <section className={`${layout.card} ${layout.stack4} ${styles.card}`} aria-labelledby="how">
        <h2 id="how" className={staffLayout.line2}>
          How to link your sheet
        </h2>
        <ol className={styles.steps}>
          {sheetSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <section className={`${layout.card} ${layout.stack4} ${styles.card}`} aria-labelledby="soon">
        <h2 id="soon" className={staffLayout.line2}>
          Coming Soon <Badge tone="purple">Planned</Badge>
        </h2>
        <ul className={`${staffLayout.stack3} ${styles.features}`}>
          {comingSoon.map(({ name, about }) => (
            <li key={name}>
              <strong>{name}</strong>
              {about}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Sheet() {
  const live = useLive(salesSettings);
  if (live.status === 'loading') {
    return (
      <div>
        <p role="status" className="visually-hidden">
          Loading the link…
        </p>
        <Skeleton height="2.75rem" />
      </div>
    );
  }
  if (live.status === 'error') {
    return (
      <div className={consoleLayout.left4}>
        <p role="alert">Failed to load the link. Please try again later.</p>
        <Button tone="plain" onClick={live.retry}>
          Retry
        </Button>
      </div>
    );
  }
  return <SheetLink saved={live.data.item?.googleSheetUrl ?? ''} />;
}

export { SalesPage as Component };
