import { parseSync, Visitor } from 'oxc-parser';
import type { Expression } from 'oxc-parser';
import type { SourceFile } from './source-files.ts';

/** A phrase that a source passes to a toast: `t('saved')` says the key `saved`. */
export interface ToastPhrase {
  readonly at: string;
  /** Where its words are: null where the source is given its `t`, and any namespace of its domain may be meant. */
  readonly namespace: string | null;
  readonly key: RegExp;
}

type Call = Extract<Expression, { type: 'CallExpression' }>;
type Words = ReadonlyMap<string, string>;

const HOOK = /(?:function|const) (use\w+)\b(?:(?!\n\}\n|\nexport )[\s\S]){0,600}?\busePhrases\('([\w-]+)'/g;

/** Functions of other files whose last argument is what a toast or a screen reader says once it is done. */
const TELLERS = /\.announce$|(?:^|\.)(?:attempt|change|run)$/;

/** The namespace behind each hook of a domain that wraps `usePhrases`. */
export const wordsOfHooks = (files: readonly SourceFile[]): Words =>
  new Map(files.flatMap(({ text }) => [...text.matchAll(HOOK)].map(([, hook = '', name = '']) => [hook, name])));

/** The phrases that a file passes to toasts as results: directly, as one of two, or through its own function of a message. */
export function toastPhrases({ path, text }: SourceFile, hooks: Words): ToastPhrase[] {
  const { program } = parseSync(path, text);
  const said: Expression[] = [];
  const calls: Call[] = [];
  const values = new Map<string, Expression>();
  const names = new Map<string, string>();
  const tellers = new Set<string>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (init === null) return;
      const source = text.slice(init.start, init.end);
      if (id.type === 'Identifier') values.set(id.name, init);
      if (id.type === 'Identifier' && init.type === 'ArrowFunctionExpression')
        if (/^\(message\b/.test(source) && /\btoasts\.show\(\{ message\b/.test(source)) tellers.add(id.name);
      const [, hook = '', name] = /^(use\w+)\((?:'([\w-]+)')?/.exec(source) ?? [];
      const namespace = name ?? hooks.get(hook);
      if (namespace === undefined) return;
      if (id.type === 'Identifier') names.set(id.name, namespace);
      else if (id.type === 'ObjectPattern')
        for (const part of id.properties)
          if (part.type === 'Property') names.set(text.slice(part.value.start, part.value.end), namespace);
    },
    CallExpression(call) {
      calls.push(call);
      const [given] = call.arguments;
      if (text.slice(call.callee.start, call.callee.end) === 'toasts.show' && given?.type === 'ObjectExpression') {
        const parts = new Map(
          given.properties.flatMap((part) =>
            part.type === 'Property' ? [[text.slice(part.key.start, part.key.end), part.value] as const] : [],
          ),
        );
        const [message, tone] = [parts.get('message'), parts.get('tone')];
        // A failure is a sentence, as it is in a form.
        const fails = tone?.type === 'Literal' && (tone.value === 'bad' || tone.value === 'warn');
        if (message !== undefined && !fails) said.push(message);
      }
    },
  }).visit(program);
  for (const { callee, arguments: given } of calls) {
    const name = text.slice(callee.start, callee.end);
    const last = given.at(-1);
    if (last !== undefined && ((tellers.has(name) && given.length === 1) || TELLERS.test(name)))
      said.push(last as Expression);
  }
  return said.flatMap((message) =>
    phrasesOf(message, values).map(({ by, key, start }) => ({
      at: `${path}:${text.slice(0, start).split('\n').length}`,
      namespace: names.get(by) ?? null,
      key,
    })),
  );
}

interface Said {
  readonly by: string;
  readonly key: RegExp;
  readonly start: number;
}

/** The phrases that an expression may be. */
function phrasesOf(node: Expression, values: ReadonlyMap<string, Expression>): Said[] {
  if (node.type === 'ConditionalExpression')
    return [...phrasesOf(node.consequent, values), ...phrasesOf(node.alternate, values)];
  if (node.type === 'Identifier') {
    const value = values.get(node.name);
    return value === undefined || value.type === 'Identifier' ? [] : phrasesOf(value, values);
  }
  if (node.type !== 'CallExpression') return [];
  const { callee } = node;
  const owner = callee.type === 'MemberExpression' && callee.object.type === 'Identifier' ? callee.object : callee;
  const [first] = node.arguments;
  if (owner.type !== 'Identifier' || first === undefined) return [];
  return keysOf(first as Expression).map((key) => ({ by: owner.name, key, start: node.start }));
}

function keysOf(node: Expression): RegExp[] {
  if (node.type === 'ConditionalExpression') return [...keysOf(node.consequent), ...keysOf(node.alternate)];
  if (node.type === 'Literal' && typeof node.value === 'string') return [pattern([node.value])];
  return node.type === 'TemplateLiteral' ? [pattern(node.quasis.map(({ value }) => value.raw))] : [];
}

const pattern = (parts: readonly string[]): RegExp =>
  new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('.+')}(?:_(?:zero|one|two|few|many|other))?$`);
