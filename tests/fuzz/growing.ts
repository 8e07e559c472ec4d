import type { z } from 'zod';

/** What is repeated to make a text that a careless reader takes ever longer for: each the fuel of a known mistake. */
export const FUEL: readonly { readonly name: string; readonly of: (length: number) => string }[] = [
  { name: '((((', of: repeat('(') },
  { name: '\\a\\a', of: (length) => `"${repeat('\\a')(length)}` },
  { name: 'userName eq "\\a\\a', of: (length) => `userName eq "${repeat('\\a')(length)}` },
  { name: '\\\\', of: (length) => `"${repeat('\\\\')(length)}` },
  { name: '{{ … x', of: (length) => `{{${' '.repeat(length)}x` },
  { name: '{{{{', of: repeat('{') },
  { name: '<<<<', of: repeat('<') },
  { name: '<!--', of: repeat('<!--') },
  { name: '<a<a', of: repeat('<a ') },
  { name: 'spaces … x', of: (length) => `x${' '.repeat(length)}x` },
  { name: 'lines', of: (length) => `x${repeat('\n')(length)}x` },
  { name: 'tabs and lines', of: (length) => `x${repeat('\t\n')(length)}x` },
  { name: 'a@a@', of: repeat('a@') },
  { name: 'a.a.', of: repeat('a.') },
  { name: '://', of: repeat('://') },
  { name: 'aaaa', of: (length) => `${'a'.repeat(length)}!` },
  { name: '0000', of: (length) => `${'0'.repeat(length)}!` },
  { name: 'a-a-', of: (length) => `${repeat('a-')(length)}!` },
  { name: 'a, a,', of: repeat('a,') },
  { name: '""""', of: repeat('"') },
  { name: 'combining marks', of: (length) => `e${repeat('\u0301')(length)}` },
  { name: '[[[[', of: repeat('[') },
];

function repeat(piece: string): (length: number) => string {
  return (length) => piece.repeat(Math.ceil(length / piece.length));
}

/** A place in an input where a text may stand, and the longest that it may be; undefined where the contract sets no end. */
export interface Place {
  readonly path: readonly string[];
  readonly most: number | undefined;
}

interface Definition {
  readonly type: string;
  readonly format?: string;
  readonly checks?: readonly z.core.$ZodCheck[];
  readonly [more: string]: unknown;
}
const definitionOf = (schema: unknown): Definition => (schema as z.core.$ZodType)._zod.def as unknown as Definition;
const AROUND = ['optional', 'nullable', 'default', 'prefault', 'readonly', 'catch', 'nonoptional'];
const FIXED = ['uuid', 'date', 'datetime'];

/** Every place of a schema where a text may stand. */
export function textPlaces(schema: unknown, path: readonly string[] = [], seen = new Set<unknown>()): Place[] {
  if (schema === undefined || seen.has(schema)) return [];
  const definition = definitionOf(schema);
  const inside = (part: unknown, ...more: string[]): Place[] =>
    textPlaces(part, [...path, ...more], new Set([...seen, schema]));
  const { type } = definition;
  if (AROUND.includes(type)) return inside(definition['innerType']);
  if (type === 'string') {
    if (FIXED.includes(definition.format ?? '')) return [];
    const longest = (definition.checks ?? [])
      .map((check) => check._zod.def as unknown as Readonly<Record<string, unknown>>)
      .find(({ check }) => check === 'max_length')?.['maximum'];
    return [{ path, most: longest === undefined ? undefined : Number(longest) }];
  }
  if (type === 'object')
    return Object.entries(definition['shape'] as Record<string, unknown>).flatMap(([name, part]) => inside(part, name));
  if (type === 'array') return inside(definition['element'], '0');
  if (type === 'record') return inside(definition['valueType'], 'x');
  if (type === 'union') return (definition['options'] as unknown[]).flatMap((option) => inside(option));
  if (type === 'intersection') return [...inside(definition['left']), ...inside(definition['right'])];
  if (type === 'pipe') return inside(definition['in']);
  return [];
}

/** Puts a text at a place of an input, and what has to be around it. */
export function putAt(input: Record<string, unknown>, path: readonly string[], text: string): void {
  let holder = input;
  for (const [index, name] of path.entries()) {
    if (index === path.length - 1) holder[name] = text;
    else {
      const inner = holder[name];
      holder = (
        typeof inner === 'object' && inner !== null ? inner : (holder[name] = path[index + 1] === '0' ? [] : {})
      ) as Record<string, unknown>;
    }
  }
}
