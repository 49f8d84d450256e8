import { HOST, type Ports } from '../ports.ts';
import { DEMO_PROJECT } from '../project.ts';
import { type Account, emulatorAccounts, ensureAccount, type Who } from './accounts.ts';

/** The accounts of the emulator. They exist nowhere else, so their passwords are not secret. */
export const SAMPLE_ACCOUNTS: Record<Who, Account> = {
  admin: { who: 'admin', email: 'admin@demo.example', password: 'aces-and-kings' },
  staff: { who: 'staff', email: 'staff@demo.example', password: 'deal-me-in' },
  betr: { who: 'betr', email: 'betr@demo.example', password: 'double-down' },
};

/** Gives the emulator's accounts their sample passwords; a new password ends the sessions of an account. */
export async function sampleAccounts(ports: Ports): Promise<void> {
  const service = emulatorAccounts(HOST, ports.auth, DEMO_PROJECT);
  await Promise.all(Object.values(SAMPLE_ACCOUNTS).map((account) => ensureAccount(service, account)));
}
