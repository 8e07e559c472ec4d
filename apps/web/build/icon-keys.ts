import type { Plugin } from 'vite';

const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;

/**
 * Leaves out the names that the library gives the parts of an icon: they are random, so that nothing compresses them, and React asks for
 * them in development alone. An icon's parts never change places.
 */
export function shortenIcon(code: string): string {
  return code.replaceAll(/,\s*key: "\w+"/g, '').replace(/^__iconData\.node;$/m, '');
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
