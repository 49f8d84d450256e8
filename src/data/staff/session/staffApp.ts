import { areaApp } from '../../areaApp.ts';

/** The app instance of the staff, with its own sign-in and cache, separate from visitors and Betr. */
export const staffApp = areaApp('staff');
