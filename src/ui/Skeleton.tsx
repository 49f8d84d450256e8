import styles from './Skeleton.module.css';

type Props = { width?: string; height?: string; className?: string };

/**
 * A gray shape in the place of what is still on its way; whoever uses it says so in words. An SVG element,
 * because its size can stand in attributes: the Content-Security-Policy forbids styles in the HTML of a
 * prerendered page.
 */
export function Skeleton({ width = '100%', height = '1em', className = '' }: Props) {
  return <svg aria-hidden="true" className={`${styles.bone} ${className}`} width={width} height={height} />;
}
