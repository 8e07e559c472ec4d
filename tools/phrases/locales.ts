import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES } from '../../packages/i18n/src/languages.ts';
import type { Language } from '../../packages/i18n/src/languages.ts';
import { pluralForms } from '../../packages/i18n/src/translate.ts';
import type { PhraseTree } from '../../packages/i18n/src/translate.ts';

/**
 * Where English phrases stand, beside what says them: a domain's own, those that only some of its pages need, what its server
 * writes in mail, the shell's, the ones that all share.
 */
const PLACES = [
  'domains/*/web/en.json',
  'domains/*/web/components/*/en.json',
  'domains/*/server/phrases/en.json',
  'apps/web/src/phrases/en.json',
  'apps/web/src/*/phrases/en.json',
  'packages/*/src/phrases/en.json',
  'packages/ui/src/*/phrases/en.json',
];
/** Where all the others stand, a file for each language. */
const TRANSLATIONS = '{apps,domains,packages}/*/locales/*.json';
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** One namespace in all languages. A translation that is missing is undefined. */
export interface Namespace {
  readonly name: string;
  readonly folder: string;
  readonly languages: Readonly<Record<Language, PhraseTree | undefined>>;
}

type Translations = Readonly<Record<string, PhraseTree>>;

/**
 * Where the phrases of a folder stand in a language: in English beside what says them, and so in all languages what servers
 * write; the others in one file of the domain, application or package, by namespace.
 */
export const phraseFile = (folder: string, language: Language): string =>
  language === 'en' || folder.includes('/server/')
    ? `${folder}/${language}.json`
    : `${folder.split('/').slice(0, 2).join('/')}/locales/${language}.json`;

/**
 * Reads every namespace of the project: `domains/x/web` is `x`, its folder `components/y` is `x-y`, `domains/x/server` is
 * `x-server`, `apps/web` is `shell` and its lazy parts are called by their folders, `packages/i18n` is `common`, the widget y
 * of `packages/ui` is `ui-y`.
 */
export async function readNamespaces(root: string): Promise<readonly Namespace[]> {
  const read = async (path: string): Promise<PhraseTree | undefined> => {
    const text = await readFile(join(root, path), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as PhraseTree);
  };
  const files = new Map<string, Promise<PhraseTree | undefined>>();
  const readOnce = (path: string): Promise<PhraseTree | undefined> => {
    const known = files.get(path) ?? read(path);
    files.set(path, known);
    return known;
  };
  const namespaces: Namespace[] = [];
  for await (const path of glob(PLACES, { cwd: root, exclude: (name) => name === 'node_modules' })) {
    const folder = dirname(path);
    const name = namespaceName(folder);
    const languages: Partial<Record<Language, PhraseTree>> = {};
    for (const language of LANGUAGES) {
      const file = await readOnce(phraseFile(folder, language));
      const phrases =
        language === 'en' || folder.includes('/server/') ? file : (file as Translations | undefined)?.[name];
      if (phrases !== undefined) languages[language] = phrases;
    }
    namespaces.push({ name, folder, languages: languages as Namespace['languages'] });
  }
  return namespaces.sort((a, b) => a.name.localeCompare(b.name));
}

/** Translations of what nobody says in English any more, a sentence each. */
export async function strayTranslations(root: string): Promise<readonly string[]> {
  const known = new Set((await readNamespaces(root)).map(({ name, folder }) => `${folder.split('/')[1]} ${name}`));
  const stray: string[] = [];
  for await (const path of glob(TRANSLATIONS, { cwd: root, exclude: (name) => name === 'node_modules' })) {
    const names = Object.keys(JSON.parse(await readFile(join(root, path), 'utf8')) as Translations);
    for (const name of names)
      if (!known.has(`${path.split('/')[1]} ${name}`))
        stray.push(`${path} has "${name}", which is nowhere in English.`);
  }
  return stray;
}

