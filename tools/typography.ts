import type { Language } from '../packages/i18n/src/languages.ts';

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

/** What readers of a language would mark as a slip of the typesetter. */
const RULES: Readonly<Record<Language, readonly Rule[]>> = {
  en: [],
  fr: [
    { wrong: /[^\u202f\s][;!?]|[ \u00a0][;!?]/, because: 'needs a narrow non-breaking space before ; ! ?' },
    { wrong: /[^\u00a0\d]:(?:\s|$)/, because: 'needs a non-breaking space before the colon' },
    { wrong: /«[^\u00a0]|[^\u00a0]»|[“”„]/, because: 'needs « » with non-breaking spaces inside' },
    { wrong: /\.{3}/, because: 'needs an ellipsis' },
    UNITS,
  ],
  de: [{ wrong: /”|(?<!„[^“]*)“|[«»]/, because: 'needs „ “' }, { wrong: /\.{3}/, because: 'needs an ellipsis' }, UNITS],
  es: [
    { wrong: /^[^¿]*\?/, because: 'lacks ¿' },
    { wrong: /^[^¡]*!/, because: 'lacks ¡' },
    { wrong: /«\s(?!»)|[^-#]\s»|[“”„]/, because: 'needs « » without spaces' },
    UNITS,
  ],
  pl: [{ wrong: /“|(?<!„[^”]*)”|[«»]/, because: 'needs „ ”' }, UNITS],
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

/** What is wrong with the signs and spaces of a phrase, a sentence each. */
export function checkTypography(language: Language, key: string, phrase: string): readonly string[] {
  // The words of a refusal are the contract's in English, sign by sign.
  const contract = language === 'en' && key.startsWith('errors.');
  return [...EVERYWHERE, ...(contract ? [] : [QUOTES]), ...RULES[language]]
    .filter(({ wrong }) => wrong.test(phrase))
    .map(({ because }) => `"${key}" ${because}: ${phrase}`);
}
