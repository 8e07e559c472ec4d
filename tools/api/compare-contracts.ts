import { resolve } from './api-document.ts';
import type { ApiDocument, Operation, Schema } from './api-document.ts';

/** Sent by callers: what was accepted must be accepted still. Received by them: what was promised must still come. */
type Direction = 'sent' | 'received';

interface Pair {
  readonly direction: Direction;
  readonly before: ApiDocument;
  readonly now: ApiDocument;
  /** Pairs of named schemas that are being compared, or were: shapes can hold themselves. */
  readonly seen: Set<string>;
  readonly breaks: Set<string>;
}

/**
 * What would break a program that was written for the document before, as sentences that begin with the operation: calls, fields and
 * choices that are gone, fields that must now be sent, limits that are tighter, fields that no longer always come. New calls, new fields
 * of answers, new optional fields of bodies, and new choices in answers break nothing: callers are told to expect them.
 */
export function findBreaks(before: ApiDocument, now: ApiDocument): string[] {
  const breaks = new Set<string>();
  for (const [path, item] of Object.entries(before.paths))
    for (const [method, operation] of Object.entries(item)) {
      const other = now.paths[path]?.[method];
      const where = `${method.toUpperCase()} ${path}`;
      if (other === undefined) breaks.add(`${where} is gone.`);
      else compareOperations(where, operation, other, { before, now, breaks });
    }
  return [...breaks].sort();
}

function compareOperations(
  where: string,
  before: Operation,
  now: Operation,
  parts: Pick<Pair, 'before' | 'now' | 'breaks'>,
): void {
  if (before['x-idempotency-key'] === true && now['x-idempotency-key'] !== true)
    parts.breaks.add(`${where} takes no Idempotency-Key any more.`);
  const sent: Pair = { ...parts, direction: 'sent', seen: new Set() };
  const received: Pair = { ...parts, direction: 'received', seen: new Set() };
  const known = new Map((before.parameters ?? []).map((one) => [one.name, one]));
  for (const one of now.parameters ?? [])
    if (one.required && known.get(one.name)?.required !== true) parts.breaks.add(`${where} now needs ${one.name}.`);
  for (const one of known.values()) {
    const other = now.parameters?.find(({ name }) => name === one.name);
    if (other === undefined) parts.breaks.add(`${where} no longer takes ${one.name}.`);
    else compareSchemas(`${where} ${one.name}`, one.schema, other.schema, sent);
  }
  const body = schemaOf(before.requestBody?.content);
  const bodyNow = schemaOf(now.requestBody?.content);
  if (bodyNow !== undefined && body === undefined) parts.breaks.add(`${where} now needs a body.`);
  if (bodyNow !== undefined && body !== undefined) compareSchemas(`${where} body`, body, bodyNow, sent);
  const answer = schemaOf(before.responses['200']?.content);
  const answerNow = schemaOf(now.responses['200']?.content);
  if (answer !== undefined && answerNow === undefined) parts.breaks.add(`${where} answers in another form.`);
  if (answer !== undefined && answerNow !== undefined) compareSchemas(`${where} answer`, answer, answerNow, received);
}

const schemaOf = (content: Readonly<Record<string, { readonly schema?: Schema }>> = {}): Schema | undefined =>
  Object.values(content)[0]?.schema;

function compareSchemas(where: string, before: Schema, now: Schema, pair: Pair): void {
  if (before.$ref !== undefined && now.$ref !== undefined) {
    const key = `${before.$ref} ${now.$ref}`;
    if (pair.seen.has(key)) return;
    pair.seen.add(key);
  }
  const one = alternativesOf(before, pair.before);
  const other = alternativesOf(now, pair.now);
  // What is new in an answer is expected, but for nothing at all: who reads a field would fall over it.
  if (pair.direction === 'received' && other.has('null') && !one.has('null') && !one.has(ANYTHING))
    pair.breaks.add(`${where} can now be null.`);
  if (other.has(ANYTHING)) return;
  for (const [kind, schema] of one) {
    const same = other.get(kind);
    if (same === undefined) {
      if (pair.direction === 'sent' && kind !== ANYTHING) pair.breaks.add(`${where} can no longer be ${kind}.`);
    } else compareAlike(where, schema, same, pair);
  }
  if (pair.direction === 'received' && ![...other.keys()].some((kind) => one.has(kind)) && !one.has(ANYTHING))
    pair.breaks.add(`${where} is of another kind.`);
}

