/** No vowels, so that no code is a word; nothing that is taken for something else when it is read from a wall or typed. */
const LETTERS = 'BCDFGHJKMNPQRTVWX';
const FIGURES = '2346789';
const BOTH = LETTERS + FIGURES;
const LENGTH = 5;
/** Words that may stand around a code: "APPLY KX3PT please". */
const MOST_WORDS = 4;

/** Creates a five-character code: a letter first and a digit last, unlike any typed answer. */
export function encodeCode(bytes: Uint8Array): string {
  const at = (index: number, alphabet: string): string => alphabet[(bytes[index] ?? 0) % alphabet.length] ?? '';
  return `${at(0, LETTERS)}${at(1, BOTH)}${at(2, BOTH)}${at(3, BOTH)}${at(4, FIGURES)}`;
}

const CODE = new RegExp(`^[${LETTERS}][${BOTH}]{${LENGTH - 2}}[${FIGURES}]$`);

/** Finds the code in a text message, ignoring case and punctuation; null if there is none. */
export function extractCode(text: string): string | null {
  const words = text
    .normalize('NFKC')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  if (words.length > MOST_WORDS) return null;
  return words.find((word) => CODE.test(word)) ?? null;
}
