import { Button } from './Button.tsx';
import { buttonClass } from './buttonClass.ts';
import styles from './PageError.module.css';

/** What a route shows when it breaks: what to do next; React has put the reason in the console. */
export function PageError() {
  return (
    <div className={styles.error}>
      <h1 tabIndex={-1}>This page did not open</h1>
      <p>
        Something went wrong on our side. Nothing you entered elsewhere is lost; loading the page again often
        helps.
      </p>
      <Button onClick={() => location.reload()}>Reload the page</Button>
      <a className={buttonClass('plain')} href="/">
        Back to the home page
      </a>
    </div>
  );
}
