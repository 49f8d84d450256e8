import { callLink } from '../domain/fields/contactLinks.ts';

/**
 * A phone number as a link that dials it, or plain text when it holds no number. It keeps its own text
 * direction.
 */
export function PhoneLink({ children: phone }: { children: string }) {
  const href = callLink(phone);
  const words = <bdi>{phone}</bdi>;
  return href ? <a href={href}>{words}</a> : <span>{words}</span>;
}
