import { useCallback, useId, useRef, useState } from 'react';
import type { WatchedList } from '../../../../data/source.ts';
import type { StaffEvent } from '../../../../data/staff/events.ts';
import { nextCalled } from '../../../../domain/participants/line/calling.ts';
import type { WaitingPerson } from '../../../../domain/participants/line/waitingPerson.ts';
import { freeSpots } from '../../../../domain/signUp/line.ts';
import { useRowFocus } from '../../../../hooks/focus/useRowFocus.ts';
import { useToday } from '../../../../hooks/useToday.ts';
import { attempt, submit } from '../../../../parts/attempt.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import consoleLayout from '../../../../ui/consoleLayout.module.css';
import layout from '../../../../ui/layout.module.css';
import staffLayout from '../../../../ui/staffLayout.module.css';
import { useNow } from '../../../parts/history/useNow.ts';
import { LineRow } from './LineRow.tsx';
import { callNext, type LineAct, movingUp, removing } from './lineActs.ts';

type Props = { event: StaffEvent; list: WatchedList<WaitingPerson> };

/** How many rows are open at first. On the day of the event none: the door has them below its list. */
const mostOpen = 5;

/** Who waits for a spot, in the order of the line, with what staff do with them. */
export function LineSection({ event, list }: Props) {
  const id = useId();
  const now = new Date(useNow());
  const today = useToday();
  const around = useRef<HTMLDetailsElement>(null);
  const [over, setOver] = useState<WaitingPerson | null>(null);
  const [going, setGoing] = useState<ReadonlySet<string>>(new Set());
  const waiting = list.items;
  const { list: rows, handlers } = useRowFocus<HTMLOListElement>(
    waiting.map((person) => person.id),
    around,
  );
  const act = useCallback(async (person: WaitingPerson, { change, words }: LineAct) => {
    setGoing((before) => new Set([...before, person.id]));
    await attempt(change, words);
    setGoing((before) => new Set([...before].filter((one) => one !== person.id)));
  }, []);
  if (waiting.length === 0 || event.board === 'results') return null;
  const isOver = event.board !== '' || event.status === 'completed';
  const next = isOver ? null : nextCalled(event, waiting, now);

  return (
    <details
      ref={around}
      tabIndex={-1}
      className={`${layout.fold} ${layout.stack2}`}
      open={waiting.length <= mostOpen && event.date !== today}
    >
      <summary id={id}>Waiting: {waiting.length}</summary>
      <div className={consoleLayout.bar24}>
        <p className={layout.note}>{stateWords(event, isOver)}</p>
        {next && (
          <Button tone="plain" onClick={() => void callNext(event, next)}>
            {next.count === 1 ? 'Call the next one' : `Call the next ${next.count}`}
          </Button>
        )}
      </div>
      <ol ref={rows} className={layout.stack2} aria-labelledby={id} {...handlers}>
        {waiting.map((person, at) => (
          <LineRow
            key={person.id}
            event={event}
            person={person}
            turn={at + 1}
            now={now}
            isOver={isOver}
            busy={going.has(person.id)}
            unsent={list.waiting.has(person.id)}
            onMoveUp={() =>
              freeSpots(event) > 0 ? void act(person, movingUp(event, person, false)) : setOver(person)
            }
            onRemove={() => void act(person, removing(event, [person]))}
          />
        ))}
      </ol>
      {over && <OverDialog event={event} person={over} onClose={() => setOver(null)} />}
    </details>
  );
}

/** Says what a spot that falls free does by itself. */
function stateWords(event: StaffEvent, isOver: boolean): string {
  if (isOver) return 'The list is closed, so no one can take a spot. The door can let them in.';
  const free = freeSpots(event);
  if (free === 0) return 'No spot is free. One that falls free is offered to the first in line.';
  if (free >= event.line.waiting)
    return 'There are spots for everyone here. They take them on their tickets.';
  const spots = free === 1 ? '1 spot is' : `${free} spots are`;
  return `${spots} free. Those who may take one do so on their tickets; every 6 hours it's one more.`;
}

/** Asks before somebody is moved up over the limit. */
function OverDialog({
  event,
  person,
  onClose,
}: {
  event: StaffEvent;
  person: WaitingPerson;
  onClose: () => void;
}) {
  const { currentParticipants: count, maxParticipants: limit } = event;
  const name = person.name || person.email;
  const { change, words } = movingUp(event, person, true);
  return (
    <ConfirmDialog
      title="Over the limit"
      question={`All ${limit} spots are taken. Move ${name} up anyway? That makes ${count + 1}.`}
      action="Move up"
      failed={() => words.failed}
      onConfirm={async () => void (await submit(change, words))}
      onClose={onClose}
    >
      <p className={staffLayout.warning}>The list stays over its limit until someone cancels.</p>
    </ConfirmDialog>
  );
}
