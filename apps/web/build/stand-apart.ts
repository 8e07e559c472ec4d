import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const ROOM = /\/packages\/ui\/src\/design-system\//;
/** What there may be only one of on a page: React, and what stands in its contexts. */
const SHARED = /node_modules\/(?:react|react-dom|scheduler|react-router)\/|\/packages\/(?:i18n|kit)\/|^\0/;
const MARK = '.apart';
const marked = /\.apart(\.\w+)$/;

/** Whether a module is the design system's own copy. */
export const standsApart = (id: string): boolean => marked.test(id);

/**
 * Gives the design system its own copies of the widgets and of what they import. It shows all of them, each on its own page: if they
 * were shared, every file of every other page would be cut where one of those pages needs only a part, and all would load more.
 */
export function standApart(): Plugin {
  return {
    name: 'hearth-stand-apart',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined || !(ROOM.test(importer) || standsApart(importer))) return null;
      const found = await this.resolve(source, importer.replace(marked, '$1'), { ...options, skipSelf: true });
      if (found === null || found.external !== false || SHARED.test(found.id) || ROOM.test(found.id)) return found;
      const id = found.id.replace(/(\.\w+)$/, `${MARK}$1`);
      return { ...found, id };
    },
    load: {
      filter: { id: marked },
      handler: (id) => readFile(id.replace(marked, '$1'), 'utf8'),
    },
  };
}
