// Nothing blank and nothing invisible: such an address looks like another one.
const https = /^https:\/\/[^\s\p{C}\\/?#@:]+(:\d{1,5})?([/?#][^\s\p{C}\\]*)?$/u;
const sitePath = /^\/(?!\/)[^\s\p{C}\\]*$/u;
const storageEmulator = /^http:\/\/127\.0\.0\.1:\d{1,5}\/v0\/b\/[^\s\p{C}\\]+$/u;

/**
 * True for an address on the web that may be opened or stored: https, well formed, no user's name in it,
 * nothing else.
 */
export function isHttpsAddress(text: string): boolean {
  return https.test(text) && URL.canParse(text);
}

/** True for a path on this site, '/tournament-images/default.jpg'; '//elsewhere' is not one. */
export function isSitePath(text: string): boolean {
  return sitePath.test(text);
}

/**
 * True for what a picture may be stored as: an https address, a path on this site, or a file in the Storage
 * emulator.
 */
export function isImageAddress(text: string): boolean {
  return isHttpsAddress(text) || isSitePath(text) || (storageEmulator.test(text) && URL.canParse(text));
}
