import { Skeleton } from './Skeleton.tsx';

type Props = {
  /** What is on its way, for who does not see the shapes. */
  loading: string;
  rows: number;
  height: string;
  /** That of the list itself, which arranges the rows. */
  className: string | undefined;
};

/** What stands in the place of a list that is on its way: rows of the shape of those to come. */
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
