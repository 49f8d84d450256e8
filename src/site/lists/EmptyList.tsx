import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Suit } from '../../ui/Suit.tsx';
import { RequestLink } from '../request/RequestLink.tsx';
import styles from './ListBody.module.css';

type Props = {
  title: string;
  /** The words of the link to the request form. */
  invite?: string;
  children?: ReactNode;
};

/** The content in place of an empty list, with what the visitor can do next. */
export function EmptyList({ title, invite = 'Bring the tour to your school', children }: Props) {
  return (
    <div className={styles.empty}>
      <Suit name="diamond" />
      <h2>{title}</h2>
      {children}
      <p>Want to host a tournament? Contact us, and we'll help you set it up.</p>
      <RequestLink className={buttonClass()}>{invite}</RequestLink>
    </div>
  );
}
