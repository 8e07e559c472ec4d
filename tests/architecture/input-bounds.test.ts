import type { Endpoint } from '@hearth/kit/endpoint';
import { isKeyLimit, money } from '@hearth/kit/schema';
import { isStorable } from '@hearth/kit/storable';
import { modules } from '@hearth/server/modules';
import { expect, test } from 'vitest';
import { z } from 'zod';

/**
 * Parts of an input that are no contract's to say: another standard's, read by its own parser behind the limit of the body.
 * What no database can hold is refused in them as everywhere.
 */
const LEFT_TO_OTHERS: readonly string[] = [
  'provisioning.listScimUsers query',
  'provisioning.listScimGroups query',
  'provisioning.getScimGroup query',
  'provisioning.createScimUser body',
  'provisioning.replaceScimUser body',
  'provisioning.patchScimUser body',
  'provisioning.createScimGroup body',
  'provisioning.replaceScimGroup body',
  'provisioning.patchScimGroup body',
  'identity.addPasskey body.credential',
  'identity.addPasskey body.credential.response',
  'identity.addPasskey body.credential.clientExtensionResults',
  'federation.receiveAnswer query',
];

/** A part of a schema, as Zod keeps it. */
interface Definition {
  readonly type: string;
  readonly checks?: readonly z.core.$ZodCheck[];
  readonly [more: string]: unknown;
}

const definitionOf = (schema: z.core.$ZodType): Definition => schema._zod.def as unknown as Definition;
const checksOf = (schema: z.core.$ZodType): Readonly<Record<string, unknown>>[] =>
  (definitionOf(schema).checks ?? []).map((check) => check._zod.def as unknown as Readonly<Record<string, unknown>>);
const asksOf = (schema: z.core.$ZodType, kind: string): boolean => checksOf(schema).some(({ check }) => check === kind);
const has = (schema: z.core.$ZodType, fits: (asked: unknown) => boolean): boolean =>
  checksOf(schema).some(({ fn }) => fits(fn));

/** The formats that have a length of their own. */
const FIXED = ['uuid', 'date'];
/** The parts that hold one other part. */
const AROUND = ['optional', 'nullable', 'default', 'prefault', 'readonly', 'catch', 'nonoptional'];
/** What can hold nothing but what the contract names. */
const CLOSED = ['enum', 'literal', 'boolean', 'undefined', 'null', 'never', 'transform', 'template_literal'];

/** Every place of an input that holds more than the contract says a bound for. */
function unbounded(schema: z.core.$ZodType | undefined, at: string, seen = new Set<unknown>()): string[] {
  if (schema === undefined || seen.has(schema)) return [];
  seen.add(schema);
  const definition = definitionOf(schema);
  const inside = (part: unknown, path = at): string[] => unbounded(part as z.core.$ZodType, path, seen);
  const { type } = definition;
  if (CLOSED.includes(type)) return [];
  if (AROUND.includes(type)) return inside(definition['innerType']);
  if (type === 'string') {
    if (!has(schema, (fn) => fn === isStorable)) return [`${at}: a text that is none of @hearth/kit/schema`];
    const isShort = asksOf(schema, 'max_length') || FIXED.includes(String(definition['format']));
    return isShort ? [] : [`${at}: a text without a longest length`];
  }
  if (type === 'number')
    return asksOf(schema, 'less_than') && asksOf(schema, 'greater_than') ? [] : [`${at}: a number without bounds`];
  if (type === 'array')
    return [
      ...(asksOf(schema, 'max_length') || asksOf(schema, 'length_equals') ? [] : [`${at}: a list without an end`]),
      ...inside(definition['element'], `${at}[]`),
    ];
  if (type === 'tuple') return (definition['items'] as unknown[]).flatMap((item) => inside(item, `${at}[]`));
  if (type === 'record') {
    const key = definitionOf(definition['keyType'] as z.core.$ZodType).type;
    const isClosed = CLOSED.includes(key);
    return [
      ...(isClosed || has(schema, isKeyLimit) ? [] : [`${at}: a record without a highest number of names`]),
      ...inside(definition['keyType'], `${at} (name)`),
      ...inside(definition['valueType'], `${at}{}`),
    ];
  }
  if (type === 'object') {
    const rest = definition['catchall'] as z.core.$ZodType | undefined;
    const isLoose = rest !== undefined && definitionOf(rest).type !== 'never';
    const { amount, currency } = definition['shape'] as Record<string, z.core.$ZodType | undefined>;
    const isOwed =
      currency !== undefined &&
      amount !== undefined &&
      !checksOf(amount).some(({ check, value }) => check === 'greater_than' && Number(value) >= 0);
    return [
      ...(isOwed ? [`${at}: money that may be less than nothing`] : []),
      ...(isLoose && !LEFT_TO_OTHERS.includes(at) ? [`${at}: takes fields that no contract knows`] : []),
      ...Object.entries(definition['shape'] as Record<string, unknown>).flatMap(([name, part]) =>
        inside(part, `${at}.${name}`),
      ),
    ];
  }
  if (type === 'union') return (definition['options'] as unknown[]).flatMap((option) => inside(option));
  if (type === 'intersection') return [...inside(definition['left']), ...inside(definition['right'])];
  // What comes out of one part is checked by the next: the first bounds what is read at all.
  if (type === 'pipe') return [...inside(definition['in']), ...whole(definition['out'], at, seen)];
  // Any JSON: bounded as a whole, by the kit.
  if (type === 'lazy') return checksOf(schema).length > 0 ? [] : [`${at}: any JSON without a limit`];
  return [`${at}: ${type}`];
}

/** The parts behind a transformation that are read from what was sent, which are bounded as any other. */
function whole(part: unknown, at: string, seen: Set<unknown>): string[] {
  const schema = part as z.core.$ZodType;
  const definition = definitionOf(schema);
  if (definition.type === 'pipe') return whole(definition['out'], at, seen);
  return definition.type === 'string' ? [] : unbounded(schema, at, seen);
}

const inputsOf = ({ id, schemas }: Endpoint): string[] =>
  (['params', 'query', 'body'] as const).flatMap((part) => unbounded(schemas[part], `${id} ${part}`));

test('every text, number, day, list and record of an input has bounds, which stand in @hearth/kit/schema', () => {
  expect(modules.flatMap(({ endpoints }) => endpoints).flatMap(({ endpoint }) => inputsOf(endpoint))).toEqual([]);
});

test.each([
  ['a text', z.string()],
  ['a text with a length only', z.string().max(10)],
  ['a number', z.number()],
  ['a whole number', z.int()],
  ['a day', z.iso.date()],
  ['an instant', z.iso.datetime()],
  ['a list', z.array(z.boolean())],
  ['a record', z.record(z.string(), z.boolean())],
  ['any JSON', z.json()],
  ['whatever', z.unknown()],
  ['whatever else', z.looseObject({})],
  ['money', money],
])('%s without bounds is found, wherever it stands', (_what, schema) => {
  expect(unbounded(schema, 'x')).not.toEqual([]);
  expect(unbounded(z.strictObject({ a: z.array(schema.optional()).max(3) }), 'x')).not.toEqual([]);
  expect(unbounded(z.union([z.literal(''), schema.transform(String)]), 'x')).not.toEqual([]);
});
