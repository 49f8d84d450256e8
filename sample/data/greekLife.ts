import type { CollegeRow, FraternityRow, Lists } from '../lists.ts';

/** Colleges without social fraternities, by short name. */
export const withoutGreekLife: ReadonlySet<string> = new Set([
  'Air Force',
  'Army',
  'Boston College',
  'BYU',
  'Fairfield',
  'Fordham',
  'Georgetown',
  'Gonzaga',
  'Harvard',
  'Holy Cross',
  'Loyola Maryland',
  "Mount St. Mary's",
  'Navy',
  'Notre Dame',
  'Portland',
  'Princeton',
  'Providence',
  'Rice',
  "Saint Mary's",
  'Santa Clara',
  'Seattle',
  'Siena',
  'St. Bonaventure',
  'St. Thomas',
  'Stonehill',
  'The Citadel',
  'VMI',
  'Xavier',
]);

/** Colleges whose churches or rules frown on games of chance, by short name; none hosts in the sample. */
export const withoutCards: ReadonlySet<string> = new Set([
  'Abilene Christian',
  'Baylor',
  'BYU',
  'California Baptist',
  'Campbell',
  'Charleston Southern',
  'Gardner-Webb',
  'Grand Canyon',
  'Houston Christian',
  'Liberty',
  'Lipscomb',
  'Oral Roberts',
  'Samford',
  'Utah Tech',
  'Utah Valley',
]);

const BLACK_COLLEGES: ReadonlySet<string> = new Set([
  'Southwestern Athletic Conference',
  'Mid-Eastern Athletic Conference',
]);
const BLACK_FRATERNITIES = [
  'Alpha Phi Alpha',
  'Kappa Alpha Psi',
  'Omega Psi Phi',
  'Phi Beta Sigma',
  'Iota Phi Theta',
];

/** Fraternities with chapters in every part of the country. */
const EVERYWHERE = [
  'Alpha Epsilon Pi',
  'Alpha Phi Alpha',
  'Alpha Sigma Phi',
  'Alpha Tau Omega',
  'Beta Theta Pi',
  'Delta Chi',
  'Delta Sigma Phi',
  'Delta Tau Delta',
  'Delta Upsilon',
  'Kappa Alpha Psi',
  'Kappa Sigma',
  'Lambda Chi Alpha',
  'Omega Psi Phi',
  'Phi Beta Sigma',
  'Phi Delta Theta',
  'Phi Gamma Delta',
  'Phi Kappa Psi',
  'Phi Kappa Tau',
  'Phi Sigma Kappa',
  'Pi Kappa Alpha',
  'Pi Kappa Phi',
  'Sigma Alpha Epsilon',
  'Sigma Chi',
  'Sigma Nu',
  'Sigma Phi Epsilon',
  'Sigma Pi',
  'Tau Kappa Epsilon',
  'Theta Chi',
  'Zeta Beta Tau',
];

/** Whether a college of the sample has social fraternities. */
export function hasGreekLife({ shortName }: CollegeRow): boolean {
  return !withoutGreekLife.has(shortName) && !withoutCards.has(shortName);
}

/** Whether the sample lets somebody at the college host a night of cards. */
export function mayHost({ shortName }: CollegeRow): boolean {
  return !withoutCards.has(shortName);
}

/** Returns the fraternities that a college of the sample may have; none where there is no Greek life. */
export function fraternitiesAt(college: CollegeRow, { fraternities }: Lists): FraternityRow[] {
  if (!hasGreekLife(college)) return [];
  const names = BLACK_COLLEGES.has(college.conference) ? BLACK_FRATERNITIES : EVERYWHERE;
  return fraternities.filter(({ name }) => names.includes(name));
}
