import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('.', import.meta.url));

export const firestore = join(bin, 'firestore');

export function environment() {
  const path = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return {
    [path]: [bin, process.env[path]].join(delimiter),
    FIRESTORE_EMULATOR_BINARY_PATH: firestore,
    STORAGE_EMULATOR_BINARY_PATH: join(bin, 'storage-rules'),
  };
}
