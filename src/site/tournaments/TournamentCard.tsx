import { useId } from 'react';
import { schoolLine } from '../../domain/colleges/schoolLine.ts';
import { illustration } from '../../domain/images/illustration.ts';
import { formatSoon } from '../../domain/time/format.ts';
import type { Tournament } from '../../domain/tournaments/tournament.ts';
import { useToday } from '../../hooks/useToday.ts';
import { paths } from '../../paths.ts';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import { defaultImage } from '../../ui/defaultImage.ts';
import cards from '../../ui/EventCard.module.css';
import { CardWhen } from '../../ui/EventCardFace.tsx';
import { Image } from '../../ui/Image.tsx';
import { Link } from '../../ui/Link.tsx';
import { LiveLink } from '../events/LiveLink.tsx';
import styles from './TournamentCard.module.css';
import { TournamentEnter } from './TournamentEnter.tsx';

/** The colors of a tournament's status; gray for anything else (specification 4). */
const tones = new Map<string, BadgeTone>([
  ['completed', 'green'],
  ['upcoming', 'blue'],
]);

type Props = { tournament: Tournament /** Whether the page begins with it. */; first: boolean };

/** A tournament as a card (specification 2.5). Its title links to its event; the winner stands above. */
export function TournamentCard({ tournament, first }: Props) {
  const titleId = useId();
  const today = useToday();
  const { id, status, location, chapter, collegeName, winner } = tournament;
  const completed = status === 'completed';
  const title = tournament.title || collegeName || 'Untitled Tournament';
  const school = schoolLine(collegeName, title);
  return (
    <article className={`${cards.card} ${cards.row}`} aria-labelledby={titleId}>
      <div className={cards.media}>
        <Image
          src={tournament.imageUrl || illustration(id)}
          fallback={defaultImage}
          width={640}
          height={360}
          first={first}
        />
        {status && (
          <p className={styles.status}>
            <Badge tone={tones.get(status) ?? 'gray'}>{status}</Badge>
          </p>
        )}
      </div>
      <div className={cards.body}>
        {school && <p className={cards.school}>{school}</p>}
        {completed && <Results tournament={tournament} />}
        <h2 id={titleId} className={completed && winner ? styles.title : undefined}>
          <Link to={paths.event(id)}>{title}</Link>
        </h2>
        <CardWhen
          event={tournament}
          row={completed ? dayAndPlace(tournament, today) : formatSoon(tournament, today)}
        />
        <p className={cards.where}>{location || 'TBD'}</p>
        {chapter && <p className={cards.where}>{chapter}</p>}
        <div className={cards.enter}>
          <LiveLink tournament={tournament} titleId={titleId} />
          <TournamentEnter tournament={tournament} titleId={titleId} />
        </div>
      </div>
    </article>
  );
}

/** Once it is over, its hour is of no use. */
function dayAndPlace({ date, location }: Tournament, today: string): string {
  return [formatSoon({ date, time: '' }, today), location].filter(Boolean).join(' · ');
}

function Results({ tournament: { winner, runnerUp, board } }: { tournament: Tournament }) {
  return (
    <dl className={styles.results}>
      <div>
        <dt>Winner</dt>
        <dd className={winner && styles.winner}>{winner || 'TBD'}</dd>
      </div>
      {/* Published places without a runner-up won't get one: the first place is shared. */}
      {(runnerUp || board !== 'results') && (
        <div>
          <dt>Runner-up</dt>
          <dd>{runnerUp || 'TBD'}</dd>
        </div>
      )}
    </dl>
  );
}
