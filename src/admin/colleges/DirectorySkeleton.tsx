import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './CollegesPage.module.css';

/** The shape of the directory while it is on its way. */
export function DirectorySkeleton() {
  return (
    <div className={styles.grid}>
      <p role="status" className="hush">
        Loading colleges...
      </p>
      {Array.from({ length: 12 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: twelve alike
        <Skeleton key={place} height="6rem" />
      ))}
    </div>
  );
}
