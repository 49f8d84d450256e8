/** True for an address on the web that may be opened or stored: https and well formed, nothing else. */
export function isHttpsAddress(text: string): boolean {
  return /^https:\/\/[^\s\\/?#]/.test(text) && !/\s/.test(text) && URL.canParse(text);
}

/** True for a path on this site, '/tournament-images/default.jpg'; '//elsewhere' is not one. */
export function isSitePath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text);
}

/**
 * True for what a picture may be stored as: an https address, a path on this site, or a file in the Storage
 * emulator.
 */
export function isImageAddress(text: string): boolean {
  const inEmulator = /^http:\/\/127\.0\.0\.1:\d+\/v0\/b\/[^\s\\]+$/.test(text) && URL.canParse(text);
  return inEmulator || isHttpsAddress(text) || isSitePath(text);
}
