import { useMemo } from 'react';
import type { Source, Watched } from '../../../data/source.ts';
import type { DirectoryCollege } from '../../../domain/colleges/collegeDirectory.ts';
import { schoolLetters } from '../../../domain/colleges/schoolLetters.ts';
import { instagramPage } from '../../../domain/fields/contactLinks.ts';
import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import { contactsOf } from '../../../domain/outreach/contacts.ts';
import type { Channel, ContactRole } from '../../../domain/outreach/outreachSchema.ts';
import { daysAgo } from '../../../domain/outreach/quiet.ts';
import { chapterIdOf } from '../../../domain/participants/placeOf.ts';
import { localDay } from '../../../domain/time/parse.ts';
import { seasonName, seasonOf } from '../../../domain/time/seasonNames.ts';
import { useLive } from '../../../hooks/useLive.ts';
import { SavedHere } from '../../../parts/SavedHere.tsx';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/Badge.tsx';
import formLayout from '../../../ui/formLayout.module.css';
import { Logo } from '../../../ui/Logo.tsx';
import { ChapterHistory } from '../contacts/ChapterHistory.tsx';
import { CampusClock } from '../log/CampusClock.tsx';
import { ChapterActions } from './ChapterActions.tsx';
import type { OpenDialog } from './ChapterDialogs.tsx';
import { ChapterStates } from './ChapterStates.tsx';
import { CollegeLink } from './CollegeLink.tsx';
import styles from './StaffChapterPage.module.css';

type Props = {
  collegeId: string;
  college: DirectoryCollege | null;
  chapter: Fraternity;
  gone: boolean;
  waiting: boolean;
  today: string;
  record: (season: string, id: string) => Source<Watched<true>>;
  onLog: (channel: Channel, role: ContactRole) => void;
  onOpen: (open: OpenDialog) => void;
};

/** The head of a chapter's page: who and where it is, how it stands, and what one does next. */
export function ChapterHead({ collegeId, college, chapter, gone, waiting, today, record, ...act }: Props) {
  const { name, letters, chapterName, size, lastContactAt } = chapter;
  const instagram = instagramPage(chapter.instagramLink, chapter.instagramUsername);
  const place = college?.location || chapter.state;
  const campus = { id: collegeId, name: college?.name ?? '', state: college?.state ?? chapter.state };
  const role = contactsOf(chapter, today)[0]?.role ?? 'other';
  return (
    <header className={styles.head}>
      <Logo
        name={college?.name ?? collegeId}
        src={college?.logoPath ?? null}
        letters={schoolLetters(college?.name ?? collegeId)}
        large
      />
      <div>
        <h2>
          {name || 'No name'} {letters && <span className={styles.letters}>{letters}</span>}
        </h2>
        <p className={styles.where}>
          <CollegeLink collegeId={collegeId} college={college} />
          {place && <span>{place}</span>}
          <CampusClock campus={campus} />
          {[chapterName, size !== null && `${size} members`].filter(Boolean).map((fact) => (
            <span key={String(fact)}>{fact}</span>
          ))}
        </p>
        <p className={styles.where}>
          <span>
            {lastContactAt
              ? `Last contact ${daysAgo(localDay(lastContactAt), today)}`
              : 'No contact logged yet'}
          </span>
          {instagram && (
            <a href={instagram} target="_blank" rel="noreferrer" onClick={() => act.onLog('Instagram', role)}>
              Instagram<span className="visually-hidden"> of {name}</span>
            </a>
          )}
          <PublicRecord collegeId={collegeId} chapter={chapter} today={today} record={record} />
          {waiting && (
            <Badge tone="yellow">
              <SavedHere />
            </Badge>
          )}
        </p>
        {!gone && <ChapterHistory collegeId={collegeId} chapter={chapter} />}
      </div>
      {gone ? (
        <p role="status" className={formLayout.alert}>
          Someone else deleted {name}.
        </p>
      ) : (
        <>
          <ChapterStates collegeId={collegeId} chapter={chapter} today={today} />
          <ChapterActions
            onLog={() => act.onLog('call', role)}
            onSchedule={() => act.onOpen({ dialog: 'schedule' })}
            onEdit={() => act.onOpen({ dialog: 'edit', before: chapter })}
            onDelete={() => act.onOpen({ dialog: 'delete' })}
          />
        </>
      )}
    </header>
  );
}

type RecordProps = Pick<Props, 'collegeId' | 'chapter' | 'today' | 'record'>;

/** A link to the chapter's public page of this season, when it has one. */
function PublicRecord({ collegeId, chapter, today, record }: RecordProps) {
  const season = seasonOf(today);
  const id = chapterIdOf(collegeId, chapter.name);
  const live = useLive(useMemo(() => record(season, id), [record, season, id]));
  if (live.status !== 'ready' || !live.data.item) return null;
  return (
    <a href={paths.chapter(id, season)} target="_blank" rel="noreferrer">
      Season {seasonName(season)}
      <span className="visually-hidden"> of {chapter.name}, public page</span>
    </a>
  );
}
