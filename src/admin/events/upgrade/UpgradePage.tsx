import { localTimeZone } from '../../../domain/time/day.ts';
import { isIdle } from '../../../domain/upgrade/upgradePlan.ts';
import { useOnline } from '../../../hooks/useOnline.ts';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import layout from '../../../ui/layout.module.css';
import { LegacyList } from './LegacyList.tsx';
import styles from './UpgradePage.module.css';
import { type UpgradeState, useUpgrade } from './useUpgrade.ts';

/**
 * Upgrades documents of an older installation in place (specification-decisions, "Legacy data"): it scans,
 * previews the changes, and then writes them.
 */
function UpgradePage() {
  const { state, scan, upgrade, stop } = useUpgrade();
  const online = useOnline();
  const { phase, left, failed, message } = state;
  const work = left.filter(({ plan }) => !isIdle(plan)).length;
  const busy = phase === 'scanning' || phase === 'upgrading';
  return (
    <section aria-labelledby="upgrade" className={`${consoleLayout.left4} ${styles.page}`}>
      <h2 id="upgrade">Upgrade older documents</h2>
      <p className={styles.lead}>
        Events and tournaments from an older version lack what lists are sorted by, and keep passwords and
        contacts where anyone could read them. Chapters lack what the lists of Outreach are sorted and
        filtered by. The upgrade moves and completes them in place. You can stop it and repeat it at any time.
        A date stored with a time becomes its day in your time zone, {localTimeZone()}.
      </p>
      <div className={layout.wrap3}>
        {busy ? (
          <Button tone="plain" onClick={stop}>
            Stop
          </Button>
        ) : (
          <>
            <Button tone={work > 0 ? 'plain' : 'gold'} disabled={!online} onClick={() => void scan()}>
              {phase === 'idle' ? 'Scan' : 'Scan again'}
            </Button>
            {work > 0 && (
              <Button disabled={!online} onClick={() => void upgrade()}>
                {failed.size > 0 ? 'Retry' : `Upgrade ${documents(work)}`}
              </Button>
            )}
          </>
        )}
      </div>
      <p role="status">
        {online ? statusText(state, work) : "You're offline. The upgrade needs a connection."}
      </p>
      {phase === 'upgrading' && (
        <progress aria-label="Upgraded" value={state.done + failed.size} max={state.of} />
      )}
      <p role="alert" className={consoleLayout.failure}>
        {message}
      </p>
      {phase !== 'scanning' && left.length > 0 && <LegacyList items={left} failed={failed} />}
    </section>
  );
}

function statusText({ phase, read, whole, done, of }: UpgradeState, work: number): string {
  if (phase === 'idle') return "Nothing changes until you've seen the preview.";
  if (phase === 'scanning') return `${documents(read)} read…`;
  if (phase === 'upgrading') return `${done} of ${of} upgraded…`;
  const upgraded = of > 0 ? `${done} of ${documents(of)} upgraded. ` : '';
  if (work > 0) return `${upgraded}${documents(work)} ${of > 0 ? 'left' : 'to upgrade'} of ${read} read.`;
  if (!whole) return `${upgraded}Stopped after ${documents(read)}; scan again for the rest.`;
  return `${upgraded}Everything is up to date: ${documents(read)} read.`;
}

function documents(number: number): string {
  return `${number} ${number === 1 ? 'document' : 'documents'}`;
}

export { UpgradePage as Component };
