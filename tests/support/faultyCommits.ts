import { vi } from 'vitest';

/** What happens to one commit of a visitor: the server turns it away, or it or its answer is lost. */
export type Fault = 'ABORTED' | 'UNAVAILABLE' | 'RESOURCE_EXHAUSTED' | 'lost' | 'unanswered' | '';

const statuses = { ABORTED: 409, UNAVAILABLE: 503, RESOURCE_EXHAUSTED: 429 };

/**
 * Lets every commit that is sent without an SDK meet what `faultOf` says for it, '' for nothing; `nth` counts
 * from 0. Returns how many were sent. `vi.unstubAllGlobals` ends it.
 */
export function faultyCommits(faultOf: (nth: number) => Fault): () => number {
  const real = globalThis.fetch;
  let sent = 0;
  const fetch: typeof real = async (input, init) => {
    if (!String(input).endsWith(':commit?prettyPrint=false')) return real(input, init);
    const fault = faultOf(sent);
    sent += 1;
    if (fault === '') return real(input, init);
    if (fault === 'lost') throw new TypeError('Failed to fetch');
    if (fault === 'unanswered') {
      await real(input, init);
      throw new TypeError('Failed to fetch');
    }
    const status = statuses[fault];
    return Response.json({ error: { code: status, message: fault, status: fault } }, { status });
  };
  vi.stubGlobal('fetch', fetch);
  return () => sent;
}
