import type { Origin, Source } from '../../source.ts';

/** Joins two sources: the result updates once both have data, and fails when one fails. */
export function joined<A extends Origin, B extends Origin, T>(
  first: Source<A>,
  second: Source<B>,
  join: (first: A, second: B) => T,
): Source<T & Origin> {
  return (next, fail) => {
    let a: A | undefined;
    let b: B | undefined;
    const tell = () => {
      if (!a || !b) return;
      const waiting = new Set([...a.waiting, ...b.waiting]);
      next({ ...join(a, b), fromCache: a.fromCache || b.fromCache, waiting });
    };
    const stops = [
      first((data) => {
        a = data;
        tell();
      }, end),
      second((data) => {
        b = data;
        tell();
      }, end),
    ];
    function end(error: Parameters<typeof fail>[0]): void {
      stop();
      fail(error);
    }
    function stop(): void {
      for (const each of stops) each();
    }
    return stop;
  };
}
