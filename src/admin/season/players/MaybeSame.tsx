import { useMemo, useState } from 'react';
import type { Pair } from '../../../domain/season/joining/samePerson.ts';
import { likelyPairs, shownAlike } from '../../../domain/season/joining/samePerson.ts';
import { counted } from '../../../domain/text/counted.ts';
import { seasonName } from '../../../domain/time/seasonNames.ts';
import { useLive } from '../../../hooks/useLive.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import layout from '../../../ui/layout.module.css';
import staffLayout from '../../../ui/staffLayout.module.css';
import { useDirect } from '../parts/useDirect.ts';
import { useSeasonData } from '../parts/useSeasonData.ts';
import { JoinDialog } from './JoinDialog.tsx';
import styles from './Players.module.css';

/** How many records are read to look for pairs. */
const lookupLimit = 60;

/** Records that may be of one person: shown alike at one school, with different email addresses. */
export function MaybeSame({ season }: { season: string }) {
  const { resultsOfSeason, playersWithIds } = useSeasonData();
  const results = useLive(useMemo(() => resultsOfSeason(season), [resultsOfSeason, season]));
  const { run, busy, failure } = useDirect('look for records to join');
  const [pairs, setPairs] = useState<readonly Pair[] | null>(null);
  const [chosen, setChosen] = useState<Pair | null>(null);
  const nights = results.status === 'ready' ? results.data.items : [];

  async function look(): Promise<void> {
    const found = await run(() => playersWithIds(shownAlike(nights, lookupLimit)));
    if (found.done) setPairs(likelyPairs(found.value, nights));
  }

  return (
    <section className={layout.column3} aria-labelledby="same">
      <h2 id="same">One person, two records</h2>
      <p className={styles.hint}>
        Someone who signed up with two email addresses has two records, and their points are apart.
      </p>
      {results.status === 'ready' && nights.length === 0 && (
        <p className={styles.hint}>
          {seasonName(season)} has no results yet. Choose another season under Events to look through it.
        </p>
      )}
      {pairs === null ? (
        <p>
          <Button tone="plain" busy={busy} disabled={nights.length === 0} onClick={() => void look()}>
            Look through {seasonName(season)}
          </Button>
        </p>
      ) : (
        <p role="status">
          {pairs.length === 0
            ? `No two records of ${seasonName(season)} look like one person.`
            : `${counted(pairs.length, 'pair')} may be one person. Compare before you join.`}
        </p>
      )}
      <p role="alert" className={consoleLayout.failure}>
        {failure}
      </p>
      {pairs !== null && pairs.length > 0 && (
        <ul className={layout.stack2}>
          {pairs.map((pair) => (
            <li
              key={`${pair.one.id} ${pair.two.id}`}
              className={`${consoleLayout.bar24} ${layout.card} ${styles.pair}`}
            >
              <div>
                <p>
                  <strong>{pair.one.name}</strong>{' '}
                  <span className={staffLayout.wrappedNote}>{pair.one.email || 'No email'}</span>
                </p>
                <p>
                  <strong>{pair.two.name}</strong>{' '}
                  <span className={staffLayout.wrappedNote}>{pair.two.email || 'No email'}</span>
                </p>
                <Badge>{pair.why}</Badge>
              </div>
              <Button tone="plain" aria-haspopup="dialog" onClick={() => setChosen(pair)}>
                Compare
                <span className="visually-hidden">
                  {' '}
                  {pair.one.email} and {pair.two.email}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {chosen && (
        <JoinDialog
          kept={chosen.one}
          other={chosen.two}
          onJoined={() => setPairs((before) => before?.filter((pair) => pair !== chosen) ?? null)}
          onClose={() => setChosen(null)}
        />
      )}
    </section>
  );
}
