/** No vowels, so that no code is a word; nothing that is taken for something else when it is read from a wall or typed. */
const LETTERS = 'BCDFGHJKMNPQRTVWX';
const FIGURES = '2346789';
const BOTH = LETTERS + FIGURES;
const LENGTH = 5;
/** Words that may stand around a code: "APPLY KX3PT please". */
const MOST_WORDS = 4;

/** A code out of random bytes: five letters and figures, a letter first and a figure last, so that no answer in a conversation is one. */
export function codeFrom(bytes: Uint8Array): string {
  const at = (index: number, alphabet: string): string => alphabet[(bytes[index] ?? 0) % alphabet.length] ?? '';
  return `${at(0, LETTERS)}${at(1, BOTH)}${at(2, BOTH)}${at(3, BOTH)}${at(4, FIGURES)}`;
}

const CODE = new RegExp(`^[${LETTERS}][${BOTH}]{${LENGTH - 2}}[${FIGURES}]$`);

/** The code that a text holds, whatever its case and what stands around it; null in anything longer, or without one. */
export function codeIn(text: string): string | null {
  const words = text
    .normalize('NFKC')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  if (words.length > MOST_WORDS) return null;
  return words.find((word) => CODE.test(word)) ?? null;
}
