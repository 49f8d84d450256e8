import { SAMPLE_ACCOUNTS } from './accounts/sampleAccounts.ts';
import { emulatorSettings, HOST, type Ports } from './ports.ts';
import { DEMO_PROJECT } from './project.ts';

/**
 * Points the app that Vite serves or builds in this process at the emulators and the sample accounts,
 * whatever an `.env` file says, so that a local run never reaches a real project or its analytics.
 */
export function applyDemoSettings(ports: Ports): void {
  Object.assign(process.env, {
    ...emulatorSettings(ports),
    VITE_FIREBASE_PROJECT_ID: DEMO_PROJECT,
    VITE_SITE_URL: `http://${HOST}:${ports.hosting}`,
    VITE_ADMIN_EMAIL: SAMPLE_ACCOUNTS.admin.email,
    VITE_STAFF_EMAIL: SAMPLE_ACCOUNTS.staff.email,
    VITE_BETR_EMAIL: SAMPLE_ACCOUNTS.betr.email,
    VITE_GA_MEASUREMENT_ID: '',
    VITE_RECAPTCHA_SITE_KEY: '',
    VITE_SERVICE_WORKER: '',
    VITE_TICKET_MAIL: '',
  });
}
