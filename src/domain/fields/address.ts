// Blanks and invisible characters are refused, because they make an address look like another one.
const https = /^https:\/\/[^\s\p{C}\\/?#@:]+(:\d{1,5})?([/?#][^\s\p{C}\\]*)?$/u;
const sitePath = /^\/(?!\/)[^\s\p{C}\\]*$/u;
const storageEmulator = /^http:\/\/127\.0\.0\.1:\d{1,5}\/v0\/b\/[^\s\p{C}\\]+$/u;

/**
 * Whether an address may be opened or stored: https, well formed, without a user name, with nothing around
 * it.
 */
export function isHttpsAddress(text: string): boolean {
  return https.test(text) && isParsed(text);
}

/** Whether a text is a path on this site, such as '/tournament-images/default.jpg'; '//elsewhere' is not. */
export function isSitePath(text: string): boolean {
  return sitePath.test(text);
}

/**
 * Whether a text may be stored as a picture's address: https, a path on this site, or a file in the Storage
 * emulator.
 */
export function isImageAddress(text: string): boolean {
  return isHttpsAddress(text) || isSitePath(text) || (storageEmulator.test(text) && isParsed(text));
}

/** Node 20's `URL.canParse` refuses letters outside ASCII once it has been called often. */
function isParsed(text: string): boolean {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}
