import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDeterministic } from './sbom-content.ts';

/**
 * Writes what the installation is made of to `dist/sbom.cdx.json` (CycloneDX 1.5), from the lock file alone: the same lock makes the
 * same file, byte by byte, wherever and whenever. `npm run sbom`.
 */
const root = join(import.meta.dirname, '../..');
const made = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  stdio: ['ignore', 'pipe', 'ignore'],
});
const path = join(root, 'dist', 'sbom.cdx.json');
mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(path, makeDeterministic(made));
process.stdout.write(`${path}\n`);
