import layout from './layout.module.css';
import { Skeleton } from './Skeleton.tsx';

/** The content in place of a page whose code is loading. */
export function PageSkeleton() {
  return (
    <div className={layout.stack4}>
      <p role="status" className="visually-hidden">
        Loading…
      </p>
      <Skeleton width="18rem" height="2.25rem" />
      <Skeleton height="6rem" />
      <Skeleton height="6rem" />
      <Skeleton height="6rem" />
    </div>
  );
}
