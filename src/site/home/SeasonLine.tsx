import { useEffect, useRef, useState } from 'react';
import type { LeaderWords } from '../../domain/season/standing/leaderWords.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/Link.tsx';
import styles from './SeasonLine.module.css';

/** One line with the school that leads the season. It is read when its place, kept free, comes into view. */
export function SeasonLine() {
  const place = useRef<HTMLParagraphElement>(null);
  const [leader, setLeader] = useState<LeaderWords | null>(null);
  useEffect(() => {
    const watched = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watched.disconnect();
      import('./seasonLeader.ts')
        .then(async (module) => setLeader(await module.seasonLeader()))
        .catch(() => {});
    });
    if (place.current) watched.observe(place.current);
    return () => watched.disconnect();
  }, []);
  return (
    <p ref={place} className={styles.line}>
      {leader && (
        <>
          <b>{leader.name}</b> {leader.leads}. <Link to={paths.standings()}>See the standings</Link>
        </>
      )}
    </p>
  );
}
