import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PhraseTree } from '../../packages/i18n/src/translate.ts';
import type { Namespace } from './locales.ts';
import { phraseFile, readNamespaces } from './locales.ts';

/**
 * The English phrases of each `locales` folder, in one tree with the structure of the other languages' files: what a
 * translation platform compares them with. What servers write has its English in the same folder already.
 */
export function translationBases(
  namespaces: readonly Namespace[],
): ReadonlyMap<string, Readonly<Record<string, PhraseTree>>> {
  const bases = new Map<string, Record<string, PhraseTree>>();
  for (const { name, folder, languages } of namespaces) {
    if (folder.includes('/server/')) continue;
    const path = join(dirname(phraseFile(folder, 'de')), 'en.json');
    bases.set(path, { ...bases.get(path), [name]: languages.en ?? {} });
  }
  return bases;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const root = join(import.meta.dirname, '../..');
  const bases = translationBases(await readNamespaces(root));
  for (const [path, tree] of bases) await writeFile(join(root, path), `${JSON.stringify(tree, null, 2)}\n`);
  console.log(`Wrote ${bases.size} files, for example ${[...bases.keys()][0] ?? 'none'}. Git ignores them.`);
}
