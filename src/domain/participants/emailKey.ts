/** Returns an email address for comparison: without outer blanks and in lower case; '' for none. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Returns the participant id for an email address; '' without an address. */
export function emailId(email: string): string {
  const key = emailKey(email);
  return key && `mail-${key.replaceAll('/', '%2F')}`;
}

/** Returns the email address that a participant's id was made from; '' for an id that wasn't. */
export function emailOfId(id: string): string {
  return id.startsWith('mail-') ? id.slice('mail-'.length).replaceAll('%2F', '/') : '';
}
