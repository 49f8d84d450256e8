import type { Journeys } from '../driver/walk.ts';
import { betr } from './betr.ts';
import { helper } from './helper.ts';
import { staff } from './staff.ts';
import { visitor, visitorAtDesk } from './visitor.ts';

/** What is walked in every engine. */
export const journeys: Journeys = {
  'a visitor, on a phone': { size: 'phone', walk: visitor },
  'a visitor, at a desk': { size: 'desktop', walk: visitorAtDesk },
  "a helper's phone": { size: 'phone', walk: helper },
  'staff, at a desk': { size: 'desktop', walk: staff },
  'Betr, at a desk': { size: 'desktop', walk: betr },
};
