import type { OutreachRow } from './outreachRow.ts';

const person = (name: string, phone: string) => ({ name, role: 'Rush chair', phone, email: '' });
const nobody = { declined: false, owner: '' };

/**
 * The rows that Home shows while there are no colleges (specification 2.20). The people in them don't exist.
 */
export const sampleOutreachRows: readonly OutreachRow[] = [
  {
    id: 'sample-1',
    color: 'green',
    status: 'scheduled',
    stage: 'scheduled',
    state: 'TX',
    college: 'University of Texas at Austin',
    conference: 'Southeastern Conference',
    fraternity: 'Sigma Chi',
    contact: person('Alex Sample', '(555) 010-0101'),
    ...nobody,
  },
  {
    id: 'sample-2',
    color: 'green',
    status: 'in contact',
    stage: 'in contact',
    state: 'AL',
    college: 'University of Alabama',
    conference: 'Southeastern Conference',
    fraternity: 'Delta Tau Delta',
    contact: person('Jordan Sample', '(555) 010-0102'),
    ...nobody,
  },
  {
    id: 'sample-3',
    color: 'yellow',
    status: 'outreached',
    stage: 'outreached',
    state: 'FL',
    college: 'University of Florida',
    conference: 'Southeastern Conference',
    fraternity: 'Pi Kappa Alpha',
    contact: person('Casey Sample', '(555) 010-0103'),
    ...nobody,
  },
  {
    id: 'sample-4',
    color: 'yellow',
    status: 'outreached',
    stage: 'outreached',
    state: 'MA',
    college: 'Boston College',
    conference: 'Atlantic Coast Conference',
    fraternity: 'Beta Theta Pi',
    contact: null,
    ...nobody,
  },
  {
    id: 'sample-5',
    color: 'red',
    status: 'need to reach out',
    stage: 'need to reach out',
    state: 'CA',
    college: 'University of Southern California',
    conference: 'Big Ten Conference',
    fraternity: 'Kappa Sigma',
    contact: null,
    ...nobody,
  },
];
