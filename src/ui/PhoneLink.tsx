import { callLink } from '../domain/fields/contactLinks.ts';

/** A phone number that a tap calls, or plain text when it holds none. Its direction stays its own. */
export function PhoneLink({ children: phone }: { children: string }) {
  const href = callLink(phone);
  const words = <bdi>{phone}</bdi>;
  return href ? <a href={href}>{words}</a> : <span>{words}</span>;
}
