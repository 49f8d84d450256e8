import { createVerify, generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { assertion, readServiceAccount } from '../../scripts/accounts/serviceAccount.ts';

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const KEY = {
  project_id: 'real',
  client_email: 'staff@real.iam.example',
  private_key: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  token_uri: 'https://oauth.example/token',
};

test('the statement to Google is signed with the key and valid for an hour', () => {
  const [header = '', claims = '', signature = ''] = assertion(KEY, new Date(1_800_000_000_000)).split('.');
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  expect(read(header)).toEqual({ alg: 'RS256', typ: 'JWT' });
  expect(read(claims)).toMatchObject({
    iss: KEY.client_email,
    aud: KEY.token_uri,
    iat: 1_800_000_000,
    exp: 1_800_003_600,
  });
  const verify = createVerify('RSA-SHA256').update(`${header}.${claims}`);
  expect(verify.verify(pair.publicKey, signature, 'base64url')).toBe(true);
});

test('without a key, or with another file, it says what to do', () => {
  expect(() => readServiceAccount(undefined)).toThrow('GOOGLE_APPLICATION_CREDENTIALS');
  expect(() => readServiceAccount('package.json')).toThrow('package.json is not the key file');
});
