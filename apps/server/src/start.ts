import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// What was read and compiled at one start is kept for the next: half of a start would otherwise go into it. It lies with the
// installation, where only those who may change the code can; where that cannot be written to, nothing is kept.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/hearth', import.meta.url)));
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const [{ serve }, { buildIfStale }, { sourceArchive }] = await Promise.all([
  import('./serve.ts'),
  import('../../../tools/build.ts'),
  import('../../../tools/package/source-archive.ts'),
]);
await serve({
  prepare: buildIfStale,
  open: () => Promise.resolve({ dist: `${ROOT}dist` }),
  sources: sourceArchive(ROOT),
  checkAnswers: false,
});
