import type { OutreachRow } from './outreachRow.ts';

const person = (name: string, phone: string) => ({ name, role: 'Rush chair', phone });

/**
 * The rows that Home shows while there are no colleges (specification 2.20). The people in them don't exist.
 */
export const sampleOutreachRows: readonly OutreachRow[] = [
  {
    id: 'sample-1',
    color: 'green',
    status: 'scheduled',
    state: 'TX',
    college: 'University of Texas at Austin',
    fraternity: 'Sigma Chi',
    contact: person('Alex Sample', '(555) 010-0101'),
  },
  {
    id: 'sample-2',
    color: 'green',
    status: 'in contact',
    state: 'AL',
    college: 'University of Alabama',
    fraternity: 'Delta Tau Delta',
    contact: person('Jordan Sample', '(555) 010-0102'),
  },
  {
    id: 'sample-3',
    color: 'yellow',
    status: 'outreached',
    state: 'FL',
    college: 'University of Florida',
    fraternity: 'Pi Kappa Alpha',
    contact: person('Casey Sample', '(555) 010-0103'),
  },
  {
    id: 'sample-4',
    color: 'yellow',
    status: 'outreached',
    state: 'MA',
    college: 'Boston College',
    fraternity: 'Beta Theta Pi',
    contact: null,
  },
  {
    id: 'sample-5',
    color: 'red',
    status: 'need to reach out',
    state: 'CA',
    college: 'University of Southern California',
    fraternity: 'Kappa Sigma',
    contact: null,
  },
];
