/** Letters of a message that a line of hits shows. */
const LENGTH = 140;
/** Letters shown before the word that was found. */
const BEFORE = 40;
/** What a reader takes to be one letter is never cut. */
const LETTERS = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A letter without case and accents; several where Unicode makes them of one. */
function folded(letter: string): string {
  return letter
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** The part of a message in which the first of the words stands; its beginning where none is found as it is written. */
export function excerptAround(body: string, words: readonly string[]): string {
  const letters = Array.from(LETTERS.segment(body.replaceAll(/\s+/gu, ' ').trim()), ({ segment }) => segment);
  // Folding may change how long a letter is, so each unit of the folded text remembers where it came from.
  const places = letters.flatMap((letter, index) => Array.from({ length: folded(letter).length }, () => index));
  const text = letters.map(folded).join('');
  const found = words.map((word) => text.indexOf(folded(word))).filter((index) => index >= 0);
  const at = found.length === 0 ? 0 : (places[Math.min(...found)] ?? 0);
  if (letters.length <= LENGTH) return letters.join('');
  const from = at <= BEFORE ? 0 : Math.min(wordStart(letters, at - BEFORE), letters.length - LENGTH);
  const to = Math.min(letters.length, from + LENGTH);
  const cut = letters.slice(from, to).join('').trim();
  return `${from > 0 ? '…' : ''}${cut}${to < letters.length ? '…' : ''}`;
}

/** The beginning of the first word at or after a place. */
function wordStart(letters: readonly string[], from: number): number {
  const space = letters.indexOf(' ', from);
  return space < 0 || space > from + BEFORE / 2 ? from : space + 1;
}
