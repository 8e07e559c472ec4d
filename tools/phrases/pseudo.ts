import type { Language } from '../../packages/i18n/src/languages.ts';
import type { PhraseTree } from '../../packages/i18n/src/translate.ts';
import { pluralForms } from '../../packages/i18n/src/translate.ts';
import type { Namespace } from './locales.ts';

/** The opening mark of pseudo phrases; text without marks was never translated. */
export const OPEN = '⟦';
export const CLOSE = '⟧';

const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aáAÁcçCÇdđDĐeéEÉgğGĞhĥHĤiíIÍjĵJĴkķKĶlļLĻnñNÑoóOÓrŕRŔsšSŠtţTŢuúUÚwŵWŴyýYÝzžZŽ'.matchAll(/(.)(.)/gu)].map(
    ([, plain = '', accented = '']) => [plain, accented],
  ),
);
/** How much longer than English a translation may become; short words grow most. */
const GROWTH = 0.4;
const FILLING = 'ôñé ţŵó ';
const [FROM_RIGHT, END] = ['\u202e', '\u202c'];

/** A phrase as a made-up language would have it: legible, accented, two fifths longer, its places untouched; mirrored for the right-to-left one. */
export function pseudoPhrase(phrase: string, from: 'left' | 'right' = 'left'): string {
  const parts = phrase.split(/(\{\{\s*\w+\s*\}\})/);
  const letters = parts.filter((_, index) => index % 2 === 0).join('');
  const words = parts.map((part, index) =>
    index % 2 === 1 || part === ''
      ? part
      : reverseDirection(
          part.replace(/[a-z]/gi, (letter) => ACCENTED[letter] ?? letter),
          from,
        ),
  );
  const grown = Math.ceil(letters.trim().length * GROWTH);
  const filling = FILLING.repeat(Math.ceil(grown / FILLING.length))
    .slice(0, grown)
    .trimEnd();
  return `${OPEN}${words.join('')}${filling === '' ? '' : ` ${reverseDirection(filling, from)}`}${CLOSE}`;
}

function reverseDirection(text: string, from: 'left' | 'right'): string {
  return from === 'left' ? text : text.replace(/\S+/g, (word) => `${FROM_RIGHT}${word}${END}`);
}

/** The English phrases of all namespaces in the made-up language, with the plural forms of the language in whose place they stand. */
export function pseudoLocale(
  namespaces: readonly Namespace[],
  language: Language,
): Readonly<Record<string, PhraseTree>> {
  const from = language === 'ar' ? 'right' : 'left';
  return Object.fromEntries(
    namespaces.map(({ name, languages }) => [name, pseudoTree(languages.en ?? {}, language, from)]),
  );
}

function pseudoTree(tree: PhraseTree, language: Language, from: 'left' | 'right'): PhraseTree {
  const entries = Object.entries(tree).flatMap(([name, value]): [string, string | PhraseTree][] => {
    if (typeof value !== 'string') return [[name, pseudoTree(value, language, from)]];
    const base = /^(.*)_other$/.exec(name)?.[1];
    if (base !== undefined)
      return pluralForms(language).map((form) => [
        `${base}_${form}`,
        pseudoPhrase(tree[`${base}_other`] as string, from),
      ]);
    return /_(?:zero|one|two|few|many)$/.test(name) &&
      tree[name.replace(/_(?:zero|one|two|few|many)$/, '_other')] !== undefined
      ? []
      : [[name, pseudoPhrase(value, from)]];
  });
  return Object.fromEntries(entries);
}
