import { useDroppable } from '@dnd-kit/core';
import { useCallback, useId, useRef } from 'react';
import type { PipelineColumn } from '../../../domain/sales/pipelineBoard.ts';
import { useRowFocus } from '../../../hooks/focus/useRowFocus.ts';
import layout from '../../../ui/layout.module.css';
import styles from './Board.module.css';
import { Card, type CardActions } from './Card.tsx';

type Props = CardActions & { column: PipelineColumn; shown: boolean; waiting: ReadonlySet<string> };

/** A stage with its count and its cards. */
export function Column({ column: { stage, name, cards }, shown, waiting, ...actions }: Props) {
  const id = useId();
  const { setNodeRef, isOver } = useDroppable({ id: stage });
  const section = useRef<HTMLElement>(null);
  const ids = cards.map((entry) => entry.id);
  const { list, handlers } = useRowFocus<HTMLUListElement>(ids, section);
  const place = useCallback(
    (element: HTMLElement | null) => {
      section.current = element;
      setNodeRef(element);
    },
    [setNodeRef],
  );
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby={id}
      className={styles.column}
      data-stage={stage}
      data-shown={shown || undefined}
      data-over={isOver || undefined}
    >
      <h2 id={id}>
        {name} <b>{cards.length}</b>
      </h2>
      {cards.length === 0 ? (
        <p className={layout.note}>No cards</p>
      ) : (
        <ul ref={list} {...handlers}>
          {cards.map((entry) => (
            <Card key={entry.id} entry={entry} waiting={waiting.has(entry.id)} {...actions} />
          ))}
        </ul>
      )}
    </section>
  );
}
