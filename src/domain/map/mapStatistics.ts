import type { MapCollege } from './mapCollege.ts';

/** The statistics box (specification 2.18); `averageSize` in members, null while no size is known. */
export type MapStatistics = { colleges: number; fraternities: number; averageSize: number | null };

/** Counts colleges and fraternities; the average covers the fraternities whose size is known. */
export function mapStatistics(colleges: readonly MapCollege[]): MapStatistics {
  const fraternities = colleges.flatMap((college) => college.fraternities);
  const sizes = fraternities.flatMap(({ memberCount }) => memberCount ?? []);
  const members = sizes.reduce((sum, size) => sum + size, 0);
  return {
    colleges: colleges.length,
    fraternities: fraternities.length,
    averageSize: sizes.length > 0 ? Math.round(members / sizes.length) : null,
  };
}
