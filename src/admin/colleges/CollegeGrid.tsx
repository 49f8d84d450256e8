import type { Activity } from '../../domain/colleges/activeColleges.ts';
import type { DirectoryCollege } from '../../domain/colleges/collegeDirectory.ts';
import { conferenceSizes } from '../../domain/colleges/collegeOrder.ts';
import { CollegeCard } from './CollegeCard.tsx';
import styles from './CollegesPage.module.css';
import { useGrowing } from './useGrowing.ts';

type Props = {
  colleges: readonly DirectoryCollege[];
  /** Identifies the list, so that another one starts over. */
  list: string;
  byConference: boolean;
  activities: ReadonlyMap<string, Activity> | undefined;
  onOpen: (collegeId: string) => void;
};

/**
 * The cards, under the names of their conferences when sorted by conference. More are drawn while scrolling.
 */
export function CollegeGrid({ colleges, list, byConference, activities, onOpen }: Props) {
  const { limit, end } = useGrowing(list);
  const drawn = colleges.slice(0, limit);
  const conferences = byConference ? [...new Set(drawn.map(({ conference }) => conference))] : [''];
  const sizes = conferenceSizes(byConference ? colleges : []);
  return (
    <>
      {conferences.map((conference) => (
        <section key={conference} aria-label={conference || 'Colleges'}>
          {byConference && (
            <h2 className={styles.conference}>
              {conference || 'No conference'} <span>{sizes.get(conference)}</span>
            </h2>
          )}
          <ul className={styles.grid}>
            {drawn
              .filter((college) => !byConference || college.conference === conference)
              .map((college) => (
                <CollegeCard
                  key={college.id}
                  college={college}
                  activity={activities?.get(college.id)}
                  onOpen={onOpen}
                />
              ))}
          </ul>
        </section>
      ))}
      {drawn.length < colleges.length && <div ref={end} className={styles.end} />}
    </>
  );
}
