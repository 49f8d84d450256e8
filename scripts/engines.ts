import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The engines of iPhones and of Firefox, in which the tests walk the built site. */
export const engineNames = ['webkit', 'firefox'] as const;
export type EngineName = (typeof engineNames)[number];

type Engine = {
  title: string;
  /** What installs every program on Debian. */
  packages: string;
  programs: readonly string[];
};

/** The engines with the names of their programs. */
export const engines: Record<EngineName, Engine> = {
  webkit: {
    title: 'WebKit',
    packages: 'webkit2gtk-driver xvfb',
    programs: ['WebKitWebDriver', 'MiniBrowser', 'Xvfb'],
  },
  firefox: { title: 'Firefox', packages: 'firefox-esr', programs: ['firefox-esr'] },
};

/** Returns the path of each program of an engine, in their order, or null where one is missing. */
export function findEngine(name: EngineName): string[] | null {
  const found = engines[name].programs.map(findProgram);
  return found.every((path) => path !== undefined) ? found : null;
}

/** Returns what to say of an engine that isn't installed. */
export function missingEngine(name: EngineName): string {
  const { title, packages } = engines[name];
  return `no ${title} (apt-get install ${packages})`;
}

function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).concat(besideLibraries());
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Debian keeps the browser that the driver starts beside the library, in a folder of the processor's. */
function besideLibraries(): string[] {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  return folders.map((folder) => join('/usr/lib', folder, 'webkit2gtk-4.1'));
}
