import { useState } from 'react';
import {
  edited,
  moved,
  type TypedList,
  type TypedRow,
  without,
  withRows,
} from '../../../../domain/results/typed/typedList.ts';
import { showToast } from '../../../../ui/toast.ts';
import { type TypedDraft, typedDraft } from '../../drafts/typedPlaces.ts';

/** One Undo at a time: that of the last change. */
const subject = 'typed places';

/**
 * Returns the list of places as it is typed, and what can be done with it. Every change is kept in this
 * browser until it's published. `start`: what is published, or an empty list.
 */
export function useTypedList(eventId: string, start: TypedDraft) {
  const [kept] = useState(() => typedDraft(eventId).get());
  const [{ list, version }, setDraft] = useState<TypedDraft>(kept ?? start);
  const [dirty, setDirty] = useState(kept !== null);

  function change(next: (before: TypedList) => TypedList) {
    setDirty(true);
    setDraft((before) => {
      const after = { ...before, list: next(before.list) };
      typedDraft(eventId).set(after);
      return after;
    });
  }
  const changeRows = (next: (rows: readonly TypedRow[]) => TypedRow[]) =>
    change((before) => ({ ...before, rows: next(before.rows) }));

  return {
    list,
    /** The version of the results that the list began with. */
    version,
    dirty,
    setText: (text: string) => change((before) => ({ ...before, text })),
    setPlayers: (players: string) => change((before) => ({ ...before, players })),
    /** Adds what was read; `left` stays in the box. */
    addRead: (more: readonly TypedRow[], left: string) => {
      const { text } = list;
      const before = new Set(list.rows.map(({ key }) => key));
      change((now) => ({ ...now, text: left, rows: withRows(now.rows, more) }));
      const undo = () =>
        change((now) => ({ ...now, text, rows: now.rows.filter(({ key }) => before.has(key)) }));
      showToast(
        more.length === 1 ? '1 person added.' : `${more.length} people added.`,
        'status',
        { label: 'Undo', run: undo },
        subject,
      );
    },
    add: (row: TypedRow) => changeRows((rows) => withRows(rows, [row])),
    edit: (at: number, fields: Partial<TypedRow>) => changeRows((rows) => edited(rows, at, fields)),
    /** Names the school or the chapter of every line that has it in these words. */
    rename: (field: 'school' | 'chapter', from: string, to: string) =>
      changeRows((rows) => rows.map((row) => (row[field].trim() === from ? { ...row, [field]: to } : row))),
    move: (from: number, to: number) => changeRows((rows) => moved(rows, from, to)),
    remove: (at: number) => {
      const row = list.rows[at];
      if (!row) return;
      changeRows((rows) => without(rows, at));
      const undo = () => changeRows((rows) => withRows(rows, [row], at));
      showToast(`${row.name || 'The line'} was removed.`, 'status', { label: 'Undo', run: undo }, subject);
    },
    /** Keeps the list also when nothing of it is published any more. */
    keep: () => change((before) => before),
    /** Goes on with what was typed, over what a colleague has published. */
    goOnOver: (now: number) => setDraft((before) => ({ ...before, version: now })),
    /** What was typed is published as this version, with these players. */
    published: (now: number, players: readonly string[]) => {
      typedDraft(eventId).clear();
      setDirty(false);
      setDraft(({ list: typed }) => ({
        version: now,
        list: {
          ...typed,
          text: '',
          rows: typed.rows.map((row, at) => ({ ...row, player: players[at] ?? '' })),
        },
      }));
    },
  };
}

export type TypedPlacesList = ReturnType<typeof useTypedList>;
