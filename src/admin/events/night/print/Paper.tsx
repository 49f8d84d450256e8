import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useWindowEvent } from '../../../../hooks/useWindowEvent.ts';
import styles from './Paper.module.css';

type Props = { children: ReactNode; className?: string | undefined; onDone: () => void };

/** Sheets in place of the page while they are printed. */
export function Paper({ children, className = '', onDone }: Props) {
  const print = useEffectEvent(() => window.print());
  // Before the effect that prints: some browsers print at once, and are done before the next one.
  useWindowEvent('afterprint', onDone);
  useEffect(() => print(), []);
  return createPortal(<div className={`${styles.paper} ${className}`}>{children}</div>, document.body);
}
