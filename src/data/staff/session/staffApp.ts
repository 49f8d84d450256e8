import { areaApp } from '../../areaApp.ts';

/** The app instance of the staff: its own sign-in, its own cache, apart from visitors and from Betr. */
export const staffApp = areaApp('staff');
