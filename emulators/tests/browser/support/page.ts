import { initializeApp } from 'firebase/app';
import * as firestore from 'firebase/firestore';

/** What the test page offers to `page.evaluate`: the unmodified SDK. */
export const sdk = { initializeApp, ...firestore };

Object.assign(window, { sdk });
