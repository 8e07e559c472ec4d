import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Compares all pages with their approved pictures; with --approve, takes what is seen as right. */
const approve = process.argv.includes('--approve');
const child = spawn('vitest', ['run', '--project', 'widgets', 'tests/journeys/visual.test.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: ensureChromium(say), ...(approve ? { APPROVE_PICTURES: 'yes' } : {}) },
});
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
  say(
    approve
      ? 'Look through what changed with "git status tests/pictures" before you keep it.'
      : 'Differences, if any, stand in tests/pictures/.differences.',
  );
});
