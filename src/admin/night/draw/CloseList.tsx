import { useState } from 'react';
import { closedList } from '../../../domain/night/draw/closedList.ts';
import { fewestPlayers } from '../../../domain/night/format/nightShape.ts';
import { signUpState } from '../../../domain/signUp/signUp.ts';
import { staffPaths } from '../../../staffPaths.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonGroup } from '../../../ui/ButtonGroup.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import formLayout from '../../../ui/formLayout.module.css';
import { Link } from '../../../ui/Link.tsx';
import layout from '../../../ui/layout.module.css';
import staffLayout from '../../../ui/staffLayout.module.css';
import { useNow } from '../../parts/history/useNow.ts';
import type { DrawProps } from '../parts/nightProps.ts';
import { planDraft } from '../parts/planDrafts.ts';
import styles from './Draw.module.css';
import { LackingPeople } from './LackingPeople.tsx';
import { useClose } from './useClose.ts';

type Who = 'here' | 'all';

/** Closes the list: who is in the draw, what is to be fixed first, and what everybody can see then. */
export function CloseList(props: DrawProps) {
  const { event, people, unchecked } = props;
  const { close, busy } = useClose(props);
  const here = people.filter(({ checkedIn }) => checkedIn);
  const [who, setWho] = useState<Who>('here');
  const chosen = who === 'here' ? here : people;
  const isOpen = signUpState(event, new Date(useNow())) === 'open';
  const { fixed, apart } = closedList(chosen, 7);
  if (event.board === 'results') return <PublishedAlready eventId={event.id} />;
  return (
    <section className={layout.column4} aria-labelledby="close">
      <h3 id="close">Close the list</h3>
      <ButtonGroup<Who>
        label="Who is in the draw"
        className={`${consoleLayout.wrap2} ${formLayout.chosen} ${styles.choices}`}
        options={[
          ['here', `Checked in: ${here.length}`],
          ['all', `Everyone on the list: ${people.length}`],
        ]}
        value={who}
        onChange={setWho}
      />
      <LackingPeople event={event} people={chosen} />
      {(fixed.length > 0 || apart.length > 0) && <p>{keptText(fixed.length, apart.length)}</p>}
      {chosen.length < fewestPlayers ? (
        <p className={staffLayout.warning}>
          {chosen.length === 0 ? 'No one' : `Only ${chosen.length}`}{' '}
          {who === 'here' ? 'checked in' : 'on the list'}. A night needs {fewestPlayers} players.{' '}
          <Link to={staffPaths.participants(event.id)}>Go to the door</Link>
        </p>
      ) : (
        <>
          {planDraft(event.id).get() && (
            <p className={staffLayout.warning}>
              Your changes to the plan aren't saved.{' '}
              <Link to={staffPaths.night(event.id)}>Save them first</Link>
            </p>
          )}
          <p className={layout.muted}>
            This publishes the numbered list with names as each person agreed, and a promise of the draw that
            no one can change afterward.
          </p>
          {isOpen && <p>Sign-up on this site ends now.</p>}
          <WaitingNote event={event} />
          {unchecked && (
            <p className={layout.muted} role="status">
              We can't see yet who asked to be hidden at every night: we haven't reached the server.
            </p>
          )}
          <p>
            <Button busy={busy} onClick={() => void close(chosen)}>
              Close the list with {chosen.length}
            </Button>
          </p>
        </>
      )}
    </section>
  );
}

/** Says who isn't in the draw, since they are on no list. */
function WaitingNote({ event: { id, line } }: Pick<DrawProps, 'event'>) {
  if (line.waiting === 0) return null;
  return (
    <p className={staffLayout.warning}>
      {line.waiting === 1 ? '1 is waiting' : `${line.waiting} are waiting`} and won't be drawn.{' '}
      <Link to={staffPaths.participants(id)}>Go to the waiting list</Link>
    </p>
  );
}

/** Says that a night with places from a list has to give them back before its tables can be drawn. */
function PublishedAlready({ eventId }: { eventId: string }) {
  return (
    <section className={layout.column4} aria-labelledby="close">
      <h3 id="close">Close the list</h3>
      <p>
        The results of this night are published from a list.{' '}
        <Link to={staffPaths.typedPlaces(eventId)}>Take them back</Link> before you draw tables.
      </p>
    </section>
  );
}

/** Says how many seats are fixed and how many pairs are kept apart. */
function keptText(fixed: number, apart: number): string {
  const seats = fixed > 0 && `${fixed} ${fixed === 1 ? 'seat is' : 'seats are'} fixed`;
  const pairs = apart > 0 && `${apart} ${apart === 1 ? 'pair is' : 'pairs are'} kept apart`;
  return `${[seats, pairs].filter(Boolean).join(', ')}.`;
}
