import { useDraggable } from '@dnd-kit/core';
import { cardName, stageName } from '../../../domain/sales/pipelineBoard.ts';
import type { PipelineEntry } from '../../../domain/sales/pipelineEntry.ts';
import { type PipelineStage, pipelineStages } from '../../../domain/sales/salesSchema.ts';
import { SavedHere } from '../../../parts/SavedHere.tsx';
import { Menu } from '../../parts/Menu.tsx';
import styles from './Card.module.css';

/** The actions of a card. */
export type CardActions = {
  onMove: (entry: PipelineEntry, stage: PipelineStage) => void;
  onOpen: (entry: PipelineEntry) => void;
  onEdit: (entry: PipelineEntry) => void;
  onDelete: (entry: PipelineEntry) => void;
};

type Props = CardActions & { entry: PipelineEntry; waiting: boolean };

/** Returns the id of the button that opens a card's menu. */
export const menuId = (cardId: string) => `card-menu-${cardId}`;

/**
 * Shows the college, the fraternity and the contact of a prospect; a press creates an event from it
 * (specification 2.9).
 */
export function Card({ entry, waiting, onMove, onOpen, onEdit, onDelete }: Props) {
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id: entry.id });
  const { collegeName, fraternityName, contact } = entry;
  const name = cardName(entry);
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      aria-label={name}
      className={styles.card}
      data-dragging={isDragging || undefined}
      style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined}
    >
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        title="Create an event from this card"
        onClick={() => onOpen(entry)}
      >
        <strong>{collegeName || fraternityName || contact.name}</strong>
        {collegeName && fraternityName && <span>{fraternityName}</span>}
        {(collegeName || fraternityName) && contact.name && (
          <span className={styles.contact}>{contact.name}</span>
        )}
      </button>
      <Menu
        id={menuId(entry.id)}
        name={`Actions for ${name}`}
        className={styles.more}
        items={[
          ...pipelineStages
            .filter((stage) => stage !== entry.status)
            .map((stage) => ({
              label: `Move to ${stageName(stage)}`,
              run: () => onMove(entry, stage),
            })),
          { label: 'Edit', run: () => onEdit(entry) },
          { label: 'Delete', run: () => onDelete(entry), danger: true },
        ]}
      >
        <svg width="16" height="4" viewBox="0 0 16 4" fill="currentColor" aria-hidden="true">
          <circle cx="2" cy="2" r="1.750" />
          <circle cx="8" cy="2" r="1.750" />
          <circle cx="14" cy="2" r="1.750" />
        </svg>
      </Menu>
      {waiting && (
        <p className={styles.waiting}>
          <SavedHere />
        </p>
      )}
    </li>
  );
}
