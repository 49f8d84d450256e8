import { isHttpsAddress } from '../fields/address.ts';
import { limits } from '../fields/limits.ts';

/**
 * Returns the https address that a pasted text means: 'http://forms.example/1' and 'forms.example/1' give
 * 'https://forms.example/1'; '' when it means none.
 */
export function httpsAddress(text: string): string {
  const meant = /^http:\/\//i.test(text)
    ? text.replace(/^http:/i, 'https:')
    : /^[a-z0-9-]+(\.[a-z0-9-]+)+([/?#]\S*)?$/i.test(text)
      ? `https://${text}`
      : text;
  return isHttpsAddress(meant) && meant.length <= limits.address ? meant : '';
}