const ANYTHING = 'anything';

/** The kinds of value that a schema allows, each with its schema: by type, objects of a choice by the constants that tell them apart. */
function alternativesOf(schema: Schema, document: ApiDocument): Map<string, Schema> {
  const found = resolve(document, schema);
  const choices = found.anyOf ?? found.oneOf;
  if (choices !== undefined)
    return new Map(
      choices.flatMap((choice) => [...alternativesOf(choice, document)].map(([kind, one]) => [kind, one])),
    );
  const types = found.type === undefined ? [typeOfValues(found)] : [found.type].flat();
  return new Map(types.map((type) => [type === 'object' ? `object${constantsOf(found)}` : type, found]));
}

function typeOfValues({ enum: values, const: value, properties }: Schema): string {
  const [first] = values ?? (value === undefined ? [] : [value]);
  if (first !== undefined) return first === null ? 'null' : typeof first;
  return properties === undefined ? ANYTHING : 'object';
}

function constantsOf({ properties = {} }: Schema): string {
  const constants = Object.entries(properties).filter(([, { const: value }]) => value !== undefined);
  return constants.map(([name, { const: value }]) => ` with ${name} ${String(value)}`).join('');
}

function compareAlike(where: string, before: Schema, now: Schema, pair: Pair): void {
  compareProperties(where, before, now, pair);
  if (typeof before.items === 'object' && typeof now.items === 'object')
    compareSchemas(`${where}[]`, before.items, now.items, pair);
  if (typeof before.additionalProperties === 'object' && typeof now.additionalProperties === 'object')
    compareSchemas(`${where}.*`, before.additionalProperties, now.additionalProperties, pair);
  if (pair.direction === 'sent') compareLimits(where, before, now, pair.breaks);
}

function compareProperties(where: string, before: Schema, now: Schema, pair: Pair): void {
  const { properties = {}, required = [] } = before;
  const { properties: other = {}, required: needed = [] } = now;
  for (const [name, schema] of Object.entries(properties)) {
    const same = other[name];
    if (same === undefined) {
      if (now.additionalProperties === false || pair.direction === 'received')
        pair.breaks.add(`${where}.${name} is gone.`);
    } else compareSchemas(`${where}.${name}`, schema, same, pair);
  }
  if (pair.direction === 'sent') {
    for (const name of needed) if (!required.includes(name)) pair.breaks.add(`${where}.${name} must now be sent.`);
  } else
    for (const name of required)
      if (!needed.includes(name) && other[name] !== undefined)
        pair.breaks.add(`${where}.${name} no longer always comes.`);
}

const UPPER = ['maxLength', 'maximum', 'maxItems'] as const;
const LOWER = ['minLength', 'minimum', 'minItems'] as const;

function compareLimits(where: string, before: Schema, now: Schema, breaks: Set<string>): void {
  const values = before.enum ?? (before.const === undefined ? undefined : [before.const]);
  const allowed = now.enum ?? (now.const === undefined ? undefined : [now.const]);
  if (allowed !== undefined) {
    if (values === undefined) breaks.add(`${where} is now one of a few choices.`);
    for (const value of values ?? [])
      if (!allowed.includes(value)) breaks.add(`${where} can no longer be ${String(value)}.`);
  }
  for (const name of UPPER) {
    const limit = now[name];
    if (limit !== undefined && limit < (before[name] ?? Number.POSITIVE_INFINITY))
      breaks.add(`${where}: ${name} is now ${limit}.`);
  }
  for (const name of LOWER) {
    const limit = now[name];
    if (limit !== undefined && limit > (before[name] ?? Number.NEGATIVE_INFINITY))
      breaks.add(`${where}: ${name} is now ${limit}.`);
  }
}
