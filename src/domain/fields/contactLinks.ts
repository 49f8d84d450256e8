import { isHttpsAddress } from './address.ts';

/**
 * The address that calls a number, '' when the text holds none: '(555) 010-0199 x2' gives
 * 'tel:5550100199;ext=2', 'ask Kim' and codes such as '*21*5550100#' give ''.
 */
export function callLink(text: string): string {
  const { digits, extension } = dialed(text);
  return digits && `tel:${digits}${extension && `;ext=${extension}`}`;
}

/** The address that writes a text message to a number, '' when the text holds none. */
export function textLink(text: string): string {
  const { digits } = dialed(text);
  return digits && `sms:${digits}`;
}

/**
 * The address that writes an email, '' when the text is no email address. It adds no other receiver, subject
 * or text.
 */
export function mailLink(text: string): string {
  const isEmail = /^[^\s@,;:<>()"\\\p{Cc}\p{Cs}]+@[^\s@,;:<>()"\\\p{Cc}\p{Cs}/?&#%]+$/u.test(text);
  return isEmail ? `mailto:${encodeURIComponent(text).replace('%40', '@')}` : '';
}

/** The Instagram page of a fraternity, from its link or else its username; '' when neither is one. */
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
  // Letters may be anything ('ask for Kim'): a number is digits and what people put between them.
  if (!/^\(?\+?[\d\s().\-/\u2010-\u2015]+$/.test(number)) return none;
  const digits = number.replace(/[^\d+]/g, '');
  // The shortest are service numbers such as 988, the longest has 15 digits (E.164); beyond are two numbers
  // in one field.
  return /^\+?\d{3,15}$/.test(digits) ? { digits, extension } : none;
}
