import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The path of a Chromium on this machine, from CHROMIUM_PATH or the usual places; undefined when there is none. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  return [...(named === undefined ? [] : [named]), ...PLACES].find((path) => existsSync(path));
}

/** Finds Chromium, or installs Debian's package where that is allowed. Throws a sentence that says what to do otherwise. */
export function ensureChromium(say: (line: string) => void): string {
  const found = findChromium();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Chromium is missing: installing the package of this system …');
    const apt = (...words: string[]): number | null =>
      spawnSync('apt-get', words, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
        .status;
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-core');
    const installed = findChromium();
    if (installed !== undefined) return installed;
  }
  throw new Error(
    'The browser tests need Chromium. Install it (on Debian: "apt-get install chromium" as root), or set CHROMIUM_PATH to where it is.',
  );
}
