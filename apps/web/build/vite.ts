import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { chunkNames } from './chunk-names.ts';
import { contractLines } from './contract-lines.ts';
import { iconKeys } from './icon-keys.ts';
import { menuPhrases } from './menu-phrases.ts';
import { pageLocale } from './page-locale.ts';
import { widgetProperties } from './widget-properties.ts';
import { workerFileList } from './worker-files.ts';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
export const WEB = `${ROOT}apps/web`;
const FRAME = `${ROOT}packages/auth-frame/src/main.ts`;

/** The plugin for styles, by itself for pages that are not of the application. */
export const stylePlugins = (): NonNullable<InlineConfig['plugins']> => [tailwindcss()];

/** The plugins for the sources, in builds and in development. */
export const sourcePlugins = (): NonNullable<InlineConfig['plugins']> => [
  contractLines(),
  menuPhrases(ROOT),
  widgetProperties(ROOT),
  iconKeys(),
  pageLocale(),
  chunkNames(WEB),
  react(),
  ...stylePlugins(),
];

/** The configuration shared by all builds. */
export const baseConfig = (): InlineConfig => ({
  root: WEB,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: sourcePlugins(),
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
});

/** The files for browsers: the application, the career pages' own small script, and the authentication frame. */
export const clientOptions = {
  base: '/',
  publicDir: `${WEB}/public`,
  build: {
    outDir: `${ROOT}dist/client`,
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    rolldownOptions: {
      // The doors of domains only pass on what stands behind them: a page loads what it uses of them and not the whole door.
      treeshake: { moduleSideEffects: [{ test: /\/(web\/widgets\.tsx|rules\/exports\.ts)$/, sideEffects: false }] },
      input: {
        app: `${WEB}/src/entry-client.tsx`,
        career: `${WEB}/src/entry-career.ts`,
        consent: `${WEB}/src/consent/start.ts`,
        ...(existsSync(FRAME) ? { frame: FRAME } : {}),
      },
    },
  },
} as const satisfies InlineConfig;

/** What the server renders pages with. */
export const serverBuild: InlineConfig = {
  ...baseConfig(),
  build: {
    outDir: `${ROOT}dist/ssr`,
    emptyOutDir: true,
    ssr: `${WEB}/src/entry-server.tsx`,
    target: 'node24',
  },
  // Whole: React then is the one for production, whatever the server's own environment says.
  ssr: { noExternal: true },
};

/** The service worker: one file of its own, built last because it lists the files of the client build. */
export const workerBuild: InlineConfig = {
  ...baseConfig(),
  plugins: [workerFileList(`${ROOT}dist/client`)],
  build: {
    outDir: `${ROOT}dist/worker`,
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: `${WEB}/src/worker/service-worker.ts`,
      output: { entryFileNames: 'service-worker.js', format: 'iife' },
    },
  },
};
