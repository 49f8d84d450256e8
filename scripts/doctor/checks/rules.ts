import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { ROOT } from '../../project.ts';
import { UserError } from '../../userError.ts';
import { type Answer, type Asking, isRefused, silenceOf } from '../asking.ts';
import { findingsOf } from '../finding.ts';
import type { Tokens } from './accounts.ts';

/** Nothing has this id. */
const none = 'doctor-looks-here';
const deploy = 'npm run deploy -- --only firestore:rules';

type Probe = {
  who: keyof Tokens | 'visitor';
  what: string;
  may: boolean;
  try: (token: string) => Promise<Answer>;
};

/** Asks what must be refused and what must be allowed, as everybody; nothing of it writes. */
function probes(asking: Asking): Probe[] {
  const list =
    (collectionId: string, limit = 1, parent = '') =>
    (token: string) =>
      asking.query({ from: [{ collectionId }], limit }, token, parent);
  const get = (path: string) => (token: string) => asking.get(path, token);
  const of = (...who: Probe['who'][]) => ({
    may: (what: string, way: Probe['try']) => who.map((one) => ({ who: one, what, may: true, try: way })),
    not: (what: string, way: Probe['try']) => who.map((one) => ({ who: one, what, may: false, try: way })),
  });
  const event = `/events/${none}`;
  return [
    ...of('visitor').may('lists events', list('events', 1)),
    ...of('visitor', 'anonymous').may('gets a board, a ticket, results', get(`boards/${none}`)),
    ...of('visitor').may('gets a ticket', get(`events/${none}/tickets/${none}`)),
    ...of('visitor').not('lists a thousand events', list('events', 1000)),
    ...of('visitor', 'anonymous', 'betr').not(
      "reads an event's private part",
      get(`events/${none}/private/staff`),
    ),
    ...of('visitor', 'anonymous', 'betr').not('lists who comes', list('participants', 1, event)),
    ...of('visitor', 'anonymous').not('lists tickets', list('tickets', 1, event)),
    ...of('visitor', 'anonymous').not('lists what passwords open', list('unlocks', 1, event)),
    ...of('visitor', 'anonymous').not('lists the passes of a crew', list('passes', 1, event)),
    ...of('visitor', 'anonymous', 'betr').not('lists requests', list('tournamentRequests')),
    ...of('visitor', 'anonymous', 'betr').not('lists the sales pipeline', list('salesPipeline')),
    ...of('visitor', 'anonymous').not('lists chapters', list('fraternities', 1, `/colleges/${none}`)),
    ...of('visitor', 'anonymous', 'betr').not('reads the settings of a season', get('settings/season')),
    ...of('visitor', 'anonymous', 'betr').not('lists the trash', list('trash')),
    ...of('staff', 'admin').may('lists the sales pipeline', list('salesPipeline')),
    ...of('staff', 'admin').may('lists requests', list('tournamentRequests')),
    ...of('staff').not('lists imports of chapters', list('imports')),
    ...of('admin').may('lists imports of chapters', list('imports')),
    ...of('betr').may('lists colleges', list('colleges')),
  ];
}

/** Whether a service neither allowed nor refused: it doesn't answer, or not now. */
const isSilent = ({ status }: Answer) => status === 0 || status === 429 || status >= 500;

/** What nobody may write. It wants a document that isn't there, so nothing is written by any rules. */
const forbidden = ['events', 'boards', 'tournaments', 'results', 'colleges', 'settings', 'players'];

