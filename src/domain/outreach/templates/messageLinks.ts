import { mailLink, textLink } from '../../fields/contactLinks.ts';

/**
 * Returns the address that opens a text to a number with its words, '' when there is no number. '?&' works on
 * iOS, which wants '&', and on Android, which wants '?'.
 */
export function textMessageLink(number: string, body: string): string {
  const link = textLink(number);
  return link && body ? `${link}?&body=${encoded(body)}` : link;
}

/** Returns the address that opens an email with its subject and words, '' when there is no address. */
export function mailMessageLink(email: string, { subject, body }: { subject: string; body: string }): string {
  const link = mailLink(email);
  const parts = [
    ['subject', subject],
    ['body', body],
  ].filter(([, text]) => text !== '');
  if (!link || parts.length === 0) return link;
  return `${link}?${parts.map(([name, text = '']) => `${name}=${encoded(text)}`).join('&')}`;
}

/** Encodes a text with the line breaks that mail wants (RFC 6068). */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd').replace(/\r\n?|\n/g, '\r\n'));
}

/** The characters of a text message's alphabet (GSM 03.38), and those of its extension, which count twice. */
const basic = /^[\n\r !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z¡£¤¥§¿ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùüΔΦΓΛΩΠΨΣΘΞ]$/;
const extended = /^[\f^{}\\[~\]|€]$/;

/** Returns how long a text message is: its characters, and the number of messages it is sent as. */
export function textLength(body: string): { characters: number; messages: number } {
  const characters = [...body];
  const isPlain = characters.every((one) => basic.test(one) || extended.test(one));
  const units = isPlain
    ? characters.length + characters.filter((one) => extended.test(one)).length
    : body.length;
  const [whole, part] = isPlain ? [160, 153] : [70, 67];
  return {
    characters: characters.length,
    messages: units <= whole ? Math.min(units, 1) : Math.ceil(units / part),
  };
}
