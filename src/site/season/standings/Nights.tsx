import { useRef, useState } from 'react';
import { hasPage } from '../../../domain/season/hasPage.ts';
import type { SeasonEvent } from '../../../domain/season/season.ts';
import { useFocusWhenThere } from '../../../hooks/focus/useFocusWhenThere.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import layout from '../../../ui/layout.module.css';
import { Day } from '../parts/NightLink.tsx';
import styles from './Nights.module.css';

/** How many nights are shown before someone asks for all of them. */
const first = 12;

/** The nights of a season, newest first, each with its champion. */
export function Nights({ events, season }: { events: readonly SeasonEvent[]; season: string }) {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const focusOn = useFocusWhenThere();
  const newest = [...events].reverse();
  const shown = all ? newest : newest.slice(0, first);
  const showAll = () => {
    setAll(true);
    focusOn(() => list.current?.children[first]?.querySelector('a'));
  };
  return (
    <>
      <ul ref={list} className={styles.nights}>
        {shown.map((night) => (
          <li key={night.id}>
            <h3>
              <Link to={paths.results(night.id)}>
                <bdi>{night.title || 'Tournament'}</bdi>
              </Link>
            </h3>
            <p className={layout.note}>
              <Day day={night.day} /> · {night.players} players
              {night.school && (
                <>
                  , <bdi>{night.school}</bdi>
                </>
              )}
            </p>
            <p data-personal>
              Won by <Winner night={night} season={season} />
            </p>
          </li>
        ))}
      </ul>
      {shown.length < newest.length && (
        <Button tone="plain" className={styles.more ?? ''} onClick={showAll}>
          Show all {newest.length} nights
        </Button>
      )}
    </>
  );
}

function Winner({ night: { winner, winnerId }, season }: { night: SeasonEvent; season: string }) {
  if (!winnerId || !hasPage(winner)) return <bdi>{winner || 'a player'}</bdi>;
  return (
    <Link to={paths.player(winnerId, season)}>
      <bdi>{winner}</bdi>
    </Link>
  );
}
