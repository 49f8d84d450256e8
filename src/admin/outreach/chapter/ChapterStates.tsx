import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import { outreachStatuses } from '../../../domain/fraternities/fraternitySchema.ts';
import { withoutNo } from '../../../domain/outreach/afterContact.ts';
import { hasDeclined } from '../../../domain/outreach/listFields.ts';
import { statusName } from '../../../domain/outreach/statusName.ts';
import { formatDayShort } from '../../../domain/time/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import layout from '../../../ui/layout.module.css';
import { OutreachBadge } from '../../../ui/OutreachBadge.tsx';
import recordLayout from '../../../ui/recordLayout.module.css';
import staffLayout from '../../../ui/staffLayout.module.css';
import { Menu } from '../../parts/Menu.tsx';
import { OwnerSelect } from '../callers/OwnerSelect.tsx';
import parts from '../parts.module.css';
import { changeNow } from './chapterChanges.ts';
import styles from './StaffChapterPage.module.css';

type Props = { collegeId: string; chapter: Fraternity; today: string };

/** How a chapter stands: its status, whether it is active, who looks after it, and a No. */
export function ChapterStates({ collegeId, chapter, today }: Props) {
  const { active, status } = chapter;

  function setStatus(to: (typeof outreachStatuses)[number]): void {
    const message = `status set to ${to}.`;
    const failed = 'Failed to change the status. Please try again.';
    changeNow(collegeId, chapter, { status: to }, { message, failed });
  }
  function setActive(to: boolean): void {
    const message = to ? 'active.' : 'inactive.';
    const failed = 'Failed to change it. Please try again.';
    changeNow(collegeId, chapter, { active: to }, { message, failed });
  }
  function assign(owner: string): void {
    const message = owner ? `assigned to ${owner}.` : 'assigned to no one.';
    const failed = 'Failed to assign it. Please try again.';
    changeNow(collegeId, chapter, { owner }, { message, failed });
  }
  return (
    <div className={`${staffLayout.line2} ${styles.states}`}>
      <Menu
        name={`Status: ${statusName(status)}`}
        className={recordLayout.choice}
        atStart
        items={outreachStatuses
          .filter((one) => one !== status)
          .map((one) => ({ label: statusName(one), run: () => setStatus(one) }))}
      >
        <OutreachBadge status={status} />
        <Icon width={12} height={8} path="M1 1l5 5 5-5" />
      </Menu>
      <button
        type="button"
        role="switch"
        aria-checked={active}
        className={recordLayout.choice}
        onClick={() => setActive(!active)}
      >
        <span aria-hidden="true" className={recordLayout.knob} />
        Active
      </button>
      <div className={styles.owner}>
        <OwnerSelect label="Assigned to" owner={chapter.owner} onAssign={assign} />
      </div>
      {hasDeclined(chapter, today) && <No collegeId={collegeId} chapter={chapter} />}
    </div>
  );
}

function No({ collegeId, chapter }: Pick<Props, 'collegeId' | 'chapter'>) {
  return (
    <p className={`${recordLayout.choice} ${styles.no}`}>
      <Badge tone="red">Said no {formatDayShort(chapter.declinedOn)}</Badge>
      <span className={layout.note}>Off the lists until August</span>
      <button
        type="button"
        className={parts.quick}
        onClick={() =>
          changeNow(collegeId, chapter, withoutNo(), {
            message: 'back in the lists.',
            failed: 'Failed to take the no back. Please try again.',
          })
        }
      >
        Take back<span className="visually-hidden"> the no</span>
      </button>
    </p>
  );
}
