import { useEffect } from 'react';
import { Button } from './Button.tsx';
import { buttonClass } from './buttonClass.ts';
import styles from './PageError.module.css';

/** How long the network gets before the page is tried once more, in milliseconds. */
const pause = 1_000;

/** The content of a route that failed: what to do next. React has logged the reason in the console. */
export function PageError() {
  const offline = !navigator.onLine;
  useEffect(() => {
    if (offline) {
      addEventListener('online', comeBack);
      return () => removeEventListener('online', comeBack);
    }
    if (!isBack()) return;
    // A browser says that it's online before the network carries anything.
    markBack(false);
    const timer = setTimeout(() => location.reload(), pause);
    return () => clearTimeout(timer);
  }, [offline]);
  return (
    <div className={styles.error}>
      {/* Without a network, what's missing is usually the page's code. */}
      <h1 tabIndex={-1}>{offline ? "You're offline" : "This page didn't open"}</h1>
      <p>
        {offline
          ? "You haven't opened this page on this device yet. It opens by itself as soon as you're back online."
          : 'Something went wrong on our side. Reloading the page often helps. Nothing you entered elsewhere is lost.'}
      </p>
      <Button onClick={() => location.reload()}>Reload the page</Button>
      <a className={buttonClass('plain')} href="/">
        Back to the home page
      </a>
    </div>
  );
}

function comeBack(): void {
  markBack(true);
  location.reload();
}

/** Whether the page was reloaded because the network came back; a history entry keeps its state meanwhile. */
function isBack(): boolean {
  return Object(history.state).back === true;
}

function markBack(back: boolean): void {
  history.replaceState({ ...Object(history.state), back }, '');
}
