import { useState } from 'react';
import type { StaffBoard } from '../../../data/staff/night.ts';
import { ticketTags } from '../../../domain/cross/ticketTags.ts';
import { listedPlayer } from '../../../domain/night/draw/closedList.ts';
import { seatLate } from '../../../domain/night/steps/seatMoves.ts';
import type { Participant } from '../../../domain/participants/participant.ts';
import { Button } from '../../../ui/Button.tsx';
import layout from '../../../ui/layout.module.css';
import type { DrawProps } from '../parts/nightProps.ts';
import { standing } from '../parts/standingNight.ts';
import { useAct } from '../parts/useAct.ts';
import styles from './Draw.module.css';
import { lateOnes } from './drawPeople.ts';

/** Who checked in after the list was closed, each with a button that gives them a seat. */
export function LatePeople({ event, night, people, secret }: DrawProps & { night: StaffBoard }) {
  const { act, busy } = useAct(event.id, night);
  const [seating, setSeating] = useState('');
  const late = lateOnes(night.board, { people, secret });
  if (late.length === 0) return null;

  async function seat(person: Participant): Promise<void> {
    setSeating(person.id);
    const tag = (await ticketTags(event.id, [person])).get(person.id) ?? '';
    await act(
      (latest, at) =>
        seatLate(standing(latest), secret, {
          id: person.id,
          tag,
          person: (no) => listedPlayer(person, no, people),
          at,
        }),
      {
        failed: `Failed to give ${person.name} a seat. Please try again.`,
        done: `${person.name} has a seat.`,
        undo: true,
      },
    );
  }

  return (
    <section className={`${layout.column3} ${layout.card} ${styles.late}`} aria-labelledby="late">
      <h3 id="late">
        {late.length === 1 ? '1 person' : `${late.length} people`} came after the list was closed
      </h3>
      <ul>
        {late.map((person) => (
          <li key={person.id}>
            <span>{person.name}</span>
            <Button tone="plain" busy={busy && seating === person.id} onClick={() => void seat(person)}>
              Give a seat<span className="visually-hidden"> to {person.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
