import { isHttpsAddress } from '../address.ts';

/** The address that calls a number, '' when the text holds none: '(555) 010-0199 x2' gives 'tel:5550100199;ext=2'. */
export function callLink(text: string): string {
  const { digits, extension } = dialled(text);
  return digits && `tel:${digits}${extension && `;ext=${extension}`}`;
}

/** The address that writes a text message to a number, '' when the text holds none. */
export function textLink(text: string): string {
  const { digits } = dialled(text);
  return digits && `sms:${digits}`;
}

/** The address that writes a mail, '' when the text is none. */
export function mailLink(text: string): string {
  return /^[^\s@?&#%]+@[^\s@?&#%]+$/.test(text) ? `mailto:${text}` : '';
}

/** The Instagram page of a fraternity, from its link or else its username; '' when neither is one. */
export function instagramPage(link: string, username: string): string {
  if (isHttpsAddress(link)) return link;
  const name = username.trim().replace(/^@/, '');
  return /^[\w.]{1,30}$/.test(name) ? `https://www.instagram.com/${name}/` : '';
}

function dialled(text: string): { digits: string; extension: string } {
  const [, number = '', extension = ''] = /^(.*?)(?:\s*(?:x|ext\.?)\s*(\d{1,8}))?$/i.exec(text.trim()) ?? [];
  // Letters may be anything ('ask for Kim'): a number is digits and what people put between them.
  if (!/^\+?[\d\s().\-/]+$/.test(number)) return { digits: '', extension: '' };
  const digits = number.replace(/[^\d+]/g, '');
  return digits.replace('+', '').length < 3 ? { digits: '', extension: '' } : { digits, extension };
}
