import { useState } from 'react';
import { LateDialog } from '../../parts/late/LateDialog.tsx';
import { lateCode } from '../../parts/late/lateCode.ts';
import { Button } from '../../ui/Button.tsx';
import consoleLayout from '../../ui/consoleLayout.module.css';
import { CallerLine } from './callers/CallerLine.tsx';
import styles from './OutreachTools.module.css';

const templates = lateCode(() => import('./templates/TemplatesDialog.tsx'));
const activity = lateCode(() => import('./activity/ActivityDialog.tsx'));

/** Who calls in this browser, the templates, and what all callers did. */
export function OutreachTools({ today }: { today: string }) {
  const [open, setOpen] = useState<'templates' | 'activity' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={`${consoleLayout.line23} ${styles.tools}`}>
      <CallerLine />
      <Button tone="plain" aria-haspopup="dialog" onClick={() => setOpen('activity')}>
        Activity
      </Button>
      <Button tone="plain" aria-haspopup="dialog" onClick={() => setOpen('templates')}>
        Templates
      </Button>
      {open === 'templates' && (
        <LateDialog code={templates} title="Templates" what="The templates" onClose={close}>
          {(Templates) => <Templates onClose={close} />}
        </LateDialog>
      )}
      {open === 'activity' && (
        <LateDialog code={activity} title="Activity" what="The activity" onClose={close}>
          {(Activity) => <Activity today={today} onClose={close} />}
        </LateDialog>
      )}
    </div>
  );
}
