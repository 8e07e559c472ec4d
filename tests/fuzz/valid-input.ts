import { EARLIEST_DAY, LATEST_DAY } from '@hearth/kit/schema';
import fc from 'fast-check';
import type { GeneratorValue } from 'fast-check';
import type { z } from 'zod';
import type { Row, Scene } from './scene.ts';

/** Draws values; the same seed draws the same. */
export type Draw = GeneratorValue;

/** A source of values for one request. */
export function drawFrom(seed: number): Draw {
  const [draw] = fc.sample(fc.gen(), { numRuns: 1, seed });
  if (draw === undefined) throw new Error('fast-check drew nothing');
  return draw;
}

export const upTo = (draw: Draw, max: number): number => draw(fc.nat, { max });
export const one = <T>(draw: Draw, items: readonly T[]): T => {
  const item = items[upTo(draw, Math.max(0, items.length - 1))];
  if (item === undefined && items.length === 0) throw new Error('nothing to draw from');
  return item as T;
};
/** True in about one of `often` cases. */
export const oneIn = (draw: Draw, often: number): boolean => upTo(draw, often - 1) === 0;

const DAYS = ['2026-11-16', '2026-11-20', '2026-12-24', '2027-02-28', '2028-02-29', '1990-05-05', EARLIEST_DAY];
/** Around them lies much that a contract does not let anybody name: the week before, the period after. */
export const EDGE_DAYS = [EARLIEST_DAY, LATEST_DAY] as const;
const MOMENTS = ['2026-11-16T09:00:00Z', '2026-11-18T18:30:00.000Z', '2027-01-01T00:00:00Z', '2199-12-31T23:59:59Z'];
const WORDS = [
  'Chef de partie',
  'Größe',
  'شيف',
  '寿司',
  '👩🏽‍🍳',
  'a',
  'Ana <b>Bell</b>',
  "O'Neill",
  '100%',
  'Ana\nX',
  'Ana\u2028X',
  'x_y',
  '\\',
  '[]',
];
/** The longest sides that an address can have: between a contract and what mails to it, no bound may differ. */
const LONG_LABEL = 'd'.repeat(63);
const LONG_ADDRESSES = [
  `${'l'.repeat(64)}@example.com`,
  `a@${LONG_LABEL}.${LONG_LABEL}.${LONG_LABEL}.${'d'.repeat(56)}.com`,
];
/** Between them they fit nearly every form of a contract. */
const FORMS = [
  'EUR', 'PT', 'pt', 'en', '09:30', '17:00', '1', '12', '2026-11', '123456', '+351912345678', '#0088dd', 'scheduling',
  'lumen', 'harbour-house', 'casa.example', 'ada@example.com', 'https://example.com/a', 'Europe/Lisbon',
  '38.7,-9.1', 'aGk=', 'true', 'a'.repeat(43), `${'a'.repeat(43)}.ics`, 'a'.repeat(64), '0', ...LONG_ADDRESSES,
]; // prettier-ignore

/** What one request draws its plausible values from: the scene, and a row whose ids belong together. */
export interface Source {
  readonly draw: Draw;
  readonly scene: Scene;
  readonly row: Row;
  /** The days that it draws; the usual ones without. */
  readonly days?: readonly string[];
}

interface Definition {
  readonly type: string;
  readonly format?: string;
  readonly checks?: readonly z.core.$ZodCheck[];
  readonly [more: string]: unknown;
}

const definitionOf = (schema: unknown): Definition => (schema as z.core.$ZodType)._zod.def as unknown as Definition;
const asked = (definition: Definition, kind: string): Readonly<Record<string, unknown>> | undefined =>
  (definition.checks ?? [])
    .map((check) => check._zod.def as unknown as Readonly<Record<string, unknown>>)
    .find(({ check }) => check === kind);
const limit = (definition: Definition, kind: string, name: string, otherwise: number): number =>
  Number(asked(definition, kind)?.[name] ?? otherwise);

/** An input that a schema accepts, nearly always; `name` is the field's, which says what is plausible. */
export function validInput(schema: unknown, source: Source, name: string): unknown {
  const definition = definitionOf(schema);
  const { draw } = source;
  const inside = (part: unknown, inner = name): unknown => validInput(part, source, inner);
  switch (definition.type) {
    case 'string':
      return textFor(schema as z.ZodType, definition, source, name);
    case 'number':
      return numberFor(definition, draw);
    case 'boolean':
      return oneIn(draw, 2);
    case 'enum':
      return one(draw, Object.values(definition['entries'] as Record<string, unknown>));
    case 'literal':
      return one(draw, definition['values'] as unknown[]);
    case 'null':
      return null;
    case 'array': {
      const least = limit(definition, 'min_length', 'minimum', 0);
      const most = Math.min(limit(definition, 'max_length', 'maximum', 3), least + 3);
      const length = Number(asked(definition, 'length_equals')?.['length'] ?? least + upTo(draw, most - least));
      return Array.from({ length }, () => inside(definition['element'], singular(name)));
    }
    case 'tuple':
      return (definition['items'] as unknown[]).map((item) => inside(item));
    case 'object':
      return objectFor(definition, source);
    case 'record': {
      const pairs = Array.from({ length: upTo(draw, 2) }, () => [
        String(inside(definition['keyType'])),
        inside(definition['valueType']),
      ]);
      return Object.fromEntries(pairs) as unknown;
    }
    case 'union':
      return inside(one(draw, definition['options'] as unknown[]));
    case 'intersection':
      return { ...(inside(definition['left']) as object), ...(inside(definition['right']) as object) };
    case 'optional':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return inside(definition['innerType']);
    case 'nullable':
      return oneIn(draw, 4) ? null : inside(definition['innerType']);
    case 'pipe':
      return pipedFor(schema, source, name);
    case 'lazy':
      return draw(fc.jsonValue, { maxDepth: 2 });
    case 'template_literal':
      return (definition['parts'] as unknown[])
        .map((part) => (typeof part === 'object' ? String(inside(part, 'step_id')) : `${part as string | number}`))
        .join('');
    default:
      return draw(fc.jsonValue, { maxDepth: 2 });
  }
}

