import { lastingAuth } from '../../lastingAuth.ts';
import { staffApp } from './staffApp.ts';

/** Signs in with a password only. All tabs share the sign-in. */
export const staffAuth = lastingAuth(staffApp);
