import { parseSync, Visitor } from 'oxc-parser';
import type { Span } from 'oxc-parser';
import type { SourceFile } from './source-files.ts';

/** A table that a function with a handle names, and the scopes that the handle may be of; null for any. */
export interface Naming {
  readonly at: string;
  readonly table: string;
  readonly scopes: readonly string[] | null;
}

type WithParams = Span & { readonly params: readonly Span[] };

const HANDLE = /\b(?:Tx|Work)\b(?:<([^>]*)>)?/g;
const TABLE = /\b([a-z_]+)\.(?:"(\w+)"|([a-z_]+))/g;

/** Each `schema.word` in the texts of functions that take one handle. What a function within them takes is its own. */
export function namingsIn({ path, text }: SourceFile): Naming[] {
  const found: Naming[] = [];
  const within: WithParams[] = [];
  const enter = (node: WithParams): void => void (node.params.length > 0 && within.push(node));
  const leave = (node: WithParams): void => void (node.params.length > 0 && within.pop());
  const read = (words: string): void => {
    const taker = within.at(-1);
    if (taker === undefined) return;
    const params = text.slice(taker.params[0]?.start, taker.params.at(-1)?.end);
    const [handle, ...others] = params.matchAll(HANDLE);
    if (handle === undefined || others.length > 0) return;
    const scopes = handle[1] === undefined ? null : [...handle[1].matchAll(/\w+/g)].map(([kind]) => kind);
    const at = `${path}:${text.slice(0, taker.start).split('\n').length}`;
    for (const [, schema = '', quoted, plain = ''] of words.matchAll(TABLE))
      found.push({ at, table: `${schema}.${quoted ?? plain}`, scopes });
  };
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    TemplateElement: ({ value }) => read(value.raw),
    Literal: ({ value }) => (typeof value === 'string' ? read(value) : undefined),
  }).visit(parseSync(path, text).program);
  return found;
}
