import { glob, readFile, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'oxc-parser';
import { LANGUAGES } from '../../packages/i18n/src/languages.ts';
import { flatten, readNamespaces } from './locales.ts';
import type { Namespace } from './locales.ts';

/** Where a phrase is read in one line: on a button, as an entry of a menu, as the name of a tab or a segment. */
export type LabelKind = 'button' | 'menu' | 'tab';

/** How many letters a label may have; a placeholder counts as {@link PLACEHOLDER}. */
export const BUDGETS: Readonly<Record<LabelKind, number>> = { button: 24, menu: 30, tab: 18 };
const PLACEHOLDER = 6;

/** A label as the sources say it: its key, and the namespaces that it may be in. */
export interface Label {
  readonly kind: LabelKind;
  readonly path: string;
  /** A whole key, or a pattern where the source fills a part of it. */
  readonly key: string | RegExp;
  /** What is known of its namespaces; empty where only the domain is. */
  readonly namespaces: readonly string[];
}

/** A phrase that is longer than its place. */
export interface LongLabel {
  readonly kind: LabelKind;
  /** Its namespace and key, for example `shell.menu.label`. */
  readonly key: string;
  readonly language: string;
  readonly length: number;
  readonly phrase: string;
}

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

const PLURAL = /_(?:zero|one|two|few|many|other)$/;
const BUTTONS = new Set(['Button', 'LinkButton']);
/** Attributes of which the text becomes a button, or of which the items become entries and tabs. */
const ATTRIBUTES: Readonly<Record<string, LabelKind>> = {
  'ConfirmDialog.confirm': 'button',
  'ConfirmDialog.keep': 'button',
  'FormDialog.submit': 'button',
  'FormDialog.cancel': 'button',
  'Menu.entries': 'menu',
  'MenuButton.entries': 'menu',
  'Tabs.tabs': 'tab',
  'SegmentedControl.segments': 'tab',
};

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodesIn = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
const nameOf = (node: unknown): string => (isNode(node) && typeof node['name'] === 'string' ? node['name'] : '');

/** Visits a node and all below it, except where the visitor says that it has seen enough. */
function walk(node: Node, visit: (node: Node) => 'enough' | void): void {
  if (visit(node) === 'enough') return;
  for (const part of Object.values(node)) for (const inner of nodesIn(part)) walk(inner, visit);
}

/** The length of a phrase as its reader sees it: without vowel signs, its placeholders filled. */
export function labelLength(phrase: string): number {
  const filled = phrase.replaceAll(/\{\{\s*\w+\s*\}\}/g, 'x'.repeat(PLACEHOLDER));
  return filled.normalize('NFC').replaceAll(/\p{M}/gu, '').length;
}

/** The labels that a source says. `hooks` gives the namespaces of a hook that another file declares. */
export function labelsOf(path: string, text: string, hooks: (hook: string) => readonly string[]): readonly Label[] {
  const labels: Label[] = [];
  const { program } = parseSync(path, text);
  const bound = boundNames(program as unknown as Node, hooks);
  const say = (kind: LabelKind, said: unknown): void => {
    for (const node of nodesIn(said))
      walk(node, (one) => {
        if (one.type === 'JSXAttribute' || (one.type === 'JSXElement' && isHidden(one))) return 'enough';
        const key = one.type === 'CallExpression' ? keyOf(one) : undefined;
        if (key === undefined) return;
        labels.push({ kind, path, key, namespaces: bound.get(nameOf(one['callee'])) ?? [] });
        return 'enough';
      });
  };
  const sayItems = (kind: LabelKind, items: unknown): void => {
    for (const node of nodesIn(items))
      walk(node, (one) => {
        if (one.type !== 'ObjectExpression') return;
        say(kind, propertiesOf(one).get('label'));
      });
  };
  walk(program as unknown as Node, (node) => {
    if (node.type === 'JSXElement') {
      const opening = node['openingElement'] as Node;
      const element = nameOf(opening['name']);
      if (BUTTONS.has(element)) say('button', node['children']);
      for (const attribute of nodesIn(opening['attributes'])) {
        const kind = ATTRIBUTES[`${element}.${nameOf(attribute['name'])}`];
        if (kind === 'button') say(kind, attribute['value']);
        else if (kind !== undefined) sayItems(kind, attribute['value']);
      }
    }
    // Entries and tabs that were put together before the element.
    if (node.type === 'ObjectExpression') {
      const properties = propertiesOf(node);
      if (properties.has('panel')) say('tab', properties.get('label'));
      else if (properties.has('onSelect')) say('menu', properties.get('label'));
    }
  });
  return labels;
}

/** The names of a source that say phrases, each with the namespaces of the hook that gives it. */
function boundNames(program: Node, hooks: (hook: string) => readonly string[]): ReadonlyMap<string, readonly string[]> {
  const bound = new Map<string, readonly string[]>();
  walk(program, (node) => {
    const init = node['init'];
    if (node.type !== 'VariableDeclarator' || !isNode(init) || init.type !== 'CallExpression') return;
    const hook = nameOf(init['callee']);
    const [first] = nodesIn(init['arguments']);
    const namespaces = hook === 'usePhrases' ? [String(first?.['value'])] : hooks(hook);
    if (namespaces.length === 0) return;
    const id = node['id'] as Node;
    const names =
      id.type === 'ObjectPattern' ? nodesIn(id['properties']).map((one) => nameOf(one['value'])) : [nameOf(id)];
    for (const name of names) bound.set(name, [...(bound.get(name) ?? []), ...namespaces]);
  });
  return bound;
}

function propertiesOf(node: Node): ReadonlyMap<string, unknown> {
  return new Map(nodesIn(node['properties']).map((one) => [nameOf(one['key']), one['value']]));
}

/** Tells if an element is for screen readers only: it takes no room. */
function isHidden(element: Node): boolean {
  return JSON.stringify((element['openingElement'] as Node)['attributes']).includes('sr-only');
}

/** The key that a call like `t('form.save')` or `t(\`tabs.${id}\`)` asks for. */
function keyOf(call: Node): string | RegExp | undefined {
  const [first] = nodesIn(call['arguments']);
  if (first?.type === 'Literal' && typeof first['value'] === 'string')
    return /^[\w-]+(?:\.[\w-]+)*$/.test(first['value']) ? first['value'] : undefined;
  if (first?.type !== 'TemplateLiteral') return undefined;
  const parts = nodesIn(first['quasis']).map(({ value }) => (value as { readonly cooked: string }).cooked);
  return parts[0] === '' || parts.length < 2
    ? undefined
    : new RegExp(`^${parts.map((part) => part.replaceAll('.', String.raw`\.`)).join('[^.]+')}$`);
}

/** The sources that pages are drawn from, by path. */
async function readPages(root: string): Promise<ReadonlyMap<string, string>> {
  const sources = new Map<string, string>();
  for await (const path of glob('{apps/web,domains,packages/ui}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist' || name === 'server' || name === 'design-system',
  }))
    if (!/\.(?:test|fixture)\.tsx?$/.test(path)) sources.set(path, await readFile(join(root, path), 'utf8'));
  return sources;
}

