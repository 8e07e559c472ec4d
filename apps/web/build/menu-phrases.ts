import { glob, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:menu-phrases';

/**
 * The English labels of the menu: what stands under `menu` in every domain's phrases. They are gathered at build time, so that
 * the menu needs none of the pages' phrases and a domain adds an item without touching the shell.
 */
export function menuPhrases(root: string): Plugin {
  return {
    name: 'hearth-menu-phrases',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null;
      const labels: Record<string, unknown> = {};
      for await (const path of glob(['domains/*/web/en.json', 'apps/web/src/phrases/en.json'], { cwd: root })) {
        this.addWatchFile(join(root, path));
        const { menu } = JSON.parse(await readFile(join(root, path), 'utf8')) as { menu?: unknown };
        const owner = path.startsWith('domains') ? basename(dirname(dirname(path))) : 'shell';
        if (menu !== undefined) labels[owner] = menu;
      }
      return `export default ${JSON.stringify(labels)}`;
    },
  };
}
