import type { z } from 'zod';

/** A place in an input where a text may stand, and the longest that it may be; undefined where the contract sets no end. */
export interface Place {
  readonly path: readonly string[];
  readonly most: number | undefined;
  /** What its contract says of it alone; undefined where another standard does. */
  readonly schema: z.ZodType | undefined;
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
    return [{ path, most: longest === undefined ? undefined : Number(longest), schema: schema as z.ZodType }];
  }
  if (type === 'object')
    return Object.entries(definition['shape'] as Record<string, unknown>).flatMap(([name, part]) => inside(part, name));
  if (type === 'array') return inside(definition['element'], '0');
  if (type === 'record') return inside(definition['valueType'], nameIn(definition['keyType']));
  if (type === 'union') return (definition['options'] as unknown[]).flatMap((option) => inside(option));
  if (type === 'intersection') return [...inside(definition['left']), ...inside(definition['right'])];
  if (type === 'pipe') return inside(definition['in']);
  return [];
}

/** A name that a dictionary takes: of those that it lists, where it does. */
function nameIn(key: unknown): string {
  const { entries } = definitionOf(key) as { readonly entries?: Readonly<Record<string, string>> };
  return Object.values(entries ?? {})[0] ?? 'x';
}

/** What stands at a place of an input. */
export function valueAt(input: unknown, path: readonly string[]): unknown {
  let value = input;
  for (const name of path)
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return value;
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
