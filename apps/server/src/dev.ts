import { fileURLToPath } from 'node:url';
import { openDevPages } from '../../../tools/dev-pages.ts';

// React warns, and Vite reloads in the browser what changed: nothing is built.
process.env['NODE_ENV'] = 'development';
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const { serve } = await import('./serve.ts');
await serve({ prepare: () => Promise.resolve(), open: (app) => openDevPages(app, ROOT), checkAnswers: true });
