import { lateCode } from '../../parts/late/lateCode.ts';

/** The form that edits a fraternity, which several screens open. */
export const fraternityCode = lateCode(() => import('./FraternityDialog.tsx'));
