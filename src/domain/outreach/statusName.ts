/** What an outreach status is called among choices; absent is 'No Status' (specification 4). */
export function statusName(status: string): string {
  return status === '' ? 'No Status' : status.charAt(0).toUpperCase() + status.slice(1);
}
