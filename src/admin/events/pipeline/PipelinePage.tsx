import { useMemo, useState } from 'react';
import { pipelineEntries } from '../../../data/staff/pipeline.ts';
import { trashSome } from '../../../data/staff/trash/trash.ts';
import { collegeWords } from '../../../domain/colleges/collegeWords.ts';
import { fraternityWords } from '../../../domain/fraternities/fraternityNames.ts';
import { cardName, eventOfCard, pipelineBoard } from '../../../domain/sales/pipelineBoard.ts';
import type { PipelineEntry } from '../../../domain/sales/pipelineEntry.ts';
import { matchesSearch } from '../../../domain/text/searchText.ts';
import { restorableText, trashId } from '../../../domain/trash/trashEntry.ts';
import { useLive } from '../../../hooks/useLive.ts';
import { useUrlText } from '../../../hooks/useUrlText.ts';
import { LateDialog } from '../../../parts/late/LateDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FailedNotice } from '../../../ui/FailedNotice.tsx';
import layout from '../../../ui/layout.module.css';
import { SearchField } from '../../../ui/SearchField.tsx';
import staffLayout from '../../../ui/staffLayout.module.css';
import { needsNetwork } from '../../parts/needsNetwork.ts';
import { tellTrashed } from '../../parts/trash/tellTrashed.ts';
import { createEventCode } from '../form/loadCreateEvent.ts';
import { Board } from './Board.tsx';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { CardDialog } from './CardDialog.tsx';
import { moveCard, offerConfirmed } from './moveCard.ts';
import styles from './PipelinePage.module.css';

const failed = 'Failed to delete the card. Please try again.';

/** Asks before a card is deleted. */
function DeleteCardDialog({ entry, onClose }: { entry: PipelineEntry; onClose: () => void }) {
  const { id } = entry;
  const title = cardName(entry);
  return (
    <ConfirmDialog
      title="Delete card"
      question={`Are you sure you want to delete "${title}"? ${restorableText}`}
      action="Delete"
      danger
      failed={() => failed + needsNetwork()}
      onConfirm={async () => {
        await trashSome('card', [{ id, title }]);
        const name = `"${title}"`;
        tellTrashed(`${name} was`, [{ id: trashId('card', id), kind: 'card', name }]);
      }}
      onClose={onClose}
    />
  );
}

type Opened = { dialog: 'add' } | { dialog: 'edit' | 'delete' | 'create'; entry: PipelineEntry } | null;

const nothing: readonly PipelineEntry[] = [];

/** The pipeline board (specification 2.9): five columns of prospects, live. A card can become an event. */
function PipelinePage() {
  const live = useLive(pipelineEntries);
  const [search, setSearch] = useUrlText('q', { replace: true });
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const items = live.status === 'ready' ? live.data.items : nothing;
  const columns = useMemo(
    () => pipelineBoard(items.filter((entry) => found(search, entry))),
    [items, search],
  );

  return (
    <>
      <div className={`${layout.wrap3} ${styles.head}`}>
        <SearchField
          label="Search college, fraternity or contact"
          shortcut="/"
          value={search}
          onChange={setSearch}
        />
        <Button aria-haspopup="dialog" onClick={() => setOpened({ dialog: 'add' })}>
          Add card
        </Button>
      </div>
      {live.status === 'loading' && <BoardSkeleton />}
      {live.status === 'error' && (
        <FailedNotice message="Failed to load the pipeline. Please try again later." onRetry={live.retry} />
      )}
      {live.status === 'ready' && (
        <>
          {items.length === 0 && (
            <p className={`${staffLayout.center3} ${styles.notice}`}>
              {live.data.fromCache
                ? "The pipeline isn't saved on this device yet. It'll show up as soon as we reach the server."
                : 'No cards yet. Add a prospect and move it along as you talk.'}
            </p>
          )}
          <Board
            columns={columns}
            waiting={live.data.waiting}
            onMove={(entry, stage) => void moveCard(entry, stage)}
            onOpen={(entry) => setOpened({ dialog: 'create', entry })}
            onEdit={(entry) => setOpened({ dialog: 'edit', entry })}
            onDelete={(entry) => setOpened({ dialog: 'delete', entry })}
          />
        </>
      )}
      {opened?.dialog === 'add' && <CardDialog entry={null} onClose={close} />}
      {opened?.dialog === 'edit' && <CardDialog entry={opened.entry} onClose={close} />}
      {opened?.dialog === 'delete' && <DeleteCardDialog entry={opened.entry} onClose={close} />}
      {opened?.dialog === 'create' && (
        <LateDialog code={createEventCode} title="Create Event" what="The form" onClose={close}>
          {(Form) => (
            <Form
              initial={eventOfCard(opened.entry)}
              onCreated={() => offerConfirmed(opened.entry)}
              onClose={close}
            />
          )}
        </LateDialog>
      )}
    </>
  );
}

function found(search: string, { collegeName, fraternityName, contact }: PipelineEntry): boolean {
  return matchesSearch(
    search,
    collegeWords({ name: collegeName }),
    fraternityWords({ name: fraternityName }),
    contact.name,
    contact.email,
  );
}

export { PipelinePage as Component };
