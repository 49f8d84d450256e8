/** The parts of the country within which students travel to a night, as states. */
const REGIONS: readonly string[] = [
  'WA OR CA AZ NV ID UT CO MT WY NM AK HI',
  'TX OK LA MS AL AR TN KY GA FL SC NC',
  'ND SD NE KS MN IA MO WI IL IN MI OH',
  'PA NJ NY MD DE VA WV DC CT RI MA VT NH ME',
];

/** Whether a student of one state may travel to a night in the other. */
export function isNear(one: string, two: string): boolean {
  return REGIONS.some((states) => states.includes(one) && states.includes(two));
}
