/** How long Auth may look up the account before it uses the one this browser stored, in milliseconds. */
const timeout = 4_000;

/**
 * Shortens the timeout of Auth's account lookup by wrapping `fetch`; returns a function that restores it.
 * Auth looks up its stored account at startup, the database waits for that, and there is no setting for it.
 * On networks that accept every request and never answer, as at many venue doors, it would take half a
 * minute. After the timeout Auth continues as it does offline.
 */
export function limitAccountLookup(): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const isLookup = String(input).includes('/accounts:lookup');
    return fetch(input, isLookup ? { ...init, signal: AbortSignal.timeout(timeout) } : init);
  };
  return () => {
    globalThis.fetch = fetch;
  };
}
