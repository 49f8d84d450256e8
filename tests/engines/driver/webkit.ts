import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { freePort, startProgram, untilUp } from './program.ts';
import { answered, CommandFailed, commands, type Wire } from './wire.ts';

const Answer = v.object({ value: v.unknown() });
const Failure = v.object({ error: v.string(), message: v.string() });
const Session = v.object({ sessionId: v.string() });

/** Without it no window is narrower than 447 pixels. */
const narrow = '* { min-width: 0; padding-left: 0; padding-right: 0; margin-left: 0; margin-right: 0; }';

/** Starts WebKit on a screen of its own. `programs` are the paths of its driver, browser and screen. */
export async function startWebKit([
  driver = '',
  browser = '',
  screen = '',
]: readonly string[]): Promise<Wire> {
  const display = startProgram(screen, () => ['-displayfd', '3', '-screen', '0', '1600x1200x24']);
  const number = await new Promise<string>((resolve) => {
    display.child.stdio[3]?.once('data', (data: Buffer) => resolve(data.toString().trim()));
  });
  const port = await freePort();
  const program = startProgram(
    driver,
    () => [`--port=${port}`],
    () => ({
      DISPLAY: `:${number}`,
      // Root has no sandbox.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      // The machine's screen is in memory, so there is no graphics card to share pictures with.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    }),
  );
  mkdirSync(join(program.folder, 'gtk-3.0'));
  writeFileSync(join(program.folder, 'gtk-3.0', 'gtk.css'), narrow);

  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = v.parse(Answer, await answer.json());
    return { ok: answer.ok, value };
  };
  const options = { binary: browser, args: ['--automation'] };
  await untilUp(() => ask('GET', 'status'));
  const opened = await ask('POST', 'session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options, pageLoadStrategy: 'normal' } },
  });
  const { sessionId } = v.parse(Session, opened.value);

  return {
    async send(command, given = {}) {
      const [, method, path] = commands[command];
      const { id, ...body } = given;
      const address = `session/${sessionId}/${path.replace('{id}', String(id))}`;
      const { ok, value } = await answered(
        command,
        ask(method, address, method === 'POST' ? body : undefined),
      );
      if (ok) return value;
      const { error, message } = v.parse(Failure, value);
      throw new CommandFailed(command, error, message);
    },
    async close() {
      // Its browser has a process group of its own and ends with the session.
      await Promise.race([ask('DELETE', `session/${sessionId}`).catch(() => {}), program.child.exitCode]);
      await program.stop();
      await display.stop();
    },
  };
}
