/*
 * What the pages on privacy and cookies say depends on what this installation of the site uses.
 */

/** Whether visits are counted with Google Analytics. */
export const measures = Boolean(import.meta.env.VITE_GA_MEASUREMENT_ID);

/** Whether Google reCAPTCHA checks for bots. */
export const checksForBots = Boolean(import.meta.env.VITE_RECAPTCHA_SITE_KEY);

/** Whether those who sign up are emailed their ticket, where a super admin has switched that on. */
export const mailsTickets = import.meta.env.VITE_TICKET_MAIL === '1';

/** A link to Google's privacy policy. */
export const googlePrivacy = { text: 'Google’s privacy policy', to: 'https://policies.google.com/privacy' };
