import type { Activity } from '../../domain/activeColleges.ts';
import type { DirectoryCollege } from '../../domain/collegeDirectory.ts';
import { CollegeCard } from './CollegeCard.tsx';
import styles from './CollegesPage.module.css';

type Props = {
  colleges: readonly DirectoryCollege[];
  /** Those of them that are found. */
  shown: readonly DirectoryCollege[];
  byConference: boolean;
  activities: ReadonlyMap<string, Activity> | undefined;
  onOpen: (collegeId: string) => void;
};

/** The cards, under the names of their conferences where these make the order. */
export function CollegeGrid({ colleges, shown, byConference, activities, onOpen }: Props) {
  const found = new Set(shown);
  const conferences = byConference ? [...new Set(colleges.map(({ conference }) => conference))] : [''];
  return conferences.map((conference) => {
    const members = byConference ? colleges.filter((college) => college.conference === conference) : colleges;
    const count = members.filter((college) => found.has(college)).length;
    return (
      <section key={conference} aria-label={conference || 'Colleges'} hidden={count === 0}>
        {byConference && (
          <h2 className={styles.conference}>
            {conference || 'No conference'} <span>{count}</span>
          </h2>
        )}
        <ul className={styles.grid}>
          {members.map((college) => (
            <CollegeCard
              key={college.id}
              college={college}
              hidden={!found.has(college)}
              activity={activities?.get(college.id)}
              onOpen={onOpen}
            />
          ))}
        </ul>
      </section>
    );
  });
}
