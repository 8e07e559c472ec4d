import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../../packages/i18n/src/languages.ts';

/** A word that phrases of a language may not hold, and the keys where it may stand all the same. */
export interface ForbiddenWord {
  readonly term: string;
  readonly word: string;
  readonly pattern: RegExp;
  readonly except: readonly string[];
  readonly why: string;
}

export interface Glossary {
  /** The word for each term, by the English term. */
  readonly words: ReadonlyMap<string, string>;
  /** The forms that phrases have of a term for which one word matters most, by the English term. */
  readonly kept: ReadonlyMap<string, readonly RegExp[]>;
  readonly refused: readonly ForbiddenWord[];
}

/** The glossary of a language: `docs/glossary/{lng}.md`. */
export async function readGlossary(root: string, language: Language): Promise<Glossary> {
  return parseGlossary(await readFile(join(root, 'docs/glossary', `${language}.md`), 'utf8'));
}

/** Reads a glossary's three tables: the words, the forms of kept words, and the words that are never used. */
export function parseGlossary(text: string): Glossary {
  const words = new Map<string, string>();
  const kept = new Map<string, readonly RegExp[]>();
  const refused: ForbiddenWord[] = [];
  let heading: string | undefined;
  for (const line of text.split('\n')) {
    const cells = line.split('|').map((cell) => cell.trim());
    if (!line.startsWith('|') || cells[1]?.startsWith('---')) continue;
    const [, term = '', second = '', except, why] = cells;
    if (term === 'Term') heading = second;
    else if (cells.length === 4 && heading === 'Forms') kept.set(term, quoted(second).map(wordPattern));
    else if (cells.length === 4) words.set(term, second);
    if (cells.length !== 6 || term === 'Instead of') continue;
    for (const word of quoted(second))
      refused.push({ term, word, pattern: wordPattern(word), except: quoted(except), why: why ?? '' });
  }
  return { words, kept, refused };
}

/** What a cell has between backticks: words or keys. */
function quoted(cell = ''): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, inner = '']) => inner);
}

/**
 * A pattern for a whole word; a star matches any letters, and a capital first letter matches too. Words without a
 * capital are met with one, too.
 */
function wordPattern(word: string): RegExp {
  const letters = word.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', String.raw`[\p{L}\p{M}]*`);
  return new RegExp(String.raw`(?<![\p{L}\p{M}])${letters}(?![\p{L}\p{M}])`, word === word.toLowerCase() ? 'iu' : 'u');
}

/** A phrase without its placeholders: their names are no words. */
const spokenPart = (phrase: string): string => phrase.replaceAll(/\{\{\s*\w+\s*\}\}/g, ' ');

/** The terms that an English phrase has and its translation, by the translation's glossary, has not. */
export function lostTerms(english: Glossary, other: Glossary, phrase: string, translated: string): readonly string[] {
  const [source, target] = [spokenPart(phrase), spokenPart(translated)];
  return [...english.kept]
    .filter(([, forms]) => forms.some((form) => form.test(source)))
    .map(([term]) => term)
    .filter((term) => other.kept.get(term)?.some((form) => form.test(target)) !== true);
}

/** The refused words that a phrase holds, a sentence each. */
export function checkWords(glossary: Glossary, key: string, phrase: string): readonly string[] {
  const spoken = spokenPart(phrase);
  return glossary.refused
    .filter(({ pattern, except }) => !except.includes(key) && pattern.test(spoken))
    .map(({ word, term, why }) => `"${key}" says "${word}" for ${term} (${why}): ${phrase}`);
}
