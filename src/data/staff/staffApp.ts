import { initializeApp } from 'firebase/app';
import { firebaseOptions } from '../firebaseOptions.ts';

/** The app instance of the staff: its own sign-in, its own cache, apart from visitors and from Betr. */
export const staffApp = initializeApp(firebaseOptions(), 'staff');
