#!/usr/bin/env node
// Runs the command line with the Node that is installed with the project, whichever one started this file: the sources are
// TypeScript, which an older Node does not run. In the image, where Node is new enough, it goes on in the same process.
import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST = 26;
const here = dirname(realpathSync(fileURLToPath(import.meta.url)));
const main = join(here, '../src/main.ts');
const ours = join(here, '../../../node_modules/.bin/node');

if (Number(process.versions.node.split('.')[0]) >= OLDEST) await import(main);
else if (existsSync(ours)) {
  const child = spawn(ours, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`Hearth cannot be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code) => process.exit(code ?? 1));
} else {
  console.error(`Hearth needs Node ${OLDEST} or newer and found ${process.version}. Run "npm ci" first.`);
  process.exit(1);
}
