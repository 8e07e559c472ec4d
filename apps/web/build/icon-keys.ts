import type { Plugin } from 'vite';

const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;

/**
 * Names the parts of an icon by their number. The library gives each a random name, which only has to differ from its neighbours' and
 * which nothing compresses.
 */
export function shortenIcon(code: string): string {
  let count = 0;
  return code.replaceAll(/\bkey: "\w+"/g, () => `key: "${count++}"`).replace(/^__iconData\.node;$/m, '');
}

/** Makes icons as small as they can be in what browsers load. */
export function iconKeys(): Plugin {
  return {
    name: 'hearth-icon-keys',
    apply: 'build',
    transform(code, id) {
      return ICON.test(id) ? { code: shortenIcon(code), map: null } : null;
    },
  };
}
