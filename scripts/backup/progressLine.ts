/** Returns a line that is written over and over in a terminal, and every ten seconds elsewhere. */
export function progressLine() {
  const isTerminal = process.stderr.isTTY;
  let last = Date.now();
  return {
    show(text: string) {
      if (isTerminal) process.stderr.write(`\r${text} …\u001B[K`);
      else if (Date.now() - last > 10_000) console.error(`${text} …`);
      else return;
      last = Date.now();
    },
    end() {
      if (isTerminal) process.stderr.write('\r\u001B[K');
    },
  };
}
