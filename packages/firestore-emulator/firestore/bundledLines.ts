/** How long a line waits for others, in milliseconds. */
const PATIENCE = 50;

/**
 * Returns what takes lines for an output of this process. They are written together, and at the latest when
 * the process ends: every single write wakes up whoever reads them.
 */
export function bundledLines(output: NodeJS.WritableStream): (line: string) => void {
  let waiting = '';
  const write = () => {
    const text = waiting;
    waiting = '';
    if (text !== '') output.write(text);
  };
  process.on('exit', write);
  return (line) => {
    if (waiting === '') setTimeout(write, PATIENCE).unref();
    waiting += `${line}\n`;
  };
}
