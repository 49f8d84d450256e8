import { type Code, placeOf } from '../../bench/house/code.ts';

type Layer = {
  /** The folders of src that it may import besides itself. */
  rooms: readonly string[];
  /** The packages that it must not import. */
  packages?: RegExp;
  why: string;
};

const firebase = /^@?firebase(\/|$)/;
const firebaseOrReact = /^(@?firebase|react|react-[^/]+)(\/|$)/;
const screens = [
  'analytics',
  'content',
  'data',
  'domain',
  'hooks',
  'lib',
  'ui',
  'env.ts',
  'paths.ts',
  'staffPaths.ts',
];

/** What is around the app. */
const around = /^(bench|build|firestore-emulator|sample|scripts|tests)(\/|$)/;

const audiences = 'site, admin, crew and betr never import each other.';

/** What each folder of src may import. Files directly in src may import all of it. */
const layers: Record<string, Layer> = {
  lib: { rooms: [], packages: firebaseOrReact, why: 'src/lib knows neither React nor the domain.' },
  domain: { rooms: ['lib'], packages: firebaseOrReact, why: 'src/domain is pure.' },
  content: { rooms: ['domain', 'lib', 'paths.ts'], packages: firebase, why: 'Content is words and lists.' },
  data: { rooms: ['domain', 'lib', 'env.ts'], why: 'src/data knows the domain alone.' },
  analytics: { rooms: ['domain', 'lib'], packages: firebase, why: 'Analytics knows the domain alone.' },
  offline: { rooms: ['lib'], packages: firebaseOrReact, why: 'The worker is a program of its own.' },
  hooks: {
    rooms: ['analytics', 'data', 'domain', 'lib'],
    packages: firebase,
    why: 'Hooks use data and domain.',
  },
  ui: { rooms: ['domain', 'lib', 'paths.ts'], packages: firebase, why: 'src/ui knows no data.' },
  parts: { rooms: screens, packages: firebase, why: 'src/parts is what console, crew and Betr share.' },
  site: { rooms: screens, packages: firebase, why: audiences },
  admin: { rooms: [...screens, 'parts'], packages: firebase, why: audiences },
  crew: { rooms: [...screens, 'parts'], packages: firebase, why: audiences },
  betr: { rooms: [...screens, 'parts'], packages: firebase, why: audiences },
};

/** Returns the imports that a layer does not allow, each with its place and the reason. */
export function breaches(codes: readonly Code[]): string[] {
  return codes.flatMap((code) =>
    code.imports.flatMap(({ to, node }) => {
      const why = breach(code.path, to);
      return why ? [`${placeOf(code, node)} imports ${to}: ${why}`] : [];
    }),
  );
}

function breach(path: string, to: string): string | null {
  const [area, room = ''] = path.split('/');
  const [target, targetRoom = ''] = to.split('/');
  if (area === 'packages')
    return around.test(to) || target === 'src' ? 'A package is a program of its own.' : null;
  if (target === 'packages') return 'A package is used by its name.';
  if (area !== 'src') return null;
  if (around.test(to)) return 'The app never imports what is around it.';
  const layer = layers[room];
  if (target !== 'src') {
    const forbidden = layer ? layer.packages : firebase;
    return forbidden?.test(to) ? (layer?.why ?? 'Only src/data meets Firebase.') : null;
  }
  if (!layer || targetRoom === room) return null;
  return layer.rooms.includes(targetRoom) ? null : layer.why;
}
