import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { systemClock } from '@hearth/platform/clock';

// As the server does: what was compiled once is kept with the installation, where that can be written to.
enableCompileCache(join(fileURLToPath(new URL('../../..', import.meta.url)), 'node_modules/.cache/hearth'));
const { runCommand } = await import('./run.ts');
// Left to end by itself, which sends everything that was written on its way; what still listens then is of no use.
process.exitCode = await runCommand(process.argv.slice(2), {
  environment: process.env,
  folder: process.cwd(),
  clock: systemClock,
  say: (line) => void process.stdout.write(`${line}\n`),
  warn: (line) => void process.stderr.write(`${line}\n`),
});
process.stdout.write('', () => process.exit());
