import { memo, useId } from 'react';
import type { PlacedFraternity } from '../../../../data/staff/fraternities.ts';
import { shortSchoolName } from '../../../../domain/colleges/shortSchoolName.ts';
import { contactsOf, type HeldRole } from '../../../../domain/outreach/contacts.ts';
import { hasDeclined } from '../../../../domain/outreach/listFields.ts';
import type { Channel, ContactRole } from '../../../../domain/outreach/outreachSchema.ts';
import { SavedHere } from '../../../../parts/SavedHere.tsx';
import { staffPaths } from '../../../../staffPaths.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { Button } from '../../../../ui/Button.tsx';
import consoleLayout from '../../../../ui/consoleLayout.module.css';
import { Link } from '../../../../ui/Link.tsx';
import { OutreachBadge } from '../../../../ui/OutreachBadge.tsx';
import { Menu } from '../../../parts/Menu.tsx';
import { PickBox } from '../../../parts/selection/PickBox.tsx';
import type { Picking } from '../../../parts/selection/useSelection.ts';
import { useCollegeName } from '../../../parts/useCollege.ts';
import { useIsBusy } from '../../busyChapters.ts';
import { chapterKey } from '../../chapterKey.ts';
import { chapterTitle } from '../../chapterTitle.ts';
import { LiveContactEditor } from '../../contacts/LiveContactEditor.tsx';
import { NextStep } from '../../NextStep.tsx';
import { bestContact } from './bestContact.ts';
import styles from './ChapterRow.module.css';
import { ContactCell } from './ContactCell.tsx';
import { DeclinedBadge } from './DeclinedBadge.tsx';
import { LastContact } from './LastContact.tsx';
import type { ReadNewest } from './useNewestEntry.ts';

/** What a row can do; all of it stable, so that only a changed row is drawn again. */
export type RowActions = {
  readNewest: ReadNewest;
  onPick: Picking['pick'];
  onLog: (contact: { chapter: PlacedFraternity; channel: Channel; role: ContactRole }) => void;
  onEdit: (contact: { key: string; role: HeldRole }) => void;
  onSchedule: (chapter: PlacedFraternity) => void;
};

/** How the editing of a contact ended; `unchanged`: it was saved as it was. */
export type EditEnd = 'changed' | 'unchanged' | 'canceled';

type EditedContact = { role: HeldRole; onEdited: (how: EditEnd) => void };

type Props = RowActions & {
  chapter: PlacedFraternity;
  today: string;
  waiting: boolean;
  picked: boolean;
  /** Whether all contacts that want confirming are shown, not only the best one. */
  confirming: boolean;
  /** The contact that is edited in place; `onEdited` is called when it is saved or canceled. */
  editing: EditedContact | null;
  /** A heading above this row, where a part of the list begins. */
  heading?: string | undefined;
};

/** A chapter of a list: what stands, what was said last, what comes next, and every way to reach it. */
export const ChapterRow = memo(function ChapterRow(props: Props) {
  const { chapter, today, waiting, picked, confirming, editing, heading, readNewest, ...actions } = props;
  const { collegeId, name, letters, status, owner, active } = chapter;
  const id = useId();
  const college = useCollegeName(collegeId, chapter.collegeName);
  const title = chapterTitle(chapter, college);
  const contacts = contactsOf(chapter, today);
  const best = bestContact(chapter, today);
  const stale = contacts.filter((contact) => contact.stale);
  const shown =
    confirming && stale.length > 0 ? stale : contacts.filter((contact) => contact.role === best?.role);
  const role = best?.role ?? 'rushChair';
  const key = chapterKey(chapter);
  const busy = useIsBusy(key);
  const log = (channel: Channel) => actions.onLog({ chapter, channel, role: best?.role ?? 'other' });
  return (
    <li
      className={`${consoleLayout.framed} ${styles.row}`}
      aria-labelledby={`${id}-name ${id}-college`}
      data-place={key}
      data-picked={picked || undefined}
      data-confirming={confirming || undefined}
      aria-busy={busy || undefined}
    >
      {heading && <p className={styles.heading}>{heading}</p>}
      <PickBox id={key} name={title} picked={picked} onPick={actions.onPick} />
      <div className={styles.chapter}>
        <h2 className={styles.name}>
          <Link
            id={`${id}-name`}
            aria-labelledby={`${id}-name ${id}-college`}
            data-row
            to={staffPaths.chapter(collegeId, chapter.id)}
          >
            <strong>{name || 'No name'}</strong>{' '}
            {letters && <span className={styles.letters}>{letters}</span>}
          </Link>
        </h2>
        <p className={`${consoleLayout.line02} ${styles.facts}`}>
          <OutreachBadge status={status} />
          <span className={styles.college} title={college}>
            <span id={`${id}-college`} className="visually-hidden">
              {college}
            </span>
            <span aria-hidden="true">{shortSchoolName(college)}</span>
          </span>
          {!active && <Badge>Inactive</Badge>}
          {owner && <Badge tone="blue">{owner}</Badge>}
          {hasDeclined(chapter, today) && <DeclinedBadge chapter={chapter} title={title} />}
          {waiting && (
            <span className={`${consoleLayout.late} ${styles.waiting}`}>
              <SavedHere />
            </span>
          )}
        </p>
      </div>
      <div className={styles.last}>
        <LastContact chapter={chapter} today={today} readNewest={readNewest} />
      </div>
      <div className={styles.next}>
        <NextStep
          collegeId={collegeId}
          fraternity={chapter}
          today={today}
          title={title}
          className={styles.step}
        />
      </div>
      <div className={styles.people}>
        <ContactCell
          chapter={chapter}
          title={title}
          contacts={shown}
          best={best}
          confirming={confirming}
          today={today}
          onEdit={(edited) => actions.onEdit({ key, role: edited })}
          onTake={log}
        />
      </div>
      <div className={styles.actions}>
        <Button tone="plain" aria-label={`Log a contact with ${title}`} onClick={() => log('call')}>
          Log
        </Button>
        <Menu
          name={`More about ${title}`}
          items={[
            { label: 'Edit contact', run: () => actions.onEdit({ key, role }) },
            { label: 'Schedule Event', run: () => actions.onSchedule(chapter) },
          ]}
        >
          ⋯
        </Menu>
        {busy && <span className={styles.saving}>Saving…</span>}
      </div>
      {editing && <RowEditor chapter={chapter} editing={editing} />}
    </li>
  );
});

function RowEditor({ chapter, editing }: { chapter: PlacedFraternity; editing: EditedContact }) {
  return (
    <div className={styles.editor}>
      <LiveContactEditor
        key={editing.role}
        collegeId={chapter.collegeId}
        fraternity={chapter}
        role={editing.role}
        onClose={() => editing.onEdited('canceled')}
        onSaved={(changed) => editing.onEdited(changed ? 'changed' : 'unchanged')}
      />
    </div>
  );
}
