/** Letters that Unicode does not decompose, and the plain letters that people type for them. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ى: 'ي',
  ة: 'ه',
};

/**
 * Text in the form in which it is stored for searching and searched for: no capitals, accents or punctuation, one space
 * between words. Both sides go through here, so "Café", "CAFE" and "cafe" are the same word.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/[ßæœøđðþłıħأإآىة]/gu, (letter) => PLAIN[letter] ?? letter)
    .trim();
}

/** Splits a query into at most eight distinct words. */
export function splitSearchWords(query: string): readonly string[] {
  return [...new Set(foldText(query).split(' ').filter(Boolean))].slice(0, 8);
}