/** Looks at the rules by what they refuse and allow, and by their text where that can be read. */
export async function checkRules(asking: Asking, tokens: Tokens) {
  const { found, right, wrong, unknown } = findingsOf('Rules');
  const tokenOf = (who: Probe['who']) => (who === 'visitor' ? '' : tokens[who]);
  let seen = 0;
  let without = 0;
  const tried = await Promise.all(
    probes(asking).map(async (probe) => {
      const isIn = probe.who === 'visitor' || tokens[probe.who] !== '';
      return { ...probe, answer: isIn ? await probe.try(tokenOf(probe.who)) : null };
    }),
  );
  const shut: string[] = [];
  const open: string[] = [];
  const silent: string[] = [];
  const note = (name: string, may: boolean, answer: Answer) => {
    if (isSilent(answer)) silent.push(`${name} (${answer.error})`);
    else if (may && isRefused(answer)) shut.push(name);
    else if (!may && !isRefused(answer)) open.push(name);
    else seen += 1;
  };
  for (const { who, what, may, answer } of tried) {
    if (answer) note(`${who} ${what}`, may, answer);
    else without += 1;
  }
  for (const collection of forbidden) {
    const name = asking.nameOf(`${collection}/${none}`);
    const write = { update: { name, fields: {} }, currentDocument: { exists: true } };
    note(`anonymous writes to ${collection}`, false, await asking.commit([write], tokens.anonymous));
  }
  if (open.length > 0) wrong('What must be refused is refused', `allowed is: ${open.join('; ')}`, deploy);
  if (shut.length > 0)
    wrong(
      'What must be allowed is allowed',
      `refused is: ${shut.join('; ')}`,
      `${deploy} (part 5); if they are deployed, App Check is enforced and keeps this look out as well`,
    );
  if (silent.length > 0)
    unknown('What could not be asked', silent.join('; '), 'Look again, in an hour if it stays');
  if (seen > 0) right(`${seen} reads and writes are allowed and refused as they must be`);
  if (without > 0)
    unknown(
      `${without} more, as accounts that did not sign in`,
      '',
      'Mend the accounts above and look again',
    );
  await checkText(asking, { right, wrong, unknown });
  return found;
}

const Release = v.object({ rulesetName: v.string() });
const Ruleset = v.object({ source: v.object({ files: v.array(v.object({ content: v.string() })) }) });
type Say = Pick<ReturnType<typeof findingsOf>, 'right' | 'wrong' | 'unknown'>;

/** Compares the rules that are deployed with those of this folder. */
async function checkText(asking: Asking, { right, wrong, unknown }: Say): Promise<void> {
  const { place } = asking;
  const files: [name: string, release: string][] = [
    ['firestore.rules', 'cloud.firestore'],
    ['storage.rules', `firebase.storage/${place.settings.VITE_FIREBASE_STORAGE_BUCKET ?? ''}`],
  ];
  const all = 'The rules that are deployed are those of this folder';
  if (!place.ownerToken || !place.rules) {
    unknown(
      all,
      'only a service account reads their text',
      'Set GOOGLE_APPLICATION_CREDENTIALS to a key with the role Firebase Rules Viewer, or deploy them again',
    );
    return;
  }
  let token = '';
  try {
    token = await place.ownerToken();
  } catch (error) {
    const why = error instanceof UserError ? error.message : silenceOf(error);
    unknown(all, why, 'Correct GOOGLE_APPLICATION_CREDENTIALS, or unset it when its key is deleted');
    return;
  }
  const root = `${place.rules}/v1`;
  for (const [file, name] of files) {
    const what = `${file} is deployed as it is here`;
    const release = await asking.ask(`${root}/projects/${place.project}/releases/${name}`, { token });
    const named = v.safeParse(Release, release.body);
    const ruleset = named.success
      ? await asking.ask(`${root}/${named.output.rulesetName}`, { token })
      : release;
    const read = v.safeParse(Ruleset, ruleset.body);
    if (isRefused(ruleset)) {
      unknown(what, ruleset.error, 'Give the service account the role Firebase Rules Viewer');
      continue;
    }
    if (!read.success) {
      wrong(what, ruleset.error || 'none are deployed', 'npm run deploy');
      continue;
    }
    const here = readFileSync(`${ROOT}${file}`, 'utf8').trim();
    if (read.output.source.files.some(({ content }) => content.trim() === here)) right(what);
    else
      wrong(
        what,
        'the text differs',
        `npm run deploy -- --only ${file === 'storage.rules' ? 'storage' : 'firestore:rules'}`,
      );
  }
}
