import type { Account, Who } from './accounts.ts';

/** The accounts of the emulator. They exist nowhere else, so their passwords are not secret. */
export const SAMPLE_ACCOUNTS: Record<Who, Account> = {
  admin: { who: 'admin', email: 'admin@demo.example', password: 'aces-and-kings' },
  staff: { who: 'staff', email: 'staff@demo.example', password: 'deal-me-in' },
  betr: { who: 'betr', email: 'betr@demo.example', password: 'double-down' },
};