/** Every label of the project. */
function findLabels(sources: ReadonlyMap<string, string>): readonly Label[] {
  return [...sources].flatMap(([path, text]) =>
    /label|Button|Dialog/.test(text) ? labelsOf(path, text, (hook) => namespacesOf(sources, path, text, hook)) : [],
  );
}

/** The namespaces of a hook that a source declares or imports from a file beside it. */
function namespacesOf(
  sources: ReadonlyMap<string, string>,
  path: string,
  text: string,
  hook: string,
): readonly string[] {
  if (hook === 'useCommonPhrases') return ['common'];
  if (hook === '' || !/^use[A-Z]/.test(hook)) return [];
  const [, from] = new RegExp(String.raw`import \{[^}]*\b${hook}\b[^}]*\} from '(\.[^']+)'`).exec(text) ?? [];
  const home = from === undefined ? text : (sources.get(posix.join(posix.dirname(path), from)) ?? '');
  return [...home.matchAll(/usePhrases\(\s*'([\w-]+)'/g)].map(([, name = '']) => name);
}

/** Labels that are longer than their place, the longest first. A phrase that is several kinds counts as the shortest. */
export async function findLongLabels(root: string): Promise<readonly LongLabel[]> {
  const namespaces = await readNamespaces(root);
  const sources = await readPages(root);
  const isMeantElsewhere = keysSaidElsewhere([...sources.values()].join('\n'));
  const kinds = new Map<string, LabelKind>();
  for (const { kind, path, key, namespaces: known } of findLabels(sources))
    for (const name of homesOf(namespaces, path, known, (one) =>
      typeof key === 'string' ? key === one : key.test(one) && !isMeantElsewhere(one, key),
    )) {
      const before = kinds.get(name);
      if (before === undefined || BUDGETS[kind] < BUDGETS[before]) kinds.set(name, kind);
    }
  const long: LongLabel[] = [];
  for (const { name, languages } of namespaces)
    for (const language of LANGUAGES)
      for (const [key, phrase] of flatten(languages[language] ?? {})) {
        const kind = kinds.get(`${name}.${key.replace(PLURAL, '')}`);
        const length = labelLength(phrase);
        if (kind !== undefined && length > BUDGETS[kind])
          long.push({ kind, key: `${name}.${key}`, language, length, phrase });
      }
  return long.sort((a, b) => b.length - BUDGETS[b.kind] - (a.length - BUDGETS[a.kind]));
}

/**
 * Tells if a key that a filled pattern matches is said by something nearer: whole, or by a longer pattern. `avail.${kind}`
 * means neither `avail.note` nor what `avail.kind_${kind}` says.
 */
function keysSaidElsewhere(text: string): (key: string, pattern: RegExp) => boolean {
  const whole = new Set([...text.matchAll(/'([\w.-]+)'/g)].map(([, key]) => key));
  const beginnings = new Set([...text.matchAll(/`([\w.-]+)\$\{/g)].map(([, beginning = '']) => beginning));
  return (key, pattern) =>
    whole.has(key) || [...beginnings].some((beginning) => key.startsWith(beginning) && pattern.test(beginning));
}

/** The phrases that a label means: of its namespaces, else of its domain, else of the common ones. */
function homesOf(
  namespaces: readonly Namespace[],
  path: string,
  known: readonly string[],
  isMeant: (key: string) => boolean,
): readonly string[] {
  const domain = `${path.split('/').slice(0, 2).join('/')}/`;
  const levels = [
    namespaces.filter(({ name }) => known.includes(name)),
    ...(known.length > 0 ? [] : [namespaces.filter(({ folder }) => `${folder}/`.startsWith(domain))]),
    namespaces.filter(({ name }) => name === 'common'),
  ];
  for (const level of levels) {
    const found = level.flatMap(({ name, languages }) =>
      [...flatten(languages.en ?? {}).keys()]
        .map((one) => one.replace(PLURAL, ''))
        .filter(isMeant)
        .map((one) => `${name}.${one}`),
    );
    if (found.length > 0) return [...new Set(found)];
  }
  return [];
}

/** The lengths of labels that are too long, by language and key. */
export type LabelLengths = Readonly<Record<string, Readonly<Record<string, number>>>>;

const LENGTHS = 'tests/architecture/labels.json';

/** Reads the labels that were too long before there were budgets: `tests/architecture/labels.json`. */
export async function readLabelLengths(root: string): Promise<LabelLengths> {
  return JSON.parse(await readFile(join(root, LENGTHS), 'utf8')) as LabelLengths;
}

/** Lowers the lengths to those of today. It never raises one, and adds none. */
async function lowerLengths(root: string): Promise<void> {
  const long = await findLongLabels(root);
  const before = Object.entries(await readLabelLengths(root));
  const lowered = before.map(([language, lengths]) => {
    const today = new Map(long.filter((one) => one.language === language).map(({ key, length }) => [key, length]));
    const kept = Object.entries(lengths).flatMap(([key, length]): [string, number][] => {
      const now = today.get(key);
      return now === undefined ? [] : [[key, Math.min(now, length)]];
    });
    return [language, Object.fromEntries(kept)];
  });
  await writeFile(join(root, LENGTHS), `${JSON.stringify(Object.fromEntries(lowered), null, 2)}\n`);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const root = join(import.meta.dirname, '../..');
  if (process.argv.includes('--update')) await lowerLengths(root);
  else
    for (const { kind, key, language, length, phrase } of await findLongLabels(root))
      console.log([kind, length, language, key, JSON.stringify(phrase)].join('\t'));
}
