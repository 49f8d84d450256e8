import { useDroppable } from '@dnd-kit/core';
import { useId } from 'react';
import type { PipelineColumn } from '../../domain/pipelineBoard.ts';
import styles from './Board.module.css';
import { Card, type CardActions } from './Card.tsx';

type Props = CardActions & { column: PipelineColumn; shown: boolean; waiting: ReadonlySet<string> };

/** A stage with its count and its cards. */
export function Column({ column: { stage, name, cards }, shown, waiting, ...actions }: Props) {
  const id = useId();
  const { setNodeRef, isOver } = useDroppable({ id: stage });
  return (
    <section
      ref={setNodeRef}
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
        <p className={styles.none}>Nobody here</p>
      ) : (
        <ul>
          {cards.map((entry) => (
            <Card key={entry.id} entry={entry} waiting={waiting.has(entry.id)} {...actions} />
          ))}
        </ul>
      )}
    </section>
  );
}
