import { mailLink } from '../domain/fields/contactLinks.ts';

/**
 * An email address as a mailto link, or plain text when it isn't an address. It keeps its own text direction.
 */
export function MailLink({ children: email }: { children: string }) {
  const href = mailLink(email);
  const words = <bdi>{email}</bdi>;
  return href ? <a href={href}>{words}</a> : <span>{words}</span>;
}
