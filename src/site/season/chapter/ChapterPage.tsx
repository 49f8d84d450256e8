import { paths } from '../../../paths.ts';
import layout from '../../../ui/layout.module.css';
import type { PageProps } from '../../routing/page.ts';
import { GroupLink } from '../parts/GroupLink.tsx';
import { GroupNights } from '../parts/GroupNights.tsx';
import { GroupPeople } from '../parts/GroupPeople.tsx';
import { GroupResults } from '../parts/GroupResults.tsx';
import { RecordPage } from '../parts/RecordPage.tsx';
import { SeasonHead } from '../parts/SeasonHead.tsx';
import styles from '../parts/SeasonPage.module.css';
import type { ChapterData } from './chapterData.ts';

/** A chapter in a season: the results that count, its players, and the nights that it hosted. */
function ChapterPage({ data, reload }: PageProps<ChapterData>) {
  return (
    <RecordPage
      data={data}
      onRetry={reload}
      kind="Chapter"
      about="A chapter's season on the tour: the results that count, its players, and the nights it hosted."
      to={paths.chapter}
      missing="Nobody has played for this chapter in this season, or the link is incomplete."
    >
      {({ results, people, played, best, ofOneNight, nights, school, schoolId, ...chapter }, seasons) => (
        <article>
          <SeasonHead
            {...chapter}
            {...seasons}
            kicker="Chapter"
            tab="chapters"
            suit="club"
            facts={[
              ['Players', played],
              ['Nights hosted', nights.length],
            ]}
          >
            <GroupLink kind="school" id={schoolId} name={school} season={seasons.linked} />
          </SeasonHead>
          <div className={`${layout.stack812} ${layout.wide} ${styles.page}`}>
            <div className={styles.main}>
              <GroupResults {...{ results, best, ofOneNight }} linked={seasons.linked} />
              <GroupPeople people={people} played={played} linked={seasons.linked} />
            </div>
            <div className={styles.side}>
              <GroupNights title="Nights it hosted" nights={nights} />
            </div>
          </div>
        </article>
      )}
    </RecordPage>
  );
}

export { ChapterPage as Component };
