// Refuses to go on with a Node older than 26: npm puts the right one first on PATH for its scripts.
const major = Number(process.versions.node.split('.')[0]);
if (major < 26) {
  console.error(
    `Hearth needs Node 26 or newer and found ${process.version}. ` +
      'Run "npm ci" first, then start everything through npm ("npm start", "npm test"): npm then uses the Node that is installed with the project.',
  );
  process.exit(1);
}
