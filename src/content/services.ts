/*
 * What the pages on privacy and cookies say depends on what this installation of the site uses.
 */

/** Whether visits are counted with Google Analytics. */
export const measures = Boolean(import.meta.env.VITE_GA_MEASUREMENT_ID);

/** Whether Google reCAPTCHA checks for bots. */
export const checksForBots = Boolean(import.meta.env.VITE_RECAPTCHA_SITE_KEY);

/** A link to Google's privacy policy. */
export const googlePrivacy = { text: 'Google’s privacy policy', to: 'https://policies.google.com/privacy' };
