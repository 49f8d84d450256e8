import { FEATURED } from '../sample/data/featured.ts';
import { SAMPLE_ACCOUNTS } from './accounts/sampleAccounts.ts';

/** Returns the message shown when everything runs: the address and the sample passwords, one per line. */
export function welcome(address: string): string {
  const locked = FEATURED.find(({ password, hasForm }) => password !== '' && hasForm);
  return [
    '',
    `The tour is at ${address}`,
    '',
    ...Object.values(SAMPLE_ACCOUNTS).map(({ who, password }) => `${who} password: ${password}`),
    locked ? `event password (${locked.title}): ${locked.password}` : '',
    '',
    'Ctrl-C stops everything.',
  ].join('\n');
}
