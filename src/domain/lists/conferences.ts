import rows from './conferences.json';

/** The 24 conference abbreviations and their full names (specification 3). */
export const conferences: readonly { abbr: string; name: string }[] = rows;
