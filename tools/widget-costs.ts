import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const ROOT = join(import.meta.dirname, '..');
const FILE = join(ROOT, 'packages/ui/src/design-system/costs.json');
/** Every page has these anyway. */
const NOT_COUNTED = /^(?:react|react-dom|scheduler)(?:\/|$)|\/node_modules\/(?:react|react-dom|scheduler)\//;
const ROUND = 10;

/** Kilobytes of each widget by its folder: all that it exports and loads, minified, gzip, without React. */
export async function measureCosts(ids: readonly string[]): Promise<Record<string, number>> {
  const { build } = await import('vite');
  const costs: Record<string, number> = {};
  for (const id of ids) {
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      publicDir: false,
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        write: false,
        target: 'es2022',
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: join(ROOT, 'packages/ui/src', id, 'index.tsx'),
          external: NOT_COUNTED,
          preserveEntrySignatures: 'strict',
        },
      },
    });
    const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
    const bytes = files.reduce(
      (sum, file) => sum + (file.type === 'chunk' ? gzipSync(file.code, { level: 9 }).length : 0),
      0,
    );
    costs[id] = Math.round((bytes / 1000) * ROUND) / ROUND;
  }
  return costs;
}

/** The costs that the design system's pages state. */
export async function readRecordedCosts(): Promise<Record<string, number>> {
  return JSON.parse(await readFile(FILE, 'utf8'));
}

/** The widgets with a cost: every page that has a folder of its own. */
export async function listCostedWidgets(): Promise<string[]> {
  const registry = await readFile(join(ROOT, 'packages/ui/src/design-system/registry.ts'), 'utf8');
  const ids = [...registry.matchAll(/at\(\s*'(\w+)',\s*'([\w-]+)'/g)].map(([, , id = '']) => id);
  return ids.filter((id) => existsSync(join(ROOT, 'packages/ui/src', id, 'index.tsx')));
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const costs = await measureCosts(await listCostedWidgets());
  await writeFile(FILE, `${JSON.stringify(costs, null, 2)}\n`);
  for (const [id, kilobytes] of Object.entries(costs))
    process.stdout.write(`${kilobytes.toFixed(1).padStart(6)}  ${id}\n`);
}
