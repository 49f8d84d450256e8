/** The Authorization value of `mockUserToken`: an unsigned token with these claims. */
export function bearer(claims: Record<string, unknown>): string {
  const part = (json: unknown) => Buffer.from(JSON.stringify(json)).toString('base64url');
  return `Bearer ${part({ alg: 'none', type: 'JWT' })}.${part(claims)}.`;
}
