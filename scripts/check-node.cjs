// Runs before the other scripts, in the plainest JavaScript, so that even an old Node can say what is wrong.
const wanted = [20, 19];
const parts = process.versions.node.split('.').map(Number);
if (parts[0] < wanted[0] || (parts[0] === wanted[0] && parts[1] < wanted[1])) {
  console.error(
    `This is Node ${process.versions.node}, the tour needs ${wanted.join('.')} or newer: install it from https://nodejs.org (or with \`nvm install 20\`).`,
  );
  process.exit(1);
}
const newest = 26;
if (parts[0] > newest)
  console.warn(
    `This is Node ${process.versions.node}; the newest that the tour was tried with is ${newest}.`,
  );
try {
  require.resolve('tsx');
} catch (_missing) {
  console.error('The packages are not installed yet: run `npm ci`.');
  process.exit(1);
}
