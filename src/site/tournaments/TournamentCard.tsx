import { useId } from 'react';
import { formatWhen } from '../../domain/time/format.ts';
import type { Tournament } from '../../domain/tournaments/tournament.ts';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import { defaultImage } from '../../ui/defaultImage.ts';
import cards from '../../ui/EventCard.module.css';
import { Image } from '../../ui/Image.tsx';
import styles from './TournamentCard.module.css';
import { TournamentEnter } from './TournamentEnter.tsx';

/** The colors of a tournament's status; gray for anything else (specification 4). */
const tones = new Map<string, BadgeTone>([
  ['completed', 'green'],
  ['upcoming', 'blue'],
]);

type Props = { tournament: Tournament /** Whether the page begins with it. */; first: boolean };

/** A tournament as a card (specification 2.5). */
export function TournamentCard({ tournament, first }: Props) {
  const titleId = useId();
  const { title, status, location, chapter, collegeName } = tournament;
  return (
    <article className={cards.card} aria-labelledby={titleId}>
      <div className={cards.media}>
        <Image src={tournament.imageUrl} fallback={defaultImage} width={640} height={360} first={first} />
        {status && (
          <p className={styles.status}>
            <Badge tone={tones.get(status) ?? 'gray'}>{status}</Badge>
          </p>
        )}
      </div>
      <div className={cards.body}>
        <h2 id={titleId}>{title || collegeName || 'Untitled Tournament'}</h2>
        <p className={cards.when}>
          <time dateTime={tournament.date ?? undefined}>{formatWhen(tournament)}</time>
        </p>
        <p className={cards.where}>{location || 'TBD'}</p>
        {chapter && <p className={cards.where}>{chapter}</p>}
        {status === 'completed' && <Results tournament={tournament} />}
        <div className={cards.enter}>
          <TournamentEnter tournament={tournament} titleId={titleId} />
        </div>
      </div>
    </article>
  );
}

function Results({ tournament: { winner, runnerUp } }: { tournament: Tournament }) {
  return (
    <dl className={styles.results}>
      <div>
        <dt>Winner</dt>
        <dd>{winner || 'TBD'}</dd>
      </div>
      <div>
        <dt>Runner-up</dt>
        <dd>{runnerUp || 'TBD'}</dd>
      </div>
    </dl>
  );
}
