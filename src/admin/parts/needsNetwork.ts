/** Returns the sentence to add when there is no network, '' when there is one. */
export function needsNetwork(): string {
  return navigator.onLine ? '' : " You're offline, and deleting needs a connection.";
}
