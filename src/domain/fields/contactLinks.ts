import { isHttpsAddress } from './address.ts';

/**
 * Returns the address that calls a number, '' without one: '(555) 010-0199 x2' gives 'tel:5550100199;ext=2'.
 * Codes such as '*21#' give ''.
 */
export function callLink(text: string): string {
  const { digits, extension } = dialed(text);
  return digits && `tel:${digits}${extension && `;ext=${extension}`}`;
}

/** Returns the address that opens a text message to a number, '' when the text holds none. */
export function textLink(text: string): string {
  const { digits } = dialed(text);
  return digits && `sms:${digits}`;
}

/**
 * Returns the address that opens an email, '' when the text is not an email address. It adds no recipient,
 * subject or text.
 */
export function mailLink(text: string): string {
  const isEmail = /^[^\s@,;:<>()"\\\p{Cc}\p{Cs}]+@[^\s@,;:<>()"\\\p{Cc}\p{Cs}/?&#%]+$/u.test(text);
  return isEmail ? `mailto:${encodeURIComponent(text).replace('%40', '@')}` : '';
}

/**
 * Returns the Instagram page of a fraternity, from its link or else its username; '' when neither is valid.
 */
export function instagramPage(link: string, username: string): string {
  if (isHttpsAddress(link)) return link;
  const name = username.trim().replace(/^@/, '');
  return /^[\w.]{1,30}$/.test(name) ? `https://www.instagram.com/${name}/` : '';
}

const numberAndExtension = /^(.*?)(?:[\s,;]*(?:x|#|ext(?:ension|\.)?)\s*(\d{1,8}))?$/i;

function dialed(text: string): { digits: string; extension: string } {
  const none = { digits: '', extension: '' };
  if (text.length > 100) return none;
  const [, number = '', extension = ''] = numberAndExtension.exec(text.trim()) ?? [];
  // Text around it may be anything ('ask for Kim'): a number is digits and the usual separators.
  if (!/^\(?\+?[\d\s().\-/\u2010-\u2015]+$/.test(number)) return none;
  const digits = number.replace(/[^\d+]/g, '');
  // The shortest are service numbers such as 988, the longest has 15 digits (E.164); more digits are two
  // numbers in one field.
  return /^\+?\d{3,15}$/.test(digits) ? { digits, extension } : none;
}
