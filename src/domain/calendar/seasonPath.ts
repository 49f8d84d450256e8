/** The address of the season's calendar, a file that each deploy writes anew (docs/deploying.md). */
export const seasonPath = '/season.ics';
