import { mailLink } from '../domain/fields/contactLinks.ts';

/**
 * An email address that opens the reader's mail, or plain text when it is none. Its direction stays its own.
 */
export function MailLink({ children: email }: { children: string }) {
  const href = mailLink(email);
  const words = <bdi>{email}</bdi>;
  return href ? <a href={href}>{words}</a> : <span>{words}</span>;
}
