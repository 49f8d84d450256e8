import { mkdirSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import { freePort, startProgram, untilUp } from './program.ts';
import { answered, CommandFailed, commands, type Wire } from './wire.ts';

const Answer = v.tuple([
  v.literal(1),
  v.number(),
  v.nullable(v.object({ error: v.string(), message: v.string() })),
  v.unknown(),
]);
/** Some answers are in an object of their own, as WebDriver's always are. */
const Wrapped = v.strictObject({ value: v.unknown() });

const preferences = (port: number) => ({
  'marionette.port': port,
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  'remote.prefs.recommended': true,
  // A phone's scrollbars lie over the page.
  'widget.gtk.overlay-scrollbars.enabled': true,
  'ui.useOverlayScrollbars': 1,
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en-US',
});

/** Without it no window is narrower than 500 pixels. */
const narrow = ':root, #browser, #tabbrowser-tabbox, browser { min-width: 0 !important; }';

/** Starts Firefox without a window. */
export async function startFirefox([browser = '']: readonly string[]): Promise<Wire> {
  const port = await freePort();
  const program = startProgram(browser, (folder) => {
    const lines = Object.entries(preferences(port)).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
    );
    writeFileSync(join(folder, 'user.js'), lines.join(''));
    mkdirSync(join(folder, 'chrome'));
    writeFileSync(join(folder, 'chrome', 'userChrome.css'), narrow);
    return ['--headless', '--marionette', '--no-remote', '--profile', folder];
  });
  const socket = await untilUp(() => opened(port));
  const ask = asking(socket);
  await ask('NewSession', {});

  return {
    async send(command, given = {}) {
      const [name] = commands[command];
      const [, , failure, value] = await answered(command, ask(name, given));
      if (failure) throw new CommandFailed(command, failure.error, failure.message);
      const wrapped = v.safeParse(Wrapped, value);
      return wrapped.success ? wrapped.output.value : value;
    },
    async close() {
      socket.destroy();
      await program.stop();
    },
  };
}

function opened(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Returns a function that sends a command of Marionette: `length:[0, id, name, given]`, answered alike. */
function asking(socket: Socket) {
  const waiting = new Map<number, (answer: v.InferOutput<typeof Answer>) => void>();
  let last = 0;
  let unread = Buffer.alloc(0);
  socket.on('data', (data: Buffer) => {
    unread = Buffer.concat([unread, data]);
    for (;;) {
      const colon = unread.indexOf(':');
      const end = colon + 1 + Number(unread.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || unread.length < end) return;
      const answer = v.safeParse(Answer, JSON.parse(unread.subarray(colon + 1, end).toString()));
      unread = unread.subarray(end);
      // The greeting is no answer.
      if (answer.success) waiting.get(answer.output[1])?.(answer.output);
    }
  });
  return (name: string, given: Record<string, unknown>) => {
    last += 1;
    const message = JSON.stringify([0, last, `WebDriver:${name}`, given]);
    const answer = new Promise<v.InferOutput<typeof Answer>>((resolve) => waiting.set(last, resolve));
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    return answer;
  };
}