/** Reports problems of a namespace: missing or extra files, keys, plural forms and placeholders. */
export function checkNamespace({ name, languages }: Namespace): readonly string[] {
  const problems: string[] = [];
  const english = flatten(languages.en ?? {});
  const plurals = new Set(
    [...english.keys()].filter((key) => key.endsWith('_other')).map((key) => key.replace(PLURAL, '')),
  );
  for (const language of LANGUAGES) {
    const tree = languages[language];
    if (tree === undefined) {
      problems.push(`${name}: it is missing in ${language}.json.`);
      continue;
    }
    const phrases = flatten(tree);
    const wanted = requiredKeys(english, plurals, language);
    for (const [key, sample] of wanted) {
      const phrase = phrases.get(key);
      if (phrase === undefined || phrase.trim() === '') problems.push(`${name}: ${language}.json lacks "${key}".`);
      else if (!samePlaceholders(sample, phrase, plurals.has(key.replace(PLURAL, ''))))
        problems.push(`${name}: ${language}.json has other places in "${key}" than English.`);
    }
    for (const key of phrases.keys()) {
      const optionalZero = key.endsWith('_zero') && plurals.has(key.replace(PLURAL, ''));
      if (!wanted.has(key) && !optionalZero)
        problems.push(`${name}: ${language}.json has "${key}", which English has not.`);
    }
  }
  return problems;
}

/** Writes `{lng}.json` for each language with every namespace that pages use in it, and returns what is wrong with the phrases: pages fall back to English there. */
export async function writeLocales(root: string, target: string): Promise<readonly string[]> {
  const namespaces = await readNamespaces(root);
  await mkdir(target, { recursive: true });
  for (const language of LANGUAGES) {
    const shown = namespaces.filter(({ folder }) => !folder.includes('/server/'));
    const all = Object.fromEntries(shown.map(({ name, languages }) => [name, languages[language]]));
    await writeFile(join(target, `${language}.json`), JSON.stringify(all));
  }
  return [...namespaces.flatMap(checkNamespace), ...(await strayTranslations(root))];
}

function namespaceName(folder: string): string {
  const [top, domain = '', room, ...inner] = folder.split('/');
  if (top === 'domains') return room === 'server' ? `${domain}-server` : [domain, ...inner.slice(1)].join('-');
  if (top === 'packages' && inner[0] !== 'phrases') return `${domain}-${inner[0] ?? ''}`;
  if (/^apps\/web\/src\/[\w-]+\/phrases$/.test(folder)) return basename(dirname(folder));
  const owner = basename(dirname(dirname(folder)));
  return owner === 'web' ? 'shell' : owner === 'i18n' ? 'common' : owner;
}

/** The phrases of a tree by their whole keys. */
export function flatten(tree: PhraseTree, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value === 'string') flat.set(`${prefix}${name}`, value);
    else for (const [key, phrase] of flatten(value, `${prefix}${name}.`)) flat.set(key, phrase);
  }
  return flat;
}

/** The keys that a language needs, each with its English phrase. */
function requiredKeys(
  english: ReadonlyMap<string, string>,
  plurals: ReadonlySet<string>,
  language: Language,
): Map<string, string> {
  const wanted = new Map<string, string>();
  for (const [key, phrase] of english) {
    const base = key.replace(PLURAL, '');
    if (!plurals.has(base)) wanted.set(key, phrase);
    else if (key.endsWith('_other')) for (const form of pluralForms(language)) wanted.set(`${base}_${form}`, phrase);
  }
  return wanted;
}

/** Tells if both phrases have the same placeholders; a plural form may omit the count. */
function samePlaceholders(english: string, translated: string, plural: boolean): boolean {
  const places = (text: string) => new Set([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((match) => match[1] ?? ''));
  const wanted = places(english);
  const found = places(translated);
  const missing = [...wanted].filter((place) => !found.has(place) && !(plural && place === 'count'));
  return missing.length === 0 && [...found].every((place) => wanted.has(place));
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const root = join(import.meta.dirname, '../..');
  const problems = await writeLocales(root, join(root, 'dist/locales'));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
