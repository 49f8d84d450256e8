import type { ReactNode } from 'react';
import { brand } from '../../content/brand.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Suit } from '../../ui/Suit.tsx';
import styles from './ListBody.module.css';

/** The content in place of an empty list, with what the visitor can do next. */
export function EmptyList({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <Suit name="diamond" />
      <h2>{title}</h2>
      {children}
      <p>Want the tour at your school? Write to us about hosting a tournament.</p>
      <a className={buttonClass()} href={brand.emailLink}>
        Contact us about hosting
      </a>
    </div>
  );
}
