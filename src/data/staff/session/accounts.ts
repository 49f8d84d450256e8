import type { Level } from '../../../domain/session/staffSession.ts';

/** The shared account of each level, '' where there is none. Not in env.ts, which every visitor downloads. */
export const staffAccounts: Record<Level, string> = {
  super: import.meta.env.VITE_ADMIN_EMAIL ?? '',
  regular: import.meta.env.VITE_STAFF_EMAIL ?? '',
};
