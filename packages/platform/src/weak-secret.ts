const DISTINCT = 8;

/** The shortest beginning that the whole text repeats, in characters. */
function periodOf(text: string): number {
  for (let length = 1; length <= text.length / 2; length += 1) if (text.startsWith(text.slice(length))) return length;
  return text.length;
}

/** How many characters follow their neighbour by the same step as in `abcd`, `4321` or `aaaa`. */
function stepsIn(text: string): number {
  let steps = 0;
  for (let index = 1; index < text.length; index += 1)
    if (Math.abs(text.charCodeAt(index) - text.charCodeAt(index - 1)) <= 1) steps += 1;
  return steps;
}

/**
 * Why a secret can be guessed, though it is long enough; null when nothing shows. Random texts of 32 characters, hexadecimal
 * ones too, are never called weak in practice.
 */
export function weaknessOf(secret: string): string | null {
  if (new Set(secret).size < DISTINCT) return 'it has only a few different characters';
  if (periodOf(secret) < secret.length) return 'it repeats itself';
  if (stepsIn(secret) > secret.length / 2) return 'its characters follow each other in order';
  if (/change.?me|example|password|secret.?key|hearth/i.test(secret)) return 'it contains a word that everyone tries';
  return null;
}
