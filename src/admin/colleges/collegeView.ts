import { type CollegeOrder, collegeOrders } from '../../domain/colleges/collegeOrder.ts';
import { staffPaths } from '../../staffPaths.ts';

export type View = '' | 'active';

/** Returns which colleges the address asks for: all, or the active ones. */
export const readView = (text: string): View => (text === 'active' ? 'active' : '');

/** Returns the order of the colleges in the address. */
export function readOrder(text: string): CollegeOrder {
  return collegeOrders.find(([order]) => order === text)?.[0] ?? 'count';
}

/** Returns the address of a college's details, which open above the directory. */
export const collegePath = (collegeId: string) =>
  `${staffPaths.adminScreen('colleges')}?${new URLSearchParams({ college: collegeId })}`;
