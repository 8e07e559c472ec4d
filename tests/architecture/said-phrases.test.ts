import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** What is neither said by its key in the code nor read by its place: the words of a refusal, of a place of the menu. */
const BY_PLACE = /^(?:errors|menu|letter)\./;
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

interface Tree {
  readonly [key: string]: string | Tree;
}

const keysOf = (tree: Tree, before = ''): readonly string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [before + key] : keysOf(value, `${before}${key}.`),
  );

/** All that a source could mean by a key: its strings, and its templates, of which anything may fill the places. */
function saidIn(text: string): { readonly whole: ReadonlySet<string>; readonly filled: readonly RegExp[] } {
  const whole = new Set([...text.matchAll(/'([\w.-]+)'/g)].map(([, said = '']) => said));
  const templates = new Set(
    [...text.matchAll(/`((?:[\w.-]|\$\{(?:[^{}]|\{[^{}]*\})*\})+)`/g)].map(([, said = '']) => said),
  );
  const filled = [...templates]
    .map((said) => said.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/))
    // One that is all place would mean everything.
    .filter((parts) => parts.join('') !== '')
    .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('.+')}$`));
  return { whole, filled };
}

test('every phrase is said somewhere in its domain', async () => {
  const homes = ['domains/*', 'apps/web', 'packages/i18n', 'packages/ui'];
  const sources = await sourceFiles(homes.map((home) => `${home}/**/*.{ts,tsx}`));
  const home = (path: string): string => path.split('/').slice(0, 2).join('/');
  const texts = new Map<string, string>();
  for (const { path, text } of sources)
    if (!path.includes('.test.')) texts.set(home(path), (texts.get(home(path)) ?? '') + text);
  // The common ones are said by everybody.
  texts.set('packages/i18n', [...texts.values()].join(''));
  const unsaid: string[] = [];
  for (const { path, text } of await sourceFiles(homes.map((one) => `${one}/**/en.json`))) {
    // A base for translators repeats what is beside the pages.
    if (path.includes('/locales/') || (!path.includes('/web/') && !path.startsWith('packages/'))) continue;
    const { whole, filled } = saidIn(texts.get(home(path)) ?? '');
    for (const key of keysOf(JSON.parse(text) as Tree)) {
      const name = key.replace(PLURAL, '');
      if (!BY_PLACE.test(name) && !whole.has(name) && !filled.some((pattern) => pattern.test(name)))
        unsaid.push(`${path}: ${key}`);
    }
  }
  expect(unsaid).toEqual([]);
});
