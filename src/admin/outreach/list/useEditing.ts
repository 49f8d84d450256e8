import { useState } from 'react';
import type { PlacedFraternity } from '../../../data/staff/fraternities.ts';
import { contactsOf, type HeldRole } from '../../../domain/outreach/contacts.ts';
import { useFocusWhenThere } from '../../../hooks/focus/useFocusWhenThere.ts';
import { chapterKey } from '../chapterKey.ts';
import { confirmContact } from '../confirmContact.ts';
import { noteOwnChange } from '../ownChanges.ts';
import type { EditEnd } from './row/ChapterRow.tsx';
import { useHeldRow } from './useHeldRow.ts';

/** The contact that is edited in its row. */
type Edited = { key: string; role: HeldRole };

type Options = {
  items: readonly PlacedFraternity[];
  /** Whether saving confirms a contact and leads on to the next one that wants confirming. */
  confirming: boolean;
  today: string;
};

/**
 * Keeps which contact of a list is edited, one at a time. `items` are the rows, the edited one among them
 * even when it has left the list. A saved contact leads on to the next one where contacts are confirmed;
 * otherwise the focus goes back to where the editor was opened.
 */
export function useEditing({ items, confirming, today }: Options) {
  const [editing, setEditing] = useState<Edited | null>(null);
  const held = useHeldRow(items, editing?.key ?? '');
  const focusOn = useFocusWhenThere();

  function edited(how: EditEnd): void {
    if (!editing) return;
    const { key, role } = editing;
    const place = held.findIndex((item) => chapterKey(item) === key);
    const next = confirming && how !== 'canceled' ? nextStale(held, place, role, today) : null;
    if (confirming && how === 'unchanged') confirm(held[place], role, today);
    if (how === 'changed') noteOwnChange();
    setEditing(next);
    if (!next) focusOn(() => openerOf(editing));
  }

  return { editing, items: held, edit: setEditing, edited };
}

/** Whoever saves a contact as it is has confirmed it. */
function confirm(chapter: PlacedFraternity | undefined, role: HeldRole, today: string): void {
  const contact = chapter && contactsOf(chapter, today).find((one) => one.role === role && one.stale);
  if (contact) confirmContact(chapter.collegeId, chapter, contact, today);
}

/** Returns the first contact below a row that wants confirming, the same role if possible. */
function nextStale(
  items: readonly PlacedFraternity[],
  place: number,
  role: HeldRole,
  today: string,
): Edited | null {
  for (const item of items.slice(place + 1)) {
    const stale = contactsOf(item, today).filter((contact) => contact.stale);
    const next = stale.find((contact) => contact.role === role) ?? stale[0];
    if (next) return { key: chapterKey(item), role: next.role };
  }
  return null;
}

/** Returns the button that opens the editor of a contact, or its row's link; the page when both are gone. */
function openerOf({ key, role }: Edited): HTMLElement {
  const row = document.querySelector(`[data-place="${CSS.escape(key)}"]`);
  const opener = row?.querySelector<HTMLElement>(`[data-edit="${role}"]`);
  return opener ?? row?.querySelector<HTMLElement>('[data-row]') ?? document.body;
}
