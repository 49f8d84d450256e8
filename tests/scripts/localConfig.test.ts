import { expect, test } from 'vitest';
import { ports } from '../../scripts/ports.ts';
import { localConfig, localPolicy, readFirebaseJson } from '../../scripts/suite/localConfig.ts';

const PORTS = ports(100);
const policyOf = ({ hosting }: ReturnType<typeof readFirebaseJson>) => {
  const all = hosting.headers.flatMap(({ headers }) => headers);
  return all.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
};
const directives = (policy: string) =>
  new Map(
    policy
      .split(';')
      .map((text) => text.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );

test('the policy of the deployed site runs no foreign code and cannot be framed', () => {
  const policy = directives(policyOf(readFirebaseJson()));
  expect(policy.get('script-src')).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/unsafe|^https?:$|\*/)]),
  );
  expect(policy.get('default-src')).toEqual(["'self'"]);
  expect(policy.get('object-src')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'self'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy.get('style-src')).not.toContain("'unsafe-inline'");
  expect(policyOf(readFirebaseJson())).not.toMatch(/localhost|127\.0\.0\.1/);
});

test('on this machine the policy allows the emulators besides, and nothing else', () => {
  const real = directives(policyOf(readFirebaseJson()));
  const local = directives(policyOf(localConfig(readFirebaseJson(), PORTS)));
  const emulators = [PORTS.firestore, PORTS.auth, PORTS.storage].map((port) => `http://127.0.0.1:${port}`);
  expect(local.get('connect-src')).toEqual([...(real.get('connect-src') ?? []), ...emulators]);
  expect(local.get('img-src')).toEqual([...(real.get('img-src') ?? []), `http://127.0.0.1:${PORTS.storage}`]);
  expect(local.get('script-src')).toEqual(real.get('script-src'));
  expect([...real.keys()].filter((name) => !local.has(name))).toEqual(['upgrade-insecure-requests']);
});

test('a policy may be written with blanks and a semicolon at the end', () => {
  expect(localPolicy(" default-src 'self';  script-src 'self' ; ", PORTS)).toBe(
    "default-src 'self'; script-src 'self'",
  );
});

test('the emulators listen on this machine only, on the ports asked for', () => {
  expect(localConfig(readFirebaseJson(), PORTS)).toMatchObject({
    emulators: {
      ui: { enabled: false },
      firestore: { host: '127.0.0.1', port: 8180 },
      auth: { host: '127.0.0.1', port: 9199 },
      storage: { host: '127.0.0.1', port: 9299 },
      hosting: { host: '127.0.0.1', port: 5150 },
    },
  });
});
