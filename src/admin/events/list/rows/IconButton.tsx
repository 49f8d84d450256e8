import type { ComponentProps } from 'react';
import { Icon } from '../../../../ui/Icon.tsx';
import styles from './EventRow.module.css';

type Props = ComponentProps<'button'> & { label: string; path: string };

/** A button that shows an icon, and its name as a tooltip. */
export function IconButton({ label, path, ...rest }: Props) {
  return (
    <button type="button" className={styles.icon} title={label} {...rest}>
      <ActionIcon label={label} path={path} />
    </button>
  );
}

/** The icon of an action, with its name for screen readers. */
export function ActionIcon({ label, path }: Pick<Props, 'label' | 'path'>) {
  return (
    <>
      <Icon width={16} height={16} stroke={1.5} join="round" path={path} />
      <span className="visually-hidden">{label}</span>
    </>
  );
}
