import { useEffect } from 'react';
import { Button } from './Button.tsx';
import { buttonClass } from './buttonClass.ts';
import styles from './PageError.module.css';

/** The content of a route that failed: what to do next. React has logged the reason in the console. */
export function PageError() {
  const offline = !navigator.onLine;
  useEffect(() => {
    if (!offline) return;
    const again = () => location.reload();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [offline]);
  return (
    <div className={styles.error}>
      {/* Without a network, what's missing is usually the page's code. */}
      <h1 tabIndex={-1}>{offline ? 'You are offline' : 'This page did not open'}</h1>
      <p>
        {offline
          ? 'This page has not been opened on this device yet, so it cannot be shown without a network. It opens by itself as soon as you are online.'
          : 'Something went wrong on our side. Nothing you entered elsewhere is lost; loading the page again often helps.'}
      </p>
      <Button onClick={() => location.reload()}>Reload the page</Button>
      <a className={buttonClass('plain')} href="/">
        Back to the home page
      </a>
    </div>
  );
}
