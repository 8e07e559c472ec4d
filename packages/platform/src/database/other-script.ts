/** The scripts that names are compared across, as letters of a regular expression of PostgreSQL, and as this language knows them. */
const SCRIPTS = [
  { letters: 'A-Za-z', mark: /\p{Script=Latin}/u },
  { letters: 'Ѐ-ӿ', mark: /\p{Script=Cyrillic}/u },
  { letters: '؀-ۿ', mark: /\p{Script=Arabic}/u },
] as const;

/**
 * A pattern of the letters that words of one script are not written with: names with such letters can be the same names. Null for
 * words of no script that is known, or of several.
 */
export function otherScriptPattern(words: readonly string[]): string | null {
  const own = SCRIPTS.filter(({ mark }) => words.some((word) => mark.test(word)));
  if (own.length !== 1) return null;
  return `[${SCRIPTS.filter((script) => script !== own[0])
    .map(({ letters }) => letters)
    .join('')}]`;
}
