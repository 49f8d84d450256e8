import '../../../ui/paperTokens.css';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePrint } from '../usePrint.ts';
import styles from './Paper.module.css';

type Props = { children: ReactNode; className?: string | undefined; onDone: () => void };

/** Sheets in place of the page while they are printed. */
export function Paper({ children, className = '', onDone }: Props) {
  usePrint(onDone);
  return createPortal(<div className={`${styles.paper} ${className}`}>{children}</div>, document.body);
}
