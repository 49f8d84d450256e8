import { useMemo } from 'react';
import type { PlayerSeason } from '../../../domain/season/playerSeason.ts';
import { useLoaded } from '../../../hooks/useLoaded.ts';

import { paths } from '../../../paths.ts';
import layout from '../../../ui/layout.module.css';
import { SharePicture } from '../../results/share/SharePicture.tsx';
import type { PageProps } from '../../routing/page.ts';
import { GroupLink } from '../parts/GroupLink.tsx';
import { RecordPage } from '../parts/RecordPage.tsx';
import { SeasonHead } from '../parts/SeasonHead.tsx';
import styles from '../parts/SeasonPage.module.css';
import type { Seasons } from '../seasonRecord.ts';
import { HideName } from './HideName.tsx';
import { PlayerResults } from './PlayerResults.tsx';
import type { PlaceBeyond } from './placeBeyond.ts';
import type { PlayerData } from './playerData.ts';

/** A player in a season: every result, and which of them count. */
function PlayerPage({ data, reload }: PageProps<PlayerData>) {
  return (
    <RecordPage
      data={data}
      onRetry={reload}
      kind="Player"
      about="A player's season on the tour: every result, and which of them count."
      to={paths.player}
      missing="This player has no results in this season, prefers not to be named, or the link is incomplete."
    >
      {(player, seasons) => <Player player={player} seasons={seasons} />}
    </RecordPage>
  );
}

function Player({ player, seasons }: { player: PlayerSeason; seasons: Seasons }) {
  const { results, school, schoolId, chapter, chapterId, ...facts } = player;
  const beyond = usePlaceBeyond(player);
  return (
    <article>
      <meta name="robots" content="noindex" />
      <SeasonHead
        {...facts}
        {...(beyond?.place && beyond)}
        {...seasons}
        kicker="Player"
        suit="heart"
        facts={[['Nights', results.length]]}
      >
        <GroupLink kind="school" id={schoolId} name={school} season={seasons.linked} />
        {chapter && ', '}
        <GroupLink kind="chapter" id={chapterId} name={chapter} season={seasons.linked} />
      </SeasonHead>
      <div className={`${layout.stack812} ${layout.wide} ${styles.page}`}>
        <div className={styles.main}>
          <PlayerResults results={results} linked={seasons.linked} />
          <ShareBest name={player.name} results={results} />
          <HideName address={location.origin + paths.player(player.id)} />
        </div>
      </div>
    </article>
  );
}

/** Shares the best result as a picture. Whether a first place was shared isn't known here: it stays '1st'. */
function ShareBest({ name, results }: Pick<PlayerSeason, 'name' | 'results'>) {
  const [best] = [...results].sort((one, two) => two.points - one.points || one.place - two.place);
  if (!best) return null;
  return (
    <SharePicture row={{ ...best, name, no: 0 }} results={{ ...best, rows: [] }} label="Share as picture" />
  );
}

/** Returns the place of a player whom the standings don't list. It's a read more, so nobody else asks. */
function usePlaceBeyond(player: PlayerSeason): PlaceBeyond | null | undefined {
  const isBeyond = player.place === null && player.points > 0;
  const load = useMemo(
    () => () => import('./placeBeyond.ts').then(({ placeBeyond }) => placeBeyond(player)).catch(() => null),
    [player],
  );
  return useLoaded(isBeyond ? load : null);
}

export { PlayerPage as Component };
