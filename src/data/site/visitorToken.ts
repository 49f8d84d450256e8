import { appCheckToken } from '../appCheck.ts';
import { firebaseApp } from '../firebaseApp.ts';

/** Returns the App Check token of the visitors' app instance, which is made here if nothing has read yet. */
export function visitorToken(): Promise<string> {
  return appCheckToken(firebaseApp());
}
