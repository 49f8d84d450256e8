// Loaded into the firebase-tools process before anything else (`node --require`).
const { createRequire } = require('node:module');
const { createInterface } = require('node:readline');

/**
 * Sets a router option of the Auth emulator that firebase-tools does not set. By default the emulator
 * compiles a validator for each of its hundreds of operations at start, ten seconds of work on a small
 * machine; with the option it compiles each one on first use.
 */
function compileValidatorsWhenUsed() {
  const exegesis = createRequire(require.resolve('firebase-tools/package.json'))('exegesis-express');
  const { middleware } = exegesis;
  exegesis.middleware = (spec, options) =>
    middleware(spec, { ...options, lazyCompileValidationSchemas: true });
}

/**
 * Forwards the Firestore emulator's messages for the user. firebase-tools writes all output of an emulator
 * only to its debug log.
 */
function passNoticesOn() {
  const childProcess = require('node:child_process');
  const { spawn } = childProcess;
  childProcess.spawn = (...args) => {
    const child = spawn(...args);
    if (child.stderr) {
      createInterface({ input: child.stderr }).on('line', (line) => {
        if (line.startsWith(NOTICE) && process.connected) process.send(line.slice(NOTICE.length));
      });
    }
    return child;
  };
}

const NOTICE = 'notice: ';
passNoticesOn();

/**
 * Ignores a full disk. The debug logs fail first, and firebase-tools would end on that error and take every
 * emulator with it.
 */
function surviveFullDisk() {
  const { on } = process;
  process.on = (event, listener) => {
    if (event !== 'uncaughtException') return on.call(process, event, listener);
    return on.call(process, event, (error, ...rest) => {
      if (error.code !== 'ENOSPC') listener(error, ...rest);
    });
  };
}

surviveFullDisk();

try {
  compileValidatorsWhenUsed();
} catch (error) {
  console.error(`The Auth emulator will start slowly: ${error.message}`);
}

// Closing the channel is the command to save and stop. It also closes when the parent process was killed, so
// that no emulator stays behind on its port; and unlike a signal it works on Windows. Before everything is up
// there is nothing to save yet: an export now would replace the saved data with half of it.
let ready = false;
process.once('message', () => {
  ready = true;
});
for (const output of [process.stdout, process.stderr]) output.on('error', () => {}); // no reader is left
process.channel.unref();
process.once('disconnect', () => {
  if (ready) process.emit('SIGINT');
  else process.exit(1);
});
