import styles from './Skeleton.module.css';

type Props = { width?: string; height?: string; className?: string };

/**
 * A gray placeholder for content that is loading; the component around it has the text for screen readers. It
 * is an SVG element because its size can be given by attributes: the Content-Security-Policy forbids inline
 * styles in the HTML of a prerendered page.
 */
export function Skeleton({ width = '100%', height = '1em', className = '' }: Props) {
  return <svg aria-hidden="true" className={`${styles.bone} ${className}`} width={width} height={height} />;
}
