import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useCollege } from '../../parts/useCollege.ts';
import { ChapterView } from './ChapterView.tsx';
import { chapterSources } from './chapterSources.ts';

/** The page of one chapter: everything that a caller knows of it and does with it. */
function ChapterPage() {
  const { collegeId = '', fraternityId = '' } = useParams();
  return (
    <OneChapter key={`${collegeId}/${fraternityId}`} collegeId={collegeId} fraternityId={fraternityId} />
  );
}

type Props = { collegeId: string; fraternityId: string };

function OneChapter({ collegeId, fraternityId }: Props) {
  const sources = useMemo(() => chapterSources(collegeId, fraternityId), [collegeId, fraternityId]);
  const college = useCollege(collegeId);
  return <ChapterView collegeId={collegeId} college={college} sources={sources} />;
}

export { ChapterPage as Component };
