import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import consoleLayout from '../../ui/consoleLayout.module.css';
import { notLoaded, useLazyDialog } from '../../ui/lazyCode.ts';
import { CallerLine } from './callers/CallerLine.tsx';
import styles from './OutreachTools.module.css';

const loadTemplates = () => import('./templates/TemplatesDialog.tsx');
const loadActivity = () => import('./activity/ActivityDialog.tsx');

/** Who calls in this browser, the templates, and what all callers did. */
export function OutreachTools({ today }: { today: string }) {
  const [open, setOpen] = useState<'templates' | 'activity' | null>(null);
  const close = () => setOpen(null);
  const Templates = useLazyDialog(open === 'templates' ? loadTemplates : null, {
    failed: notLoaded('The templates'),
    close,
    reopen: () => setOpen('templates'),
  });
  const Activity = useLazyDialog(open === 'activity' ? loadActivity : null, {
    failed: notLoaded('The activity'),
    close,
    reopen: () => setOpen('activity'),
  });
  return (
    <div className={`${consoleLayout.line23} ${styles.tools}`}>
      <CallerLine />
      <Button tone="plain" aria-haspopup="dialog" onClick={() => setOpen('activity')}>
        Activity
      </Button>
      <Button tone="plain" aria-haspopup="dialog" onClick={() => setOpen('templates')}>
        Templates
      </Button>
      {Templates && <Templates onClose={close} />}
      {Activity && <Activity today={today} onClose={close} />}
    </div>
  );
}
