import { sampleAccounts } from '../../sample/seed.ts';
import { portOffset, ports, TEST_OFFSET } from '../../scripts/ports.ts';

/** Gives the accounts their passwords before any journey: a new password ends the sessions of all. */
export default function setup(): Promise<void> {
  return sampleAccounts(ports(portOffset(TEST_OFFSET)));
}
