import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { layOut } from './dev-pages.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

test('what a build would leave behind is there, and each file that a page asks for is a source', async () => {
  const dist = join(await mkdtemp(join(tmpdir(), 'hearth-dev-')), 'dev');
  await layOut(ROOT, dist);
  const manifest: Record<string, { file: string; isEntry: boolean }> = JSON.parse(
    await readFile(join(dist, 'client/.vite/manifest.json'), 'utf8'),
  );
  expect(Object.keys(manifest)).toHaveLength(4);
  for (const { file, isEntry } of Object.values(manifest)) {
    expect(isEntry).toBe(true);
    const source = file.startsWith('@fs') ? file.slice('@fs'.length) : join(ROOT, 'apps/web', file);
    expect((await stat(source)).isFile(), file).toBe(true);
  }
  expect((await stat(join(dist, 'client/icons'))).isDirectory()).toBe(true);
  expect(JSON.parse(await readFile(join(dist, 'locales/de.json'), 'utf8'))).toBeTypeOf('object');
  expect(await readFile(join(dist, 'worker/service-worker.js'), 'utf8')).toContain('unregister');
});
