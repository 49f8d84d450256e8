import { useEffect } from 'react';
import { isInUse } from '../lib/inUse.ts';
import { Button } from './Button.tsx';
import { buttonClass } from './buttonClass.ts';
import styles from './PageError.module.css';

/** How long the network gets, in milliseconds: a browser says that it's online before requests succeed. */
const pause = 1_000;

/** The content of a route that failed: what to do next. React has logged the reason in the console. */
export function PageError() {
  const offline = !navigator.onLine;
  useEffect(() => {
    if (!offline) return;
    const again = () => setTimeout(() => isInUse() || location.reload(), pause);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
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
