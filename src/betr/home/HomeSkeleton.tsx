import layout from '../../ui/layout.module.css';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** The placeholder of the rows. */
export function HomeSkeleton() {
  return (
    <>
      <p role="status" className="visually-hidden">
        Loading colleges…
      </p>
      <div className={layout.stack2}>
        {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
          <Skeleton key={row} height="3rem" />
        ))}
      </div>
    </>
  );
}
