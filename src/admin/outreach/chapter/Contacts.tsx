import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import { contactsOf, heldRoles, roleNames } from '../../../domain/outreach/contacts.ts';
import type { Channel, ContactRole } from '../../../domain/outreach/outreachSchema.ts';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import layout from '../../../ui/layout.module.css';
import { ContactInPlace } from '../contacts/ContactInPlace.tsx';
import { ContactCard } from './ContactCard.tsx';
import styles from './StaffChapterPage.module.css';

type Props = {
  collegeId: string;
  chapter: Fraternity;
  gone: boolean;
  today: string;
  onLog: (channel: Channel, role: ContactRole) => void;
};

/** The people of a chapter, each edited in place; a role without anyone is a button that adds someone. */
export function Contacts({ collegeId, chapter, gone, today, onLog }: Props) {
  const contacts = contactsOf(chapter, today);
  return (
    <section className={`${layout.column3} ${layout.card} ${styles.panel}`} aria-labelledby="contacts">
      <h3 id="contacts">Contacts</h3>
      <ul className={`${consoleLayout.ruled} ${styles.contacts}`}>
        {heldRoles.map((role) => {
          const contact = contacts.find((one) => one.role === role);
          return (
            <li key={role}>
              <ContactInPlace collegeId={collegeId} fraternity={chapter} gone={gone} role={role}>
                {(edit) =>
                  contact ? (
                    <ContactCard
                      collegeId={collegeId}
                      chapter={chapter}
                      contact={contact}
                      edit={gone ? null : edit}
                      today={today}
                      onLog={onLog}
                    />
                  ) : gone ? null : (
                    <Button {...edit} tone="plain">
                      Add {roleNames[role].toLowerCase()}
                    </Button>
                  )
                }
              </ContactInPlace>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
