import { foldText } from '@hearth/kit/text/search-text';

const LONGEST_SLUG = 70;

/** Russian letters in the Latin ones that people read in an address. */
const CYRILLIC: Readonly<Record<string, string>> = Object.fromEntries(
  'а:a б:b в:v г:g д:d е:e ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch ъ: ы:y ь: э:e ю:yu я:ya'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/**
 * The address of a post, made of its title and city: lower-case Latin letters, digits and hyphens. Empty where the words
 * have no Latin spelling here; the caller then falls back to a fixed word.
 */
export function createSlug(...parts: readonly string[]): string {
  return parts
    .map((part) => foldText(part).replace(/[а-я]/gu, (letter) => CYRILLIC[letter] ?? ''))
    .join(' ')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-|-$/g, '');
}

/** Returns the first of `wanted`, `wanted-2`, `wanted-3`… that is not taken. */
export function uniqueSlug(wanted: string, taken: ReadonlySet<string>): string {
  const base = wanted === '' ? 'job' : wanted;
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  return slug;
}
