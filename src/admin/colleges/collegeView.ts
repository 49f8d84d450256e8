import { type CollegeOrder, collegeOrders } from '../../domain/colleges/collegeOrder.ts';
import { paths } from '../../paths.ts';

export type View = '' | 'active';

/** Which colleges are shown, from the address: all, or the active ones. */
export const readView = (text: string): View => (text === 'active' ? 'active' : '');

/** The order of the colleges, from the address. */
export function readOrder(text: string): CollegeOrder {
  return collegeOrders.find(([order]) => order === text)?.[0] ?? 'count';
}

/** Any text of the address. */
/** The address of a college's details, above the directory. */
export const collegePath = (collegeId: string) =>
  `${paths.adminScreen('colleges')}?${new URLSearchParams({ college: collegeId })}`;
