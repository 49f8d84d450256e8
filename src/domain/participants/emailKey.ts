/** Returns an email address for comparison: without outer blanks and in lower case; '' for none. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Returns the participant id for an email address; '' without an address. */
export function emailId(email: string): string {
  const key = emailKey(email);
  return key && `mail-${key.replaceAll('/', '%2F')}`;
}
