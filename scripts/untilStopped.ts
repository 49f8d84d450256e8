import type { Suite } from './suite/suite.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** npm forwards a Ctrl-C that the terminal has also sent to us; only a later signal is a second Ctrl-C. */
const ECHO_MS = 500;
const STOPPING = 'Saving and stopping (Ctrl-C again to stop at once) …';

/**
 * Keeps a suite that is starting until a signal asks to stop or the emulators die; then stops everything
 * cleanly and ends the process. A second Ctrl-C ends it at once. `begin` is called when the suite is ready
 * and returns a function that closes what runs beside it; when it fails or is interrupted nothing is saved,
 * so that half of a seed is never kept.
 */
export async function untilStopped(
  starting: Promise<Suite>,
  begin: (suite: Suite) => Promise<() => Promise<void>>,
): Promise<void> {
  let suite: Suite | undefined;
  const signalled = new Promise<string>((resolve) => listen(resolve, () => suite?.kill()));
  suite = await starting;
  const ended = Promise.race([signalled, suite.died]);
  const close = await beginOr(begin, ended, suite);
  const reason = await ended;
  console.log(`\n${reason}`);
  if (close) await Promise.all([suite.stop(), close()]);
  process.exit(reason === STOPPING ? 0 : 1);
}

async function beginOr(
  begin: (suite: Suite) => Promise<() => Promise<void>>,
  ended: Promise<string>,
  suite: Suite,
) {
  try {
    const close = await Promise.race([begin(suite), ended.then(() => null)]);
    if (!close) suite.kill();
    return close;
  } catch (error) {
    suite.kill();
    throw error;
  }
}

function listen(first: (reason: string) => void, kill: () => void): void {
  let since = 0;
  whenNpmIsGone(() => first(STOPPING));
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      const now = Date.now();
      if (since === 0) {
        since = now;
        first(STOPPING);
      } else if (now - since > ECHO_MS) {
        kill();
        process.exit(130);
      }
    });
  }
}

// A signal sent to `npm start` ends npm and its shell, and may never reach us.
function whenNpmIsGone(stop: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 500);
}
