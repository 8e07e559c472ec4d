/** Letters of a message that a line of hits shows. */
const LENGTH = 140;
/** Letters shown before the word that was found. */
const BEFORE = 40;
/** What a reader takes to be one letter is never cut. */
const LETTERS = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Removes case and accents from a letter; returns several where Unicode decomposes it. */
function foldLetter(letter: string): string {
  return letter
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** Cuts the part of a message around the first search term; its beginning if none is found. */
export function excerptAround(body: string, words: readonly string[]): string {
  const letters = Array.from(LETTERS.segment(body.replaceAll(/\s+/gu, ' ').trim()), ({ segment }) => segment);
  // Folding may change how long a letter is, so each unit of the folded text remembers where it came from.
  const places = letters.flatMap((letter, index) => Array.from({ length: foldLetter(letter).length }, () => index));
  const text = letters.map(foldLetter).join('');
  const found = words.map((word) => text.indexOf(foldLetter(word))).filter((index) => index >= 0);
  const at = found.length === 0 ? 0 : (places[Math.min(...found)] ?? 0);
  if (letters.length <= LENGTH) return letters.join('');
  const from = at <= BEFORE ? 0 : Math.min(findWordStart(letters, at - BEFORE), letters.length - LENGTH);
  const to = Math.min(letters.length, from + LENGTH);
  const cut = letters.slice(from, to).join('').trim();
  return `${from > 0 ? '…' : ''}${cut}${to < letters.length ? '…' : ''}`;
}

/** Finds the beginning of the first word at or after an index. */
function findWordStart(letters: readonly string[], from: number): number {
  const space = letters.indexOf(' ', from);
  return space < 0 || space > from + BEFORE / 2 ? from : space + 1;
}
