const DISTINCT = 8;

/** The length of the shortest prefix that the whole text repeats. */
function repetitionLength(text: string): number {
  for (let length = 1; length <= text.length / 2; length += 1) if (text.startsWith(text.slice(length))) return length;
  return text.length;
}

/** Counts the characters that continue a sequence such as `abcd`, `4321` or `aaaa`. */
function countSteps(text: string): number {
  let steps = 0;
  for (let index = 1; index < text.length; index += 1)
    if (Math.abs(text.charCodeAt(index) - text.charCodeAt(index - 1)) <= 1) steps += 1;
  return steps;
}

/**
 * Why a secret can be guessed, though it is long enough; null when nothing shows. Random texts of 32 characters, hexadecimal
 * ones too, are never called weak in practice.
 */
export function findWeakness(secret: string): string | null {
  if (new Set(secret).size < DISTINCT) return 'it has only a few different characters';
  if (repetitionLength(secret) < secret.length) return 'it repeats itself';
  if (countSteps(secret) > secret.length / 2) return 'its characters follow each other in order';
  if (/change.?me|example|password|secret.?key|hearth/i.test(secret)) return 'it contains a word that everyone tries';
  return null;
}
