import { capitalized } from '../text/capitalized.ts';

/** Returns the name of an outreach status in pick lists; a missing one is 'No Status' (specification 4). */
export function statusName(status: string): string {
  return status === '' ? 'No Status' : capitalized(status);
}

/** Returns the name of a way to reach a contact: 'Email' for the stored 'e-mail'. */
export function channelName(channel: string): string {
  return channel === 'e-mail' ? 'Email' : capitalized(channel);
}
