import { searchTokens } from './searchTokens.ts';

/** Returns the tokens that staff find a player by: their name and their email address. */
export function playerTokens({ name, email }: { name: string; email: string }): string[] {
  return searchTokens({ main: [name], more: [email] }, { most: 60, paired: 6 });
}
