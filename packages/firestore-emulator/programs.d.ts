/** The path of the program that serves Firestore; it takes the options of the official one. */
export declare const firestore: string;

/** Returns the variables with which firebase-tools starts these programs instead of its Java programs. */
export declare function environment(): Record<string, string>;
