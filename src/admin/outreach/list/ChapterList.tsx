import { type ReactNode, type RefObject, useMemo, useReducer, useState } from 'react';
import type { WatchedList } from '../../../data/source.ts';
import type { PlacedFraternity } from '../../../data/staff/fraternities.ts';
import type { Channel, ContactRole } from '../../../domain/outreach/outreachSchema.ts';
import { useRowFocus } from '../../../hooks/focus/useRowFocus.ts';
import { LiveList } from '../../parts/LiveList.tsx';
import { goThroughBoxes } from '../../parts/selection/goThroughBoxes.ts';
import { useWideSelection } from '../../parts/selection/useWideSelection.ts';
import { chapterKey } from '../chapterKey.ts';
import { chapterTitle } from '../chapterTitle.ts';
import { LogDialog } from '../log/LogDialog.tsx';
import { noteOwnChange } from '../ownChanges.ts';
import { ScheduleDialog } from '../schedule/ScheduleDialog.tsx';
import { useQuickPress } from '../useQuickPress.ts';
import { ChaptersHead } from './ChaptersHead.tsx';
import { byReach, nextIn } from './nextChapter.ts';
import styles from './Outreach.module.css';
import { bestContact } from './row/bestContact.ts';
import { ChapterRow } from './row/ChapterRow.tsx';
import { knownNewest, type ReadNewest } from './row/useNewestEntry.ts';
import { useEditing } from './useEditing.ts';

type Props = {
  label: string;
  list: WatchedList<PlacedFraternity>;
  /** Whether those with a way to reach them come first, the others apart. */
  reachFirst?: boolean;
  /** Whether all contacts that want confirming are shown. */
  confirming?: boolean;
  today: string;
  /** The number of chapters, in words. */
  count: string;
  /** The message when there are none. */
  empty: ReactNode;
  /** What the list is about. */
  about?: string;
  readNewest: ReadNewest;
  /** Reads all that the list is of; left out where the list has them. */
  readAll?: (onRead: (count: number) => void) => Promise<readonly PlacedFraternity[]>;
  onMore: () => void;
};

const readNone = async () => [];
const failed = 'Failed to load the other chapters. Please try again.';

/** The heading of the page, which gets the focus when the last row has left the list. */
const pageHeading: RefObject<HTMLElement | null> = {
  get current() {
    return document.querySelector<HTMLElement>('main h1');
  },
};

type Opened = { chapter: PlacedFraternity; channel: Channel; role: ContactRole };
/** The contact that is being logged, with the order of the list when it was opened. */
type Logging = Opened & { order: readonly string[] };

/** The chapters of a list with everything a call needs, and the actions for several of them. */
export function ChapterList(props: Props) {
  const { label, list, reachFirst = false, confirming = false, today, count, about, empty } = props;
  const { editing, items, edit, edited } = useEditing({ items: list.items, confirming, today });
  const parts = useMemo(() => byReach(items), [items]);
  const shown = useMemo(
    () => (reachFirst ? [...parts.reachable, ...parts.unknown] : items),
    [reachFirst, parts, items],
  );
  const keys = useMemo(() => shown.map(chapterKey), [shown]);
  // Here and not in the row: the row may leave the list meanwhile.
  const [logging, log] = useReducer(
    (_: Logging | null, opened: Opened | null) => opened && { ...opened, order: keys },
    null,
  );
  const [scheduling, setScheduling] = useState<PlacedFraternity | null>(null);
  const selection = useWideSelection(shown, {
    keyOf: chapterKey,
    readAll: props.readAll ?? readNone,
    failed,
  });
  const { picking } = selection;
  const { list: rows, handlers } = useRowFocus<HTMLUListElement>(keys, pageHeading);
  const guard = useQuickPress(rows, shown);
  const apart = reachFirst && parts.reachable.length > 0 ? parts.unknown[0] : undefined;
  const next = logging && nextIn(shown, logging.order, chapterKey(logging.chapter));

  return (
    <>
      <LiveList
        aria-label={label}
        list={list}
        shown={shown}
        things="chapters"
        head={
          <ChaptersHead count={count} about={about} shown={shown} selection={selection} more={list.more} />
        }
        empty={empty}
        rows={{
          ref: rows,
          className: styles.rows,
          onKeyDown: (event) => goThroughBoxes(event, picking),
          ...handlers,
          ...guard,
        }}
        row={(chapter) => {
          const key = chapterKey(chapter);
          return (
            <ChapterRow
              key={key}
              chapter={chapter}
              today={today}
              waiting={list.waiting.has(`colleges/${chapter.collegeId}/fraternities/${chapter.id}`)}
              picked={picking.picked.has(key)}
              confirming={confirming}
              editing={editing?.key === key ? { role: editing.role, onEdited: edited } : null}
              heading={chapter === apart ? 'No way to reach: no number, email or Instagram' : undefined}
              readNewest={props.readNewest}
              onPick={picking.pick}
              onLog={log}
              onEdit={edit}
              onSchedule={setScheduling}
            />
          );
        }}
        onMore={props.onMore}
      />
      {logging && (
        <LogDialog
          key={chapterKey(logging.chapter)}
          collegeId={logging.chapter.collegeId}
          fraternity={logging.chapter}
          channel={logging.channel}
          role={logging.role}
          today={today}
          newest={knownNewest(logging.chapter)}
          onClose={() => log(null)}
          {...(next && {
            next: {
              label: chapterTitle(next),
              open: () =>
                log({ chapter: next, channel: 'call', role: bestContact(next, today)?.role ?? 'other' }),
            },
          })}
        />
      )}
      {scheduling && (
        <ScheduleDialog
          collegeId={scheduling.collegeId}
          fraternity={scheduling}
          onClose={() => {
            setScheduling(null);
            noteOwnChange();
          }}
        />
      )}
    </>
  );
}
