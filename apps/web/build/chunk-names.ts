import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const LAZY = /lazy:\s*(?:async\s*)?\(\)\s*=>\s*import\(\s*'([^']+)'\s*\)/g;

/**
 * For the server only: writes beside each route's `lazy` the name that the client build's manifest has for that page
 * (`chunk: '../../domains/…'`), so that a document can ask for its page's scripts before the first script has run.
 */
export function chunkNames(root: string): Plugin {
  return {
    name: 'hearth-chunk-names',
    enforce: 'pre',
    transform: {
      filter: { id: /\/routes\.tsx$/ },
      handler(code, id, options) {
        if (options?.ssr !== true) return null;
        const name = (path: string): string => relative(root, resolve(dirname(id), path));
        return {
          code: code.replace(LAZY, (lazy, path: string) => `chunk: ${JSON.stringify(name(path))}, ${lazy}`),
          map: null,
        };
      },
    },
  };
}
