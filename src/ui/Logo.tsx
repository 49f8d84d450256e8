import { initials } from '../domain/text/initials.ts';
import { tileColor } from '../domain/text/tileColor.ts';
import { Image } from './Image.tsx';
import styles from './Logo.module.css';
import { Tile } from './Tile.tsx';

/** The logo of a college beside its name; its initials on a colored tile when there is none. */
export function Logo({ name, src, large = false }: { name: string; src: string | null; large?: boolean }) {
  const size = large ? '64' : '48';
  return (
    <span className={large ? `${styles.logo} ${styles.large}` : styles.logo}>
      <Tile letters={initials(name)} color={tileColor(name)} />
      {src && <Image src={src} width={size} height={size} />}
    </span>
  );
}
