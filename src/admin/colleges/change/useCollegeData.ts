import { createContext, useContext } from 'react';
import { plannedMerge, plannedPlace, storePlan } from '../../../data/staff/directory/staffCollegeChanges.ts';

const real = { plannedPlace, plannedMerge, storePlan };

/** What renames and merges colleges; tests have their own. */
export type CollegeChanges = typeof real;
export const CollegeData = createContext<CollegeChanges>(real);

/** Returns what renames and merges colleges. */
export const useCollegeData = (): CollegeChanges => useContext(CollegeData);
