import * as v from 'valibot';

const demoProject = 'demo-campus-blackjack';

const setting = v.optional(v.pipe(v.string(), v.trim()), '');
const endpoint = (port: number) =>
  v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^[\w.-]+:\d+$/, 'host:port')), `127.0.0.1:${port}`),
    v.transform((given) => ({ host: given.replace(/:\d+$/, ''), port: Number(given.replace(/.*:/, '')) })),
  );

const Settings = v.object({
  VITE_FIREBASE_PROJECT_ID: setting,
  VITE_FIREBASE_API_KEY: setting,
  VITE_FIREBASE_AUTH_DOMAIN: setting,
  VITE_FIREBASE_STORAGE_BUCKET: setting,
  VITE_FIREBASE_APP_ID: setting,
  VITE_FIRESTORE_EMULATOR_HOST: endpoint(8080),
  VITE_AUTH_EMULATOR_HOST: endpoint(9099),
  VITE_STORAGE_EMULATOR_HOST: endpoint(9199),
  VITE_ADMIN_EMAIL: setting,
  VITE_STAFF_EMAIL: setting,
  VITE_BETR_EMAIL: setting,
  VITE_GA_MEASUREMENT_ID: setting,
  VITE_GOOGLE_MAPS_API_KEY: setting,
  VITE_RECAPTCHA_SITE_KEY: setting,
  VITE_CONTACT_EMAIL: setting,
  VITE_CONTACT_PHONE: setting,
});

/** The settings of the app; '' where one is not given. `demo` tells whether the emulators are used. */
export type Env = v.InferOutput<typeof Settings> & { demo: boolean };

/**
 * The settings in `raw`, as Vite gives them. Without a project the demo project is used; a real project needs its key.
 * @throws Error that names every setting that is missing or malformed
 */
export function readEnv(raw: unknown): Env {
  const { issues, output } = v.safeParse(Settings, raw);
  if (issues) throw wrongSettings(issues.map((issue) => `${issue.path?.[0].key}: ${issue.message}`));
  const project = output.VITE_FIREBASE_PROJECT_ID || demoProject;
  const demo = project.startsWith('demo-');
  if (!demo && !output.VITE_FIREBASE_API_KEY) throw wrongSettings(['VITE_FIREBASE_API_KEY is missing']);
  return { ...output, VITE_FIREBASE_PROJECT_ID: project, demo };
}

function wrongSettings(problems: string[]): Error {
  return new Error(`Wrong settings, see .env.example: ${problems.join('; ')}`);
}

/** The settings this app was built with. */
export const env: Env = readEnv(import.meta.env);
