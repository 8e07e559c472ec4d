import { pathToFileURL } from 'node:url';
import type { InlineConfig, Plugin } from 'vite';
import { sourcePlugins, ROOT, WEB } from './vite.ts';

const PREAMBLE = 'virtual:hearth-refresh';

/**
 * What React's fast refresh asks to run before any component: the document is not Vite's, so the first module of the
 * application brings it along.
 */
function refreshFirst(): Plugin {
  return {
    name: 'hearth-refresh-first',
    enforce: 'pre',
    resolveId: (id) => (id === PREAMBLE ? `\0${PREAMBLE}` : null),
    load: (id) =>
      id === `\0${PREAMBLE}`
        ? `import { injectIntoGlobalHook } from '/@react-refresh'; import '/@vite/client';
injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;`
        : null,
    transform: (code, id) =>
      id.endsWith('/entry-client.tsx') ? { code: `import '${PREAMBLE}';\n${code}`, map: null } : null,
  };
}

/** Points the renderer to the development folder for its file list and phrases. */
function resolveInDist(dist: string): Plugin {
  const url = JSON.stringify(pathToFileURL(`${dist}/ssr/entry-server.js`).href);
  return {
    name: 'hearth-beside-dist',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('/entry-server.tsx') ? { code: code.replaceAll('import.meta.url', url), map: null } : null,
  };
}

/** Pages straight from their sources, for a server that hands Vite the requests for them. */
export function devServer(dist: string, server: NonNullable<InlineConfig['server']>): InlineConfig {
  return {
    root: WEB,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    cacheDir: `${ROOT}node_modules/.cache/vite`,
    // Found beforehand: one that were found while a page loads would load it anew, with two Reacts in between.
    optimizeDeps: {
      entries: [
        `${WEB}/src/**/*.tsx`,
        `${ROOT}domains/*/web/**/*.tsx`,
        `${ROOT}packages/{client,ui}/src/**/*.{ts,tsx}`,
      ],
    },
    plugins: [refreshFirst(), resolveInDist(dist), ...sourcePlugins()],
    server: { ...server, middlewareMode: true, allowedHosts: true, fs: { allow: [ROOT] } },
  };
}
