import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES } from '../packages/i18n/src/languages.ts';
import type { Language } from '../packages/i18n/src/languages.ts';
import { phraseFile, flatten, readNamespaces } from './phrases/locales.ts';

interface Rule {
  readonly wrong: RegExp;
  readonly because: string;
}

const EVERYWHERE: readonly Rule[] = [
  { wrong: / {2}|^\s|\s$/, because: 'has a space too many' },
  { wrong: / …/, because: 'has a space that breaks before an ellipsis' },
];

const QUOTES = { wrong: /['"]/, because: 'has a typewriter quote' };
const UNITS = { wrong: /[\d}] (?:MB|Mo|МБ|km|км|Std\.|godz\.)/, because: 'lets a unit fall into the next line' };

/** The typographic rules of each language. */
const RULES: Readonly<Record<Language, readonly Rule[]>> = {
  en: [],
  fr: [
    { wrong: /[^\u202f\s][;!?]|[ \u00a0][;!?]/, because: 'needs a narrow non-breaking space before ; ! ?' },
    { wrong: /[^\u00a0\d]:(?:\s|$)/, because: 'needs a non-breaking space before the colon' },
    { wrong: /«[^\u00a0]|[^\u00a0]»|[“”„]/, because: 'needs « » with non-breaking spaces inside' },
    { wrong: /\.{3}/, because: 'needs an ellipsis' },
    UNITS,
  ],
  de: [
    { wrong: /”|^[^„“]*“|“[^„“]*“|[«»]/, because: 'needs „ “' },
    { wrong: /\.{3}/, because: 'needs an ellipsis' },
    UNITS,
  ],
  es: [
    { wrong: /^[^¿]*\?/, because: 'lacks ¿' },
    { wrong: /^[^¡]*!/, because: 'lacks ¡' },
    { wrong: /«\s(?!»)|[^-#]\s»|[“”„]/, because: 'needs « » without spaces' },
    UNITS,
  ],
  pl: [{ wrong: /“|^[^„”]*”|”[^„”]*”|[«»]/, because: 'needs „ ”' }, UNITS],
  ru: [
    { wrong: /[“”„]/, because: 'needs « »' },
    { wrong: / [—]/, because: 'needs a non-breaking space before a dash' },
    { wrong: /\s-\s(?!»)/, because: 'needs a dash instead of a hyphen' },
    UNITS,
  ],
  ar: [
    { wrong: /[\u0600-\u06ff}][,;?]|[,;?]\s*[\u0600-\u06ff]/, because: 'needs ، ؛ ؟' },
    { wrong: /[٠-٩۰-۹]/, because: 'needs Latin digits' },
    { wrong: /[“”„]/, because: 'needs « »' },
  ],
  tr: [{ wrong: /[«»„]/, because: 'needs “ ”' }, UNITS],
};

/** Reports wrong punctuation and spacing of a phrase, one sentence each. */
export function checkTypography(language: Language, key: string, phrase: string): readonly string[] {
  // The words of a refusal are the contract's in English, sign by sign.
  const contract = language === 'en' && key.startsWith('errors.');
  return [...EVERYWHERE, ...(contract ? [] : [QUOTES]), ...RULES[language]]
    .filter(({ wrong }) => wrong.test(phrase))
    .map(({ because }) => `"${key}" ${because}: ${phrase}`);
}

const UNIT_SPACE = [/(?<=[\d}]) (?=(?:MB|Mo|МБ|km|км|Std\.|godz\.)(?![\p{L}]))/gu, '\u00a0'] as const;

/** The spaces that a language wants and a keyboard does not have. */
const MENDING: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [],
  fr: [
    [/(?<=[^\s!?;])[ \u00a0]?(?=[;!?])/g, '\u202f'],
    [/ (?=:(?:\s|$))/g, '\u00a0'],
    [/« ?(?=\S)/g, '«\u00a0'],
    [/(?<=\S) ?(?=»)/g, '\u00a0'],
    UNIT_SPACE,
  ],
  de: [UNIT_SPACE, [/ (?=…)/g, '\u00a0']],
  es: [UNIT_SPACE],
  pl: [UNIT_SPACE],
  ru: [UNIT_SPACE, [/ (?=— )/g, '\u00a0']],
  ar: [],
  tr: [UNIT_SPACE],
};

/** A phrase with the spaces of its language. What it says is left alone. */
export function mendSpaces(language: Language, phrase: string): string {
  return MENDING[language].reduce((text, [where, space]) => text.replace(where, space), phrase);
}

/** Mends the spaces of every phrase, in its file, and leaves the rest of the file as it stands. */
async function mendFiles(root: string): Promise<void> {
  for (const { folder, languages } of await readNamespaces(root)) {
    for (const language of LANGUAGES) {
      const path = join(root, phraseFile(folder, language));
      let text = await readFile(path, 'utf8').catch(() => '');
      for (const phrase of flatten(languages[language] ?? {}).values())
        text = text.replaceAll(JSON.stringify(phrase), JSON.stringify(mendSpaces(language, phrase)));
      if (text !== '') await writeFile(path, text);
    }
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  await mendFiles(join(import.meta.dirname, '..'));
