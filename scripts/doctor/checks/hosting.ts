import * as v from 'valibot';
import { ports } from '../../ports.ts';
import { DEMO_PROJECT } from '../../project.ts';
import { localConfig, readFirebaseJson } from '../../suite/localConfig.ts';
import { type Asking, silenceOf } from '../asking.ts';
import { findingsOf } from '../finding.ts';

const deploy = 'npm run deploy -- --only hosting';
const everywhere = '**';
const doors = '{/e/*/{crew,in},/admin,/admin/**,/shell}';

/** Addresses of every kind, with the entries of firebase.json whose headers they carry. */
const addresses: [path: string, ...sources: string[]][] = [
  ['/', everywhere],
  ['/e/doctor-looks-here', everywhere],
  ['/e/doctor-looks-here/ticket', everywhere, '/e/*/{crew,in,ticket}'],
  ['/e/doctor-looks-here/crew', everywhere, '/e/*/{crew,in,ticket}', doors],
  ['/e/doctor-looks-here/live', everywhere, '/e/*/{live,live/draw,tv}'],
  ['/admin/events', everywhere, doors],
  ['/betr', everywhere],
  ['/standings/2026-27', everywhere],
  ['/players/doctor/2026-27', everywhere, '/players/{*,*/*}'],
  ['/faq', everywhere],
  ['/season.ics', everywhere, '/season.ics'],
];

/** Looks at the site as a browser gets it: headers, rewrites, what is missing, and the files of events. */
export async function checkHosting(asking: Asking) {
  const { found, right, wrong, unknown } = findingsOf('Hosting');
  const { site } = asking.place;
  const home = await page(`${site}/`);
  if (home.status !== 200 || !home.text.includes('id="root"')) {
    wrong(
      `${site} shows the site`,
      home.error || `it answered ${home.status}`,
      'npm run deploy (part 5), or correct VITE_SITE_URL in .env, or look at the network',
    );
    return found;
  }
  right(`${site} shows the site`);
  const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(home.text) ?? [];
  const all = asset ? [...addresses, [asset, everywhere, '/assets/**'] as const] : addresses;
  const bad: string[] = [];
  for (const [path, ...sources] of all) {
    const answer = await page(site + path);
    if (answer.status !== 200) bad.push(`${path} answers ${answer.status || answer.error}`);
    const wanted = headersOf(sources, asking);
    const other = Object.keys(wanted).filter((name) => answer.headers?.get(name) !== wanted[name]);
    if (answer.status === 200 && other.length > 0) bad.push(`${path} has another ${other.join(', ')}`);
  }
  const what = 'Addresses and headers are those of firebase.json';
  if (bad.length > 0) wrong(what, bad.join('; '), deploy);
  else right(what, `${all.length} addresses of every kind`);

  const none = await page(`${site}/doctor-looks-here`);
  if (none.status === 404) right('What is not there answers 404');
  else wrong('What is not there answers 404', `it answered ${none.status}`, deploy);

  await checkFiles(asking, { right, wrong, unknown });
  return found;
}

type Say = Pick<ReturnType<typeof findingsOf>, 'right' | 'wrong' | 'unknown'>;

const Events = v.array(
  v.object({
    document: v.optional(
      v.object({
        name: v.string(),
        fields: v.looseObject({ title: v.optional(v.object({ stringValue: v.optional(v.string(), '') })) }),
      }),
    ),
  }),
);

/** Looks whether the next event has the file that people see who share its link. */
async function checkFiles(asking: Asking, { right, wrong, unknown }: Say): Promise<void> {
  const what = 'The next event has its own file, for whoever shares its link';
  const answer = await asking.query({
    from: [{ collectionId: 'events' }],
    where: {
      fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: { stringValue: 'upcoming' } },
    },
    orderBy: [{ field: { fieldPath: 'sortDate' } }],
    limit: 1,
  });
  const [event] = v.safeParse(Events, answer.body).success ? v.parse(Events, answer.body) : [];
  if (!event?.document) {
    if (answer.error) unknown(what, answer.error, 'Mend the other lines and look again');
    else unknown(what, 'no event is to come', 'Create an event (part 6), deploy, and look again');
    return;
  }
  const id = event.document.name.split('/').at(-1) ?? '';
  const { text } = await page(`${asking.place.site}/e/${id}`);
  const canonical = `<link rel="canonical" href="${asking.place.site}/e/${id}"`;
  if (text.includes(canonical)) right(what, id);
  else wrong(what, `/e/${id} is the general page`, `${deploy}; and deploy each night (Links of events)`);
}

function headersOf(sources: readonly string[], { place }: Asking): Record<string, string> {
  const real = readFirebaseJson();
  const { hosting } = place.project === DEMO_PROJECT ? localConfig(real, ports()) : real;
  const entries = sources.flatMap((source) => {
    const found = hosting.headers.filter((entry) => entry.source === source);
    if (found.length === 0) throw new Error(`firebase.json has no headers for ${source}.`);
    return found;
  });
  return Object.fromEntries(entries.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
}

async function page(url: string) {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(20_000) });
    return { status: answer.status, headers: answer.headers, text: await answer.text(), error: '' };
  } catch (error) {
    return { status: 0, headers: null, text: '', error: silenceOf(error) };
  }
}