const isOptional = (part: unknown): boolean =>
  ['optional', 'default', 'prefault', 'catch'].includes(definitionOf(part).type);

function objectFor(definition: Definition, source: Source): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  const shape = Object.entries(definition['shape'] as Record<string, unknown>);
  // Nearly everything, or nearly nothing: a change of one field is as usual as a form that is filled in.
  const sparse = oneIn(source.draw, 3) ? 2 : 5;
  for (const [name, part] of shape) {
    if (isOptional(part) && (sparse === 2) !== oneIn(source.draw, sparse)) continue;
    made[name] = validInput(part, source, name);
  }
  return made;
}

/** What is written and then read as something else: numbers and flags of a query, JSON in a form. */
function pipedFor(schema: unknown, source: Source, name: string): unknown {
  let last = schema;
  while (definitionOf(last).type === 'pipe') last = definitionOf(last)['out'];
  let first = schema;
  while (definitionOf(first).type === 'pipe') first = definitionOf(first)['in'];
  const end = definitionOf(last);
  if (definitionOf(first).type !== 'string' || end.type === 'transform') return validInput(first, source, name);
  if (end.type === 'number') return String(numberFor(end, source.draw));
  if (end.type === 'boolean') return one(source.draw, ['true', 'false', '1', '0']);
  if (end.type === 'object' || end.type === 'array') return JSON.stringify(validInput(last, source, name));
  return validInput(first, source, name);
}

function numberFor(definition: Definition, draw: Draw): number {
  const least = limit(definition, 'greater_than', 'value', 0);
  const most = limit(definition, 'less_than', 'value', 100);
  if (oneIn(draw, 5)) return one(draw, [least, most]);
  const near = Math.min(most, least + 20);
  return definition.format === 'safeint' || oneIn(draw, 2)
    ? draw(fc.integer, { min: Math.ceil(least), max: Math.max(Math.ceil(least), Math.floor(near)) })
    : Math.round((least + ((near - least) * upTo(draw, 100)) / 100) * 100) / 100;
}

const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/s$/, '');

/** An id of the kind that a field names: of the row whose ids belong together, of the kind, or any. */
export function idFor({ draw, scene, row }: Source, name: string): string {
  const places = [row['location_id'], row['brand_id'], row['group_id']].filter((id) => typeof id === 'string');
  if ((name === 'brand_id' || name === 'location_id') && places.length > 0 && !oneIn(draw, 4)) return one(draw, places);
  const own = row[name];
  if (typeof own === 'string' && !oneIn(draw, 5)) return own;
  const kind = scene.known.get(name) ?? [];
  if (kind.length > 0 && !oneIn(draw, 10)) return one(draw, kind);
  return one(draw, scene.known.get('id') ?? []);
}

function textFor(schema: z.ZodType, definition: Definition, source: Source, name: string): string {
  const { draw, scene } = source;
  const format = definition.format ?? `${(asked(definition, 'string_format')?.['format'] ?? '') as string}`;
  if (format === 'uuid') return idFor(source, name);
  if (format === 'date') return one(draw, source.days ?? DAYS);
  if (format === 'datetime') return one(draw, MOMENTS);
  const fits = (text: string): boolean => schema.safeParse(text).success;
  const known = scene.known.get(name) ?? [];
  if (known.length > 0 && oneIn(draw, 2)) {
    const text = one(draw, known);
    if (fits(text)) return text;
  }
  if (format === 'regex' || format === 'email' || format === 'url' || format === 'base64') {
    const fitting = FORMS.filter(fits);
    if (fitting.length > 0) return one(draw, fitting);
  }
  const most = limit(definition, 'max_length', 'maximum', 40);
  const text = oneIn(draw, 3)
    ? draw(fc.string, { unit: 'grapheme', minLength: 1, maxLength: Math.min(most, 40) })
    : one(draw, [...WORDS, ...FORMS]);
  const least = limit(definition, 'min_length', 'minimum', 0);
  return text.padEnd(least, 'x').slice(0, most).toWellFormed();
}
