import { Button } from '../../../ui/Button.tsx';
import layout from '../../../ui/layout.module.css';
import { Notice } from '../../../ui/Notice.tsx';
import type { CameraFailure } from './camera.ts';
import styles from './scan.module.css';

/** `unread`: the code of the reader couldn't be loaded. */
export type ScanProblem = CameraFailure | 'unread';

const instead = 'Search the name instead.';
const problems: Record<ScanProblem, { title: string; words: string; again?: string }> = {
  denied: {
    title: 'The camera is blocked',
    words:
      "Allow it in the browser's settings for this site, beside the address, and try again. Or scan with the phone's own camera app, which opens the ticket here.",
    again: 'Try again',
  },
  none: { title: 'No camera on this device', words: instead, again: 'Try again' },
  busy: {
    title: 'Another app uses the camera',
    words: `Close it and try again. ${instead}`,
    again: 'Try again',
  },
  insecure: { title: 'The camera needs an address that starts with https://', words: instead },
  stale: {
    title: 'This page was opened before it could use the camera',
    words: 'Reload it once.',
    again: 'Reload',
  },
  unread: {
    title: "The scanner couldn't be loaded",
    words: `Check your connection and try again. ${instead}`,
    again: 'Try again',
  },
};

type Props = { problem: ScanProblem; onRetry: () => void; onClose: () => void };

/** Says why nothing is scanned, and what to do. */
export function CameraProblem({ problem, onRetry, onClose }: Props) {
  const { title, words, again } = problems[problem];
  return (
    <div className={styles.problem}>
      <Notice>
        <div role="alert" className={layout.stack1}>
          <strong>{title}</strong>
          <p>{words}</p>
        </div>
        <div className={layout.wrap3}>
          {again && (
            <Button tone="plain" onClick={problem === 'stale' ? () => location.reload() : onRetry}>
              {again}
            </Button>
          )}
          <Button tone="plain" onClick={onClose}>
            Close
          </Button>
        </div>
      </Notice>
    </div>
  );
}
