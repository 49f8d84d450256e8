/** What two e-mail addresses are compared by: without outer blanks and in small letters; '' for none. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
