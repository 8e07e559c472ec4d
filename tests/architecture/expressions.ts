import { parseSync, Visitor } from 'oxc-parser';
import type { Expression } from 'oxc-parser';
import type { SourceFile } from './source-files.ts';

/** A regular expression of the source; `source` is null where it is put together of what only a running program knows. */
export interface Found {
  readonly at: string;
  readonly source: string | null;
  readonly flags: string;
}

/** Every regular expression of a file, literal or made by `RegExp`. */
export function expressionsOf({ path, text }: SourceFile): Found[] {
  const found: Found[] = [];
  const { program } = parseSync(path, text);
  const constants = new Map<string, Expression>();
  const at = (start: number): string => `${path}:${text.slice(0, start).split('\n').length}`;
  const made = (node: {
    readonly start: number;
    readonly callee: unknown;
    readonly arguments: readonly unknown[];
  }): void => {
    const { type, name } = node.callee as { readonly type: string; readonly name?: string };
    if (type !== 'Identifier' || name !== 'RegExp') return;
    const [source, flags] = node.arguments as (Expression | undefined)[];
    found.push({
      at: at(node.start),
      source: source === undefined ? '' : valueOf(source, constants),
      flags: flags === undefined ? '' : (valueOf(flags, constants) ?? ''),
    });
  };
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init !== null) constants.set(id.name, init);
    },
  }).visit(program);
  new Visitor({
    Literal(node) {
      if ('regex' in node && node.regex !== null)
        found.push({ at: at(node.start), source: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression: made,
    CallExpression: made,
  }).visit(program);
  return found;
}

/** What an expression is when it is written down as a constant of its file; null for anything else. */
function valueOf(node: Expression, constants: ReadonlyMap<string, Expression>, depth = 0): string | null {
  if (depth > 5) return null;
  const inner = (one: Expression): string | null => valueOf(one, constants, depth + 1);
  if (node.type === 'Literal')
    return typeof node.value === 'string' || typeof node.value === 'number' ? String(node.value) : null;
  if (node.type === 'Identifier') {
    const constant = constants.get(node.name);
    return constant === undefined ? null : inner(constant);
  }
  if (node.type === 'BinaryExpression' && node.left.type !== 'PrivateIdentifier') {
    const [left, right] = [inner(node.left), inner(node.right)];
    if (left === null || right === null) return null;
    if (node.operator === '-') return String(Number(left) - Number(right));
    return node.operator === '+' ? left + right : null;
  }
  const isRaw = node.type === 'TaggedTemplateExpression';
  const template = isRaw ? node.quasi : node;
  if (template.type !== 'TemplateLiteral') return null;
  const parts = template.quasis.map(({ value }, index) => {
    const letters = isRaw ? value.raw : (value.cooked ?? '');
    const between = template.expressions[index];
    const said = between === undefined ? '' : inner(between);
    return said === null ? null : letters + said;
  });
  return parts.includes(null) ? null : parts.join('');
}
