import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import beginJourneys from '@hearth/testing/journey-clock';
import { buildIfStale } from '../../build.ts';
import { ensureChromium } from '../../chromium.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Takes the pictures of the documentation anew, or those whose names begin as the arguments say, in a process on the clock of the demonstration. */
await buildIfStale(say);
beginJourneys();
const take = fileURLToPath(new URL('take.ts', import.meta.url));
const child = spawn(process.execPath, [take, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: ensureChromium(say), TZ: 'UTC' },
});
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
