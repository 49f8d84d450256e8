import { Skeleton } from './Skeleton.tsx';

type Props = {
  /** The text for screen readers. */
  loading: string;
  rows: number;
  height: string;
  /** The class of the list itself, which lays out the rows. */
  className: string | undefined;
};

/** Placeholder rows for a list that is loading, in the shape of the real ones. */
export function SkeletonRows({ loading, rows, height, className }: Props) {
  return (
    <div className={className}>
      <p role="status" className="visually-hidden">
        {loading}
      </p>
      {Array.from({ length: rows }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Skeleton key={place} height={height} />
      ))}
    </div>
  );
}
