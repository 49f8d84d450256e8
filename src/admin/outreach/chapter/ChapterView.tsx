import { useRef, useState } from 'react';
import type { DirectoryCollege } from '../../../domain/colleges/collegeDirectory.ts';
import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import type { Channel, ContactRole } from '../../../domain/outreach/outreachSchema.ts';
import { useFocusKept } from '../../../hooks/focus/useFocusKept.ts';
import { useLive } from '../../../hooks/useLive.ts';
import { useToday } from '../../../hooks/useToday.ts';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { FailedNotice } from '../../../ui/FailedNotice.tsx';
import layout from '../../../ui/layout.module.css';
import { Notice } from '../../../ui/Notice.tsx';
import recordLayout from '../../../ui/recordLayout.module.css';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { BackLink } from '../../parts/BackLink.tsx';
import { StoredNote } from '../../parts/StoredNote.tsx';
import { useTabTitle } from '../../parts/tabTitle.ts';
import { useQuickPress } from '../useQuickPress.ts';
import { ChapterDialogs, type OpenDialog } from './ChapterDialogs.tsx';
import { ChapterEvents } from './ChapterEvents.tsx';
import { ChapterHead } from './ChapterHead.tsx';
import { ChapterRequests } from './ChapterRequests.tsx';
import { CollegeLink } from './CollegeLink.tsx';
import { Contacts } from './Contacts.tsx';
import { cameFrom } from './cameFrom.ts';
import type { ChapterSources } from './chapterSources.ts';
import styles from './StaffChapterPage.module.css';
import { StepPanel } from './StepPanel.tsx';
import { Timeline } from './Timeline.tsx';

type Props = {
  collegeId: string;
  /** Null while its record loads. */
  college: DirectoryCollege | null;
  sources: ChapterSources;
};

/** A chapter with its states: loading, failed, missing, deleted while someone works with it. */
export function ChapterView({ collegeId, college, sources }: Props) {
  const live = useLive(sources.chapter);
  const item = live.status === 'ready' ? live.data.item : null;
  const [known, setKnown] = useState<Fraternity | null>(null);
  if (item && item !== known) setKnown(item);
  const chapter = item ?? known;
  const gone = live.status === 'ready' && !item && !live.data.fromCache;
  const back = cameFrom();
  useTabTitle(chapter ? [chapter.name, college?.name ?? ''].filter(Boolean).join(' · ') : '');
  useFocusKept(`${live.status} ${gone} ${chapter?.declinedOn}`);
  return (
    <div className={consoleLayout.topColumn4}>
      <p className={recordLayout.back}>
        <BackLink to={back.to}>{back.label}</BackLink>
      </p>
      {live.status === 'loading' && !chapter && <Loading />}
      {live.status === 'error' && (
        <FailedNotice message="Failed to load the chapter. Please try again later." onRetry={live.retry} />
      )}
      {live.status === 'ready' && !chapter && (
        <Missing isKnown={gone} collegeId={collegeId} college={college} />
      )}
      {live.status !== 'error' && chapter && (
        <Chapter
          collegeId={collegeId}
          college={college}
          chapter={chapter}
          gone={gone}
          waiting={live.status === 'ready' && live.data.waiting.size > 0}
          stored={live.status === 'ready' && live.data.fromCache}
          sources={sources}
        />
      )}
    </div>
  );
}

type ChapterProps = Props & { chapter: Fraternity; gone: boolean; waiting: boolean; stored: boolean };

function Chapter({ collegeId, college, chapter, waiting, stored, sources, ...live }: ChapterProps) {
  const today = useToday();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const work = useRef<HTMLDivElement>(null);
  const guard = useQuickPress(work, chapter);
  // Whoever deletes it here sees it go before the server has answered.
  const gone = live.gone && open?.dialog !== 'delete';
  const onLog = (channel: Channel, role: ContactRole) => setOpen({ dialog: 'log', channel, role });
  const given = { collegeId, chapter, today };
  return (
    <>
      {stored && <StoredNote />}
      <ChapterHead
        {...given}
        college={college}
        gone={gone}
        waiting={waiting}
        record={sources.record}
        onLog={onLog}
        onOpen={setOpen}
      />
      <div className={`${layout.column4} ${styles.columns}`}>
        <div ref={work} className={`${consoleLayout.topColumn4} ${styles.column}`} {...guard}>
          {!gone && <StepPanel {...given} />}
          <Contacts {...given} gone={gone} onLog={onLog} />
        </div>
        {!gone && (
          <>
            <div className={`${consoleLayout.topColumn4} ${styles.story}`}>
              <Timeline {...given} log={sources.log} />
            </div>
            <div className={`${consoleLayout.topColumn4} ${styles.column}`}>
              <ChapterEvents chapter={chapter} events={sources.events} today={today} />
              {college && <ChapterRequests chapter={chapter} college={college} requests={sources.requests} />}
            </div>
          </>
        )}
      </div>
      {open && <ChapterDialogs {...given} gone={gone} open={open} onOpen={setOpen} />}
    </>
  );
}

/** The shape of the page, so that nothing moves when the chapter is there. */
function Loading() {
  return (
    <>
      <p role="status" className="visually-hidden">
        Loading the chapter...
      </p>
      <Skeleton width="60%" height="4rem" />
      <Skeleton height="2.75rem" />
      <Skeleton height="20rem" />
    </>
  );
}

type MissingProps = Pick<Props, 'collegeId' | 'college'> & { isKnown: boolean };

function Missing({ isKnown, collegeId, college }: MissingProps) {
  if (!isKnown) {
    return (
      <Notice>
        <p>You're offline, and this chapter isn't saved on this device yet.</p>
      </Notice>
    );
  }
  return (
    <Notice>
      <p>This chapter doesn't exist. It may have been deleted or never added.</p>
      <p>
        <CollegeLink collegeId={collegeId} college={college} />
      </p>
    </Notice>
  );
}
