import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// As start.ts does, for a tree whose pages are built already: nothing of the build is there (`npm run package`).
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/hearth', import.meta.url)));
const root = fileURLToPath(new URL('../../..', import.meta.url));
process.env['NODE_ENV'] = 'production';
const { serve } = await import('./serve.ts');
await serve({
  prepare: () => Promise.resolve(),
  open: () => Promise.resolve({ dist: `${root}dist` }),
  sources: () => Promise.resolve(`${root}source.tar.gz`),
  checkAnswers: false,
});
