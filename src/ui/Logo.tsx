import { initials } from '../domain/text/initials.ts';
import { tileColor } from '../domain/text/tileColor.ts';
import { Image } from './Image.tsx';
import styles from './Logo.module.css';
import { Tile } from './Tile.tsx';

type Props = { name: string; src: string | null; large?: boolean; letters?: string };

/** The logo beside a college's name, or its initials or `letters` on a colored tile. */
export function Logo({ name, src, large = false, letters = initials(name) }: Props) {
  const size = large ? '64' : '48';
  const names = [styles.logo, large && styles.large];
  return (
    <span className={names.filter(Boolean).join(' ')}>
      <Tile letters={letters} color={tileColor(name)} />
      {src && <Image src={src} width={size} height={size} />}
    </span>
  );
}
