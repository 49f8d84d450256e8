/** What two e-mail addresses are compared by: without outer blanks and in small letters; '' for none. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** The id under which somebody with this e-mail address comes onto a list; '' without an address. */
export function emailId(email: string): string {
  const key = emailKey(email);
  return key && `mail-${key.replaceAll('/', '%2F')}`;
}
