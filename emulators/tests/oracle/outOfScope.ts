/** Recorded rows the stand-in does not satisfy on purpose: file → row → reason. */
export const OUT_OF_SCOPE: Record<string, Record<string, string>> = {};
