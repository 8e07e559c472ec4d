import { fileURLToPath } from 'node:url';
import { openDevPages } from '../../../tools/building/dev-pages.ts';
import { sourceArchive } from '../../../tools/package/source-archive.ts';
import type { PagesSource } from './serve.ts';

// React warns, and Vite reloads in the browser what changed: nothing is built.
process.env['NODE_ENV'] = 'development';
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const open: PagesSource['open'] = async (app) => {
  const pages = await openDevPages(app.server, ROOT);
  app.addHook('onRequest', async (request, reply) => {
    if (pages.answer(request.raw, reply.raw)) reply.hijack();
  });
  app.addHook('onClose', pages.close);
  return pages;
};

const { serve } = await import('./serve.ts');
await serve({ prepare: () => Promise.resolve(), open, sources: sourceArchive(ROOT), checkAnswers: true });
