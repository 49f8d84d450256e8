import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../../bin/firestore', import.meta.url));

/** The emulator as a process of its own, ready; `stop` ends it. */
export async function startProgram(port: number): Promise<{ origin: string; stop: () => Promise<void> }> {
  const args = ['--host', '127.0.0.1', '--port', String(port), '--project_id', 'demo-bench'];
  const child = spawn(PROGRAM, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The emulator ended with ${code}.`)));
    child.stdout.on('data', (text) => String(text).includes('is listening') && resolve());
  });
  const stop = async () => {
    child.removeAllListeners('exit');
    child.kill('SIGINT');
    await once(child, 'exit');
  };
  return { origin: `http://127.0.0.1:${port}`, stop };
}
