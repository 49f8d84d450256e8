import { paths } from '../../../paths.ts';
import { Link } from '../../../ui/Link.tsx';
import layout from '../../../ui/layout.module.css';
import type { PageProps } from '../../routing/page.ts';
import { GroupNights } from '../parts/GroupNights.tsx';
import { GroupPeople } from '../parts/GroupPeople.tsx';
import { GroupResults } from '../parts/GroupResults.tsx';
import { RecordPage } from '../parts/RecordPage.tsx';
import { SeasonHead } from '../parts/SeasonHead.tsx';
import styles from '../parts/SeasonPage.module.css';
import { SchoolChapters } from './SchoolChapters.tsx';
import type { SchoolData } from './schoolData.ts';

/** A school in a season: the results that count, its players, chapters and nights. */
function SchoolPage({ data, reload }: PageProps<SchoolData>) {
  return (
    <RecordPage
      data={data}
      onRetry={reload}
      kind="School"
      about="A school's season on the tour: the results that count, its players, chapters and nights."
      to={paths.school}
      missing="Nobody has played for this school in this season, or the link is incomplete."
    >
      {({ results, people, played, best, ofOneNight, nights, chapters, ...school }, seasons) => (
        <article>
          <SeasonHead
            {...school}
            {...seasons}
            kicker="School"
            tab="schools"
            suit="spade"
            facts={[
              ['Players', played],
              ['Nights hosted', nights.length],
            ]}
          >
            <Link to={paths.found('college', school.id)}>Events on campus</Link>
          </SeasonHead>
          <div className={`${layout.stack812} ${layout.wide} ${styles.page}`}>
            <div className={styles.main}>
              <GroupResults {...{ results, best, ofOneNight }} linked={seasons.linked} />
              <GroupPeople people={people} played={played} linked={seasons.linked} />
            </div>
            <div className={styles.side}>
              <SchoolChapters chapters={chapters} linked={seasons.linked} />
              <GroupNights title="Nights on campus" nights={nights} />
            </div>
          </div>
        </article>
      )}
    </RecordPage>
  );
}

export { SchoolPage as Component };
