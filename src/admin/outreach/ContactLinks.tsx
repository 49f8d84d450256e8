import { callLink, instagramPage, mailLink, textLink } from '../../domain/fields/contactLinks.ts';
import type { Fraternity } from '../../domain/fraternities/fraternity.ts';
import type { Contact } from '../../domain/outreach/contacts.ts';
import type { Channel } from '../../domain/outreach/outreachSchema.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import styles from './OutreachPage.module.css';

type Props = {
  fraternity: Fraternity;
  /** The person whom the links reach; null for the fraternity itself, by Instagram only. */
  contact: Contact | null;
  /** Called when a link is used, so that the outcome can be logged. */
  onTake: (channel: Channel) => void;
};

/** Every way to reach a contact, one tap each. */
export function ContactLinks({ fraternity, contact, onTake }: Props) {
  const who = contact?.name || fraternity.name;
  const ways: readonly (readonly [Channel, string, string])[] = [
    ['call', 'Call', contact ? callLink(contact.number) : ''],
    ['text', 'Text', contact ? textLink(contact.number) : ''],
    ['e-mail', 'Email', contact ? mailLink(contact.email) : ''],
    ['Instagram', 'Instagram', instagramPage(fraternity.instagramLink, fraternity.instagramUsername)],
  ];
  return ways
    .filter(([, , address]) => address !== '')
    .map(([channel, label, address]) => (
      <a
        key={channel}
        href={address}
        className={`${buttonClass('plain')} ${styles.way}`}
        aria-label={`${label} ${channel === 'Instagram' ? `of ${fraternity.name}` : who}`}
        {...(channel === 'Instagram' && { target: '_blank', rel: 'noreferrer' })}
        onClick={() => onTake(channel)}
      >
        {label}
      </a>
    ));
}
