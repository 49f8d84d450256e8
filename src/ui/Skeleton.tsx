import styles from './Skeleton.module.css';

type Props = { width?: string; height?: string; className?: string };

/** A grey shape in the place of what is still on its way; whoever uses it says so in words. */
export function Skeleton({ width = '100%', height = '1em', className = '' }: Props) {
  return <span aria-hidden="true" className={`${styles.bone} ${className}`} style={{ width, height }} />;
}
