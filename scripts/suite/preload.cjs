// Loaded into the firebase-tools process before anything else (`node --require`).
const { createRequire } = require('node:module');

/**
 * The Auth emulator compiles a validator for each of its hundreds of operations at start, ten seconds of work on a
 * small machine. Its router has an option to compile each one when it is first used; firebase-tools does not set it.
 */
function compileValidatorsWhenUsed() {
  const exegesis = createRequire(require.resolve('firebase-tools/package.json'))('exegesis-express');
  const { middleware } = exegesis;
  exegesis.middleware = (spec, options) =>
    middleware(spec, { ...options, lazyCompileValidationSchemas: true });
}

try {
  compileValidatorsWhenUsed();
} catch (error) {
  console.error(`The Auth emulator will start slowly: ${error.message}`);
}

// The end of the channel is the order to save and stop. It also comes when whoever started us was killed, so that no
// emulator stays behind on its port; and unlike a signal it works on Windows. Before everything is up there is nothing
// to save yet: an export now would replace the saved data by half of it.
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
