import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readTypes } from './read-types.ts';

const NAME = 'virtual:widget-properties';

/** The properties of every widget for its page in the design system, read from the types that it exports. */
export function widgetProperties(root: string): Plugin {
  return {
    name: 'hearth-widget-properties',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null;
      const sources = new Map<string, string>();
      for await (const path of glob('packages/ui/src/*/*.{ts,tsx}', {
        cwd: root,
        exclude: (name) => /test\.tsx?$/.test(name),
      })) {
        this.addWatchFile(join(root, path));
        sources.set(path, await readFile(join(root, path), 'utf8'));
      }
      return `export default ${JSON.stringify(readTypes(sources))}`;
    },
  };
}
