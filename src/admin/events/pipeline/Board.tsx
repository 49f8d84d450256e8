import {
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { PipelineColumn } from '../../../domain/sales/pipelineBoard.ts';
import type { PipelineEntry } from '../../../domain/sales/pipelineEntry.ts';
import { type PipelineStage, pipelineStages } from '../../../domain/sales/salesSchema.ts';
import { useFocusWhenThere } from '../../../hooks/focus/useFocusWhenThere.ts';
import { useUrlState } from '../../../hooks/useUrlState.ts';
import { ButtonGroup } from '../../../ui/ButtonGroup.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import formLayout from '../../../ui/formLayout.module.css';
import styles from './Board.module.css';
import { type CardActions, menuId } from './Card.tsx';
import { Column } from './Column.tsx';
import { dragAnnouncements } from './dragAnnouncements.ts';

type Props = CardActions & {
  columns: readonly PipelineColumn[];
  waiting: ReadonlySet<string>;
};

const readStage = (text: string) => pipelineStages.find((stage) => stage === text) ?? 'prospect';

/**
 * The columns side by side, or one at a time on a small screen, chosen above. Cards are moved by menu or by
 * dragging.
 */
export function Board({ columns, waiting, onMove, ...actions }: Props) {
  const [shown, setShown] = useUrlState('stage', readStage, { replace: true });
  const focusOn = useFocusWhenThere();
  const sensors = useSensors(
    // A press without movement stays a click, and a swipe stays a swipe.
    useSensor(MouseSensor, { activationConstraint: { distance: 8 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );

  const cards = columns.flatMap((column) => column.cards);

  function drop({ active, over }: DragEndEvent) {
    const entry = cards.find(({ id }) => id === active.id);
    const stage = pipelineStages.find((one) => one === over?.id);
    if (entry && stage && stage !== entry.status) onMove(entry, stage);
  }

  function move(entry: PipelineEntry, stage: PipelineStage) {
    // The card has a new button in its new column.
    focusOn(() => movedTo(stage, entry.id));
    onMove(entry, stage);
  }

  return (
    <DndContext
      sensors={sensors}
      onDragEnd={drop}
      accessibility={{
        announcements: dragAnnouncements(cards),
        screenReaderInstructions: { draggable: 'To move a card, use its menu.' },
      }}
    >
      <ButtonGroup
        label="Stage shown"
        className={`${consoleLayout.wrap2} ${formLayout.chosen} ${styles.stages}`}
        options={columns.map(({ stage, name, cards: { length } }) => [
          stage,
          <>
            {name} <b>{length}</b>
          </>,
        ])}
        value={shown}
        onChange={setShown}
      />
      <div className={styles.columns}>
        {columns.map((column) => (
          <Column
            key={column.stage}
            column={column}
            shown={column.stage === shown}
            waiting={waiting}
            onMove={move}
            {...actions}
          />
        ))}
      </div>
    </DndContext>
  );
}

/** Finds the card's button in its new column, or the pressed stage button when that column isn't shown. */
function movedTo(stage: PipelineStage, cardId: string): HTMLElement | null {
  const button = document.getElementById(menuId(cardId));
  if (!button?.closest(`[data-stage="${stage}"]`)) return null;
  return button.checkVisibility()
    ? button
    : document.querySelector<HTMLElement>('[aria-label="Stage shown"] [aria-pressed="true"]');
}
