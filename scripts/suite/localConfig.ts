import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { HOST, type Ports } from '../ports.ts';
import { ROOT } from '../project.ts';

const CSP = 'Content-Security-Policy';

const Header = v.object({ key: v.string(), value: v.string() });
const FirebaseJson = v.looseObject({
  hosting: v.looseObject({
    headers: v.array(v.object({ source: v.string(), headers: v.array(Header) })),
  }),
});
export type FirebaseJson = v.InferOutput<typeof FirebaseJson>;

/** Returns the firebase.json of the project. Throws when it doesn't have the expected shape. */
export function readFirebaseJson(): FirebaseJson {
  return v.parse(FirebaseJson, JSON.parse(readFileSync(`${ROOT}firebase.json`, 'utf8')));
}

/**
 * Writes the configuration for the emulators on these ports beside firebase.json and returns its file name.
 */
export function writeLocalConfig(ports: Ports): string {
  const name = `firebase.local.${ports.hub}.json`;
  writeFileSync(`${ROOT}${name}`, `${JSON.stringify(localConfig(readFirebaseJson(), ports), null, 2)}\n`);
  return name;
}

/**
 * Returns the local version of firebase.json: the same rules, headers and rewrites, the emulators' ports, and
 * a content security policy that also allows the emulators.
 */
export function localConfig(config: FirebaseJson, ports: Ports): FirebaseJson {
  const headers = config.hosting.headers.map((entry) => ({
    ...entry,
    headers: entry.headers.map((header) =>
      header.key === CSP ? { ...header, value: localPolicy(header.value, ports) } : header,
    ),
  }));
  return { ...config, hosting: { ...config.hosting, headers }, emulators: emulators(ports) };
}

/** Returns the policy with the emulators' addresses allowed, and without upgrading requests to https. */
export function localPolicy(policy: string, ports: Ports): string {
  const origin = (port: number) => `http://${HOST}:${port}`;
  const added: Record<string, string[]> = {
    'connect-src': [origin(ports.firestore), origin(ports.auth), origin(ports.storage)],
    'img-src': [origin(ports.storage)],
  };
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && directive !== 'upgrade-insecure-requests')
    .map((directive) => [directive, ...(added[directive.split(' ')[0] ?? ''] ?? [])].join(' '))
    .join('; ');
}

function emulators(ports: Ports) {
  const on = (port: number) => ({ host: HOST, port });
  return {
    singleProjectMode: false,
    ui: { enabled: false },
    auth: on(ports.auth),
    firestore: { ...on(ports.firestore), websocketPort: ports.websocket },
    storage: on(ports.storage),
    hosting: on(ports.hosting),
    hub: on(ports.hub),
    logging: on(ports.logging),
  };
}
