import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES } from '../../packages/i18n/src/languages.ts';
import type { Language } from '../../packages/i18n/src/languages.ts';
import { lostTerms, readGlossary } from './glossary.ts';
import { flatten, readNamespaces } from './locales.ts';

/** A phrase whose English has a term of the glossary that its translation has not. */
export interface LostTerm {
  readonly language: Language;
  readonly term: string;
  /** The phrase's namespace and key, for example `shell.menu.label`. */
  readonly key: string;
  readonly english: string;
  readonly phrase: string;
}

/** How many such phrases each language may have, by term. */
export type TermCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

const COUNTS = 'tests/architecture/terms.json';
const PLURAL = /_(?:one|two|few|many)$/;

/** Reads the counts: `tests/architecture/terms.json`. */
export async function readTermCounts(root: string): Promise<TermCounts> {
  return JSON.parse(await readFile(join(root, COUNTS), 'utf8')) as TermCounts;
}

/**
 * Finds every phrase that lost a term. A plural form that English has not is compared with “other”; a form for zero says
 * in its own way that there is nothing, so it is compared with nothing.
 */
export async function findLostTerms(root: string): Promise<readonly LostTerm[]> {
  const namespaces = await readNamespaces(root);
  const english = await readGlossary(root, 'en');
  const found: LostTerm[] = [];
  for (const language of LANGUAGES.filter((one) => one !== 'en')) {
    const glossary = await readGlossary(root, language);
    for (const { name, languages } of namespaces) {
      const source = flatten(languages.en ?? {});
      for (const [key, phrase] of flatten(languages[language] ?? {})) {
        const original = source.get(key) ?? source.get(key.replace(PLURAL, '_other'));
        if (original === undefined) continue;
        for (const term of lostTerms(english, glossary, original, phrase))
          found.push({ language, term, key: `${name}.${key}`, english: original, phrase });
      }
    }
  }
  return found;
}

/** Counts lost terms by language and term; a phrase that stands in two places, said alike in both, counts once. */
export function countLostTerms(found: readonly LostTerm[]): TermCounts {
  const counts: Record<string, Record<string, number>> = {};
  const distinct = new Map(
    found.map((one) => [JSON.stringify([one.language, one.term, one.english, one.phrase]), one]),
  );
  for (const { language, term } of distinct.values()) {
    const terms = (counts[language] ??= {});
    terms[term] = (terms[term] ?? 0) + 1;
  }
  return counts;
}

/** Lowers the counts to what is found today. It never raises one. */
async function lowerCounts(root: string): Promise<void> {
  const before = await readTermCounts(root);
  const today = countLostTerms(await findLostTerms(root));
  const lowered = Object.entries(before).map(([language, terms]) => [
    language,
    Object.fromEntries(
      Object.entries(terms)
        .map(([term, count]): [string, number] => [term, Math.min(count, today[language]?.[term] ?? 0)])
        .filter(([, count]) => count > 0),
    ),
  ]);
  await writeFile(join(root, COUNTS), `${JSON.stringify(Object.fromEntries(lowered), null, 2)}\n`);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const root = join(import.meta.dirname, '../..');
  if (process.argv.includes('--update')) await lowerCounts(root);
  else
    for (const { language, term, key, english, phrase } of await findLostTerms(root))
      console.log([language, term, key, JSON.stringify(english), JSON.stringify(phrase)].join('\t'));
}
