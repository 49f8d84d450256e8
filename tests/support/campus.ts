/** Returns a college as it is stored. */
export const college = (name: string, conference: string, fraternityCount: number, more = {}) => ({
  name,
  conference,
  logoPath: null,
  fraternityCount,
  state: '',
  location: '',
  ...more,
});
const chapter = (name: string, status: string, more = {}) => ({ name, status, ...more });

/** Three colleges of the list, one added by staff, and a fraternity in each status. */
export const campus = {
  'colleges/purdue-university': college('Purdue University', 'Big Ten Conference', 4),
  'colleges/purdue-university/fraternities/sigma-chi': chapter('Sigma Chi', 'in contact', {
    rushChairName: 'Lee',
    rushChairNumber: '555 0100',
  }),
  'colleges/purdue-university/fraternities/sigma-nu': chapter('Sigma Nu', 'scheduled'),
  'colleges/purdue-university/fraternities/acacia': chapter('Acacia', 'need to reach out'),
  'colleges/purdue-university/fraternities/theta-chi': chapter('Theta Chi', 'ghosted', { active: false }),
  'colleges/towson-university': college('Towson University', 'CAA', 1),
  'colleges/towson-university/fraternities/sigma-chi': chapter('Sigma Chi', 'outreached'),
  'colleges/duke-university': college('Duke University', 'Atlantic Coast Conference', 2),
  'colleges/duke-university/fraternities/f1': chapter('Sigma Chi', 'scheduling'),
  'colleges/duke-university/fraternities/f2': { name: 'Psi Upsilon' },
  'colleges/card-college': college('Card College', 'Poker League', 0, {
    logoPath: '/tournament-images/default.jpg',
  }),
  'events/e1': {
    title: 'Cup',
    status: 'scheduled',
    collegeId: 'card-college',
    collegeName: 'Card College',
    date: null,
    sortDate: '9999-12-31',
    showOnLandingPage: false,
    registration: 'none',
  },
  'events/e2': {
    title: 'Old',
    status: 'completed',
    collegeId: 'duke-university',
    sortDate: '2025-01-01T19:00',
  },
};
