import { useMemo } from 'react';
import type { PagedList } from '../../../data/staff/reads/pagedList.ts';
import type { DirectoryCollege } from '../../../domain/colleges/collegeDirectory.ts';
import { chapterNames } from '../../../domain/fraternities/chapterNames.ts';
import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import type { TournamentRequest } from '../../../domain/requests/tournamentRequest.ts';
import { formatInstant } from '../../../domain/time/format.ts';
import { useLive } from '../../../hooks/useLive.ts';
import { staffPaths } from '../../../staffPaths.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Link } from '../../../ui/Link.tsx';
import layout from '../../../ui/layout.module.css';
import staffLayout from '../../../ui/staffLayout.module.css';
import { PartList } from './PartList.tsx';
import styles from './StaffChapterPage.module.css';

type Props = {
  chapter: Fraternity;
  college: DirectoryCollege;
  requests: (collegeName: string, names: readonly string[]) => PagedList<TournamentRequest>;
};

/** The tournament requests that visitors sent in a chapter's name, newest first. */
export function ChapterRequests({ chapter, college, requests }: Props) {
  const { name, letters } = chapter;
  const list = useMemo(
    () => requests(college.name, chapterNames({ name, letters })),
    [requests, college.name, name, letters],
  );
  const live = useLive(list.source);
  return (
    <PartList
      title="Requests"
      things="requests"
      live={live}
      onMore={list.more}
      nothing="No requests from this chapter yet."
      groups={(items) => [['', items]]}
      row={(request) => (
        <li key={request.id} className={`${staffLayout.line03} ${styles.line}`}>
          <Link to={staffPaths.staffRequest(request.id)}>{request.organizerName || 'Request'}</Link>
          <span className={layout.note}>{request.createdAt && formatInstant(request.createdAt)}</span>
          <Badge tone={request.status === 'pending' ? 'yellow' : 'gray'}>{request.status}</Badge>
        </li>
      )}
    />
  );
}
