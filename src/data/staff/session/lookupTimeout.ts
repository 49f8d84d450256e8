/** How long Auth may ask who is signed in before it goes by what this browser stored, in milliseconds. */
const timeout = 4_000;

/**
 * Makes `fetch` give up sooner when Auth asks the server about the account it has stored; returns how to end
 * that. Auth asks at its start, the database waits for the answer, and there is no setting for it: where a
 * network takes everything and answers nothing, as at many a door, that would be half a minute. Auth then
 * goes on as it does without a network.
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
