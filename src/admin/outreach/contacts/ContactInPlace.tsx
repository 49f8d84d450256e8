import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import type { HeldRole } from '../../../domain/outreach/contacts.ts';
import { useFocusWhenThere } from '../../../hooks/focus/useFocusWhenThere.ts';
import { ContactEditor } from './ContactEditor.tsx';
import { contactDraft } from './contactDraft.ts';

/** The props of the button that opens the editor. */
export type EditProps = { ref: RefObject<HTMLButtonElement | null>; onClick: () => void };

type Props = {
  collegeId: string;
  fraternity: Fraternity;
  gone?: boolean | undefined;
  role: HeldRole;
  /** Shows the contact, with a button that has the props it is given. */
  children: (edit: EditProps) => ReactNode;
};

/** A contact that turns into its editor and back; the focus comes back to the button that opened it. */
export function ContactInPlace({ children, ...contact }: Props) {
  const { collegeId, fraternity, role } = contact;
  const [editing, setEditing] = useState(
    () => contactDraft({ collegeId, fraternityId: fraternity.id, role }).get() !== null,
  );
  const button = useRef<HTMLButtonElement>(null);
  const shown = useRef<HTMLButtonElement>(null);
  const focusOn = useFocusWhenThere();

  // Add becomes Edit when what was saved comes back, maybe after the focus did.
  useLayoutEffect(() => {
    const replaced = shown.current && shown.current !== button.current;
    if (replaced && document.activeElement === document.body) button.current?.focus();
    shown.current = button.current;
  });

  function close(): void {
    setEditing(false);
    focusOn(() => button.current);
  }
  if (editing) return <ContactEditor {...contact} onClose={close} />;
  return children({ ref: button, onClick: () => setEditing(true) });
}
