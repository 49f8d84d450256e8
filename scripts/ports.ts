import { UserError } from './userError.ts';

/** The addresses of everything that runs on this machine while developing or testing. */
export type Ports = {
  app: number;
  hosting: number;
  auth: number;
  firestore: number;
  storage: number;
  hub: number;
  logging: number;
  websocket: number;
};

export const HOST = '127.0.0.1';
/** Keeps the tests off the ports of a suite that is already running. */
export const TEST_OFFSET = 300;

const DEFAULTS: Ports = {
  app: 5173,
  hosting: 5050,
  auth: 9099,
  firestore: 8080,
  storage: 9199,
  hub: 4400,
  logging: 4500,
  websocket: 9150,
};

/**
 * Returns the offset that `TOUR_PORT_OFFSET` adds to every port, or the fallback when it is not set. Throws
 * when it is not a whole number that keeps every port within 1024..65535.
 */
export function portOffset(fallback = 0): number {
  const text = process.env.TOUR_PORT_OFFSET;
  if (text === undefined || text === '') return fallback;
  const offset = Number(text);
  if (Number.isInteger(offset) && offset >= -3000 && offset <= 56_000) return offset;
  throw new UserError(
    `TOUR_PORT_OFFSET is ${JSON.stringify(text)}: give a whole number between -3000 and 56000.`,
  );
}

/** Returns all ports, each shifted by the offset (`TOUR_PORT_OFFSET` unless given). */
export function ports(offset = portOffset()): Ports {
  const { app, hosting, auth, firestore, storage, hub, logging, websocket } = DEFAULTS;
  return {
    app: app + offset,
    hosting: hosting + offset,
    auth: auth + offset,
    firestore: firestore + offset,
    storage: storage + offset,
    hub: hub + offset,
    logging: logging + offset,
    websocket: websocket + offset,
  };
}

/** Returns the variables that point the app (built or served by Vite) at the emulators on these ports. */
export function emulatorSettings(ports: Ports): Record<string, string> {
  return {
    VITE_FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    VITE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    VITE_STORAGE_EMULATOR_HOST: `${HOST}:${ports.storage}`,
  };
}
