/*
 * The dialogs about an event. A script names every file that what it imports later needs, so pages import
 * this one alone: else each visitor would download those names, some 500 bytes.
 */

/** Imports the dialog that asks for the password of an event whose form is elsewhere. */
export const unlockDialog = () => import('./UnlockDialog.tsx');

/** Imports the dialog that says that sign-up isn't open yet. */
export const comingSoonDialog = () => import('./ComingSoonDialog.tsx');

/** Imports the sheet of who signs up on this site. */
export const signUpDialog = () => import('../signUp/SignUpDialog.tsx');

/** Imports that sheet with the dialog that asks for the password first. */
export const lockedSignUp = () => import('./LockedSignUp.tsx');

/** Imports the dialog that adds an event to a calendar. */
export const calendarDialog = () => import('./CalendarDialog.tsx');
