import { useState } from 'react';
import * as v from 'valibot';
import { isConflict } from '../../data/errors.ts';
import { saveRequestNote } from '../../data/staff/staffRequests.ts';
import { keepBoth, type NoteDraft, noteState } from '../../domain/requests/noteEdit.ts';
import { RequestWork } from '../../domain/requests/requestSchema.ts';
import type { TournamentRequest } from '../../domain/requests/tournamentRequest.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { Button } from '../../ui/Button.tsx';
import consoleLayout from '../../ui/consoleLayout.module.css';
import { FieldFrame } from '../../ui/FieldFrame.tsx';
import layout from '../../ui/layout.module.css';
import staffLayout from '../../ui/staffLayout.module.css';
import { showToast } from '../../ui/toast.ts';
import { noteDraft } from '../parts/noteDrafts.ts';
import styles from './RequestPanel.module.css';

const failed = 'Failed to save the note. Please try again.';

/**
 * The staff's note on a request. It is kept in this browser while it is typed, and saved only over the
 * version that the writer has seen. When a colleague saved first, both notes are shown and the writer
 * decides.
 */
export function NoteField({ request: { id, note } }: { request: TournamentRequest }) {
  const kept = noteDraft(id);
  const [draft, setDraft] = useState(kept.get);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const online = useOnline();
  const state = draft ? noteState(draft, note) : 'over';
  // Once the note is saved here or replaced by a colleague's, a later version is an update and no conflict.
  if (draft && state === 'over') setDraft(null);
  const mine = draft && state !== 'over' ? draft : { base: note, text: note };

  function change(next: NoteDraft | null) {
    setError('');
    setDraft(next);
    if (next && noteState(next, note) !== 'over') kept.set(next);
    else kept.clear();
  }

  async function save() {
    const parsed = v.safeParse(RequestWork.entries.note, mine.text);
    if (!parsed.success) return setError(parsed.issues[0].message);
    setBusy(true);
    setError('');
    try {
      await saveRequestNote(id, parsed.output, mine.base);
      kept.clear();
      showToast('Note saved.', 'status', [], `note ${id}`);
    } catch (problem) {
      // The colleague's note arrives by itself, and then both are shown.
      setError(isConflict(problem) ? 'Someone else edited this note.' : failed);
    }
    setBusy(false);
  }

  const unsaved = state === 'changed' || state === 'conflict';
  return (
    <div className={`${layout.column2} ${styles.note}`}>
      <FieldFrame label="Note" error={error}>
        {(framed) => (
          <textarea
            {...framed}
            rows={2}
            value={mine.text}
            onChange={({ target }) => change({ base: mine.base, text: target.value })}
          />
        )}
      </FieldFrame>
      {state === 'conflict' && (
        <div className={`${staffLayout.warning} ${layout.stack2} ${styles.conflict}`} role="alert">
          <p>Someone else edited this note:</p>
          <blockquote>{note || '(empty)'}</blockquote>
          <div className={`${consoleLayout.wrap2} ${styles.actions}`}>
            <Button tone="plain" onClick={() => change(keepBoth(mine, note))}>
              Keep both
            </Button>
            <Button tone="plain" onClick={() => change({ base: note, text: mine.text })}>
              Keep mine
            </Button>
            <Button tone="plain" onClick={() => change(null)}>
              Take theirs
            </Button>
          </div>
        </div>
      )}
      {unsaved && !online && (
        <p className={styles.hint}>Kept on this device. Save it when you're back online.</p>
      )}
      {state === 'changed' && online && (
        <Button tone="plain" busy={busy} onClick={save}>
          {error ? 'Retry' : 'Save note'}
        </Button>
      )}
    </div>
  );
}
