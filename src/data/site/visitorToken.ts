import { initializeApp } from 'firebase/app';
import { appCheckToken } from '../appCheck.ts';
import { firebaseOptions } from '../firebaseOptions.ts';

/** Returns the App Check token of the visitors' app instance, which is made here if nothing has read yet. */
export function visitorToken(): Promise<string> {
  return appCheckToken(initializeApp(firebaseOptions()));
}
