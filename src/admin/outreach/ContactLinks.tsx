import { callLink, instagramPage } from '../../domain/fields/contactLinks.ts';
import type { Fraternity } from '../../domain/fraternities/fraternity.ts';
import type { Contact } from '../../domain/outreach/contacts.ts';
import type { Channel } from '../../domain/outreach/outreachSchema.ts';
import { mailMessageLink, textMessageLink } from '../../domain/outreach/templates/messageLinks.ts';
import { ContactWay } from '../../parts/ContactWay.tsx';
import { useCollegeName } from '../parts/useCollege.ts';
import styles from './parts.module.css';
import { useMessage } from './templates/useMessage.ts';

type Props = {
  /** The college, for the template of a message; without it a message has none. */
  collegeId?: string | undefined;
  fraternity: Fraternity;
  /** The person whom the links reach; null for the fraternity itself, by Instagram only. */
  contact: Contact | null;
  /** The chapter in the links' names, where a page has several: 'Sigma Chi, Purdue University'. */
  title?: string | undefined;
  /** Leaves out the fraternity's Instagram, where the page has it elsewhere. */
  personal?: boolean | undefined;
  /** Called when a link is used, so that the outcome can be logged. */
  onTake: (channel: Channel) => void;
};

/** Every way to reach a contact, one tap each. */
export function ContactLinks({
  collegeId = '',
  fraternity,
  contact,
  title,
  personal = false,
  onTake,
}: Props) {
  const college = useCollegeName(collegeId, fraternity.collegeName);
  const messageFor = useMessage();
  const to = { college, fraternity, person: contact?.name ?? '' };
  // A message that lacks the caller's name isn't sent by mistake.
  const words = (channel: 'text' | 'e-mail') => {
    const { ready, ...message } = messageFor(channel, to);
    return ready ? message : { subject: '', body: '' };
  };
  const chapter = title ?? fraternity.name;
  const who = contact?.name ? [contact.name, title].filter(Boolean).join(', ') : chapter;
  const { instagramLink, instagramUsername } = fraternity;
  const ways: readonly (readonly [Channel, string, string])[] = [
    ['call', 'Call', contact ? callLink(contact.number) : ''],
    ['text', 'Text', contact ? textMessageLink(contact.number, words('text').body) : ''],
    ['e-mail', 'Email', contact ? mailMessageLink(contact.email, words('e-mail')) : ''],
    ['Instagram', 'Instagram', personal ? '' : instagramPage(instagramLink, instagramUsername)],
  ];
  return ways
    .filter(([, , address]) => address !== '')
    .map(([channel, label, address]) => (
      <ContactWay
        key={channel}
        label={label}
        who={channel === 'Instagram' ? `of ${chapter}` : who}
        href={address}
        className={styles.way}
        onClick={() => onTake(channel)}
      />
    ));
}
