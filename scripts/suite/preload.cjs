// Loaded into the firebase-tools process before anything else (`node --require`).
const { createRequire } = require('node:module');
const { createInterface } = require('node:readline');

/**
 * The Auth emulator compiles a validator for each of its hundreds of operations at start, ten seconds of work
 * on a small machine. Its router has an option to compile each one when it is first used; firebase-tools does
 * not set it.
 */
function compileValidatorsWhenUsed() {
  const exegesis = createRequire(require.resolve('firebase-tools/package.json'))('exegesis-express');
  const { middleware } = exegesis;
  exegesis.middleware = (spec, options) =>
    middleware(spec, { ...options, lazyCompileValidationSchemas: true });
}

/**
 * Passes the lines on that the Firestore emulator means for the person at the keyboard. firebase-tools keeps
 * all that an emulator says in its debug log.
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
 * On a full disk the debug logs fail first. firebase-tools ends at that, and takes every emulator with it.
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

// The end of the channel is the order to save and stop. It also comes when whoever started us was killed, so
// that no emulator stays behind on its port; and unlike a signal it works on Windows. Before everything is up
// there is nothing to save yet: an export now would replace the saved data by half of it.
let ready = false;
process.once('message', () => {
  ready = true;
});
for (const output of [process.stdout, process.stderr]) output.on('error', () => {}); // nobody reads it any more
process.channel.unref();
process.once('disconnect', () => {
  if (ready) process.emit('SIGINT');
  else process.exit(1);
});
