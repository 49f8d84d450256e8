import { useEffect } from 'react';
import { brand } from '../../content/brand.ts';
import { signIn } from '../../data/session.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/Link.tsx';
import { Suit } from '../../ui/Suit.tsx';
import styles from './LoginScreen.module.css';
import { PasswordForm } from './PasswordForm.tsx';

/** The admin login (specification 2.7). `ended`: somebody was signed in here, and the time is over. */
export function LoginScreen({ ended }: { ended: boolean }) {
  useEffect(() => {
    document.title = `Sign in | ${brand.name}`;
  }, []);
  return (
    <main className={styles.table}>
      <div className={styles.card}>
        <p className={styles.corner}>
          A<Suit name="spade" />
        </p>
        <h1 tabIndex={-1}>Staff sign in</h1>
        <p className={styles.lead} role="status">
          {ended
            ? 'Your session has ended. Sign in to go on where you were; nothing you typed is lost.'
            : `The console of the ${brand.name}.`}
        </p>
        <PasswordForm action="Sign in" busyAction="Signing in…" onSubmit={signIn} />
        <p>
          <Link to={paths.home()}>Back to the site</Link>
        </p>
      </div>
    </main>
  );
}
