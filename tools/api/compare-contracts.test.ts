import { expect, test } from 'vitest';
import type { ApiDocument, Operation, Schema } from './api-document.ts';
import { keepTokenCalls } from './api-document.ts';
import { findBreaks } from './compare-contracts.ts';

const NAME: Schema = { type: 'string', minLength: 1, maxLength: 100 };

interface Parts {
  readonly sent?: Schema;
  readonly received?: Schema;
  readonly more?: Partial<Operation>;
  readonly schemas?: Readonly<Record<string, Schema>>;
}

function apiOf({ sent, received, more = {}, schemas = {} }: Parts): ApiDocument {
  const operation: Operation = {
    operationId: 'things.make',
    'x-tokens': true,
    responses: received === undefined ? {} : { '200': { content: { 'application/json': { schema: received } } } },
    ...(sent === undefined ? {} : { requestBody: { content: { 'application/json': { schema: sent } } } }),
    ...more,
  };
  return { openapi: '3.1.1', info: {}, paths: { '/things': { post: operation } }, components: { schemas } };
}

const object = (properties: Readonly<Record<string, Schema>>, required: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

const nullable = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });

test.each<[string, Parts, Parts, readonly string[]]>([
  ['the same', { sent: object({ name: NAME }) }, { sent: object({ name: NAME }) }, []],
  ['a new optional field', { sent: object({}) }, { sent: object({ name: NAME }) }, []],
  [
    'a new required field',
    { sent: object({}) },
    { sent: object({ name: NAME }, ['name']) },
    ['POST /things body.name must now be sent.'],
  ],
  [
    'a field of a body that is gone',
    { sent: object({ name: NAME }) },
    { sent: object({}) },
    ['POST /things body.name is gone.'],
  ],
  [
    'a shorter text',
    { sent: object({ name: NAME }) },
    { sent: object({ name: { ...NAME, maxLength: 50 } }) },
    ['POST /things body.name: maxLength is now 50.'],
  ],
  ['a longer text', { sent: object({ name: NAME }) }, { sent: object({ name: { ...NAME, maxLength: 500 } }) }, []],
  [
    'a text that may no longer be empty',
    { sent: object({ name: { type: 'string' } }) },
    { sent: object({ name: { type: 'string', minLength: 1 } }) },
    ['POST /things body.name: minLength is now 1.'],
  ],
  [
    'a choice that is gone',
    { sent: object({ kind: { type: 'string', enum: ['A', 'B'] } }) },
    { sent: object({ kind: { type: 'string', enum: ['A'] } }) },
    ['POST /things body.kind can no longer be B.'],
  ],
  [
    'null that may no longer be sent',
    { sent: object({ name: nullable(NAME) }) },
    { sent: object({ name: NAME }) },
    ['POST /things body.name can no longer be null.'],
  ],
  ['null that may be sent now', { sent: object({ name: NAME }) }, { sent: object({ name: nullable(NAME) }) }, []],
  [
    'another type',
    { sent: object({ size: { type: 'integer' } }) },
    { sent: object({ size: { type: 'string' } }) },
    ['POST /things body.size can no longer be integer.'],
  ],
  ['a new field of an answer', { received: object({}) }, { received: object({ name: NAME }, ['name']) }, []],
  [
    'a field of an answer that is gone',
    { received: object({ name: NAME }, ['name']) },
    { received: object({}) },
    ['POST /things answer.name is gone.'],
  ],
  [
    'a field that no longer always comes',
    { received: object({ name: NAME }, ['name']) },
    { received: object({ name: NAME }) },
    ['POST /things answer.name no longer always comes.'],
  ],
  [
    'an answer that can now be null',
    { received: object({ name: NAME }, ['name']) },
    { received: object({ name: nullable(NAME) }, ['name']) },
    ['POST /things answer.name can now be null.'],
  ],
  [
    'an answer of another type',
    { received: object({ size: { type: 'integer' } }) },
    { received: object({ size: { type: 'string' } }) },
    ['POST /things answer.size is of another kind.'],
  ],
  [
    'a new choice in an answer',
    { received: object({ kind: { type: 'string', enum: ['A'] } }) },
    { received: object({ kind: { type: 'string', enum: ['A', 'B'] } }) },
    [],
  ],
  [
    'a shape of a choice, told apart by its constant',
    { received: { anyOf: [object({ kind: { const: 'A' }, a: NAME }), object({ kind: { const: 'B' }, b: NAME })] } },
    { received: { anyOf: [object({ kind: { const: 'B' } }), object({ kind: { const: 'A' }, a: NAME })] } },
    ['POST /things answer.b is gone.'],
  ],
  [
    'within a list of a named shape that holds itself',
    {
      received: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
      schemas: { Tree: object({ name: NAME, below: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } }) },
    },
    {
      received: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
      schemas: { Tree: object({ below: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } }) },
    },
    ['POST /things answer[].name is gone.'],
  ],
  [
    'a parameter that is needed now, and one that is gone',
    { more: { parameters: [{ name: 'search', in: 'query', required: false, schema: NAME }] } },
    { more: { parameters: [{ name: 'day', in: 'query', required: true, schema: NAME }] } },
    ['POST /things no longer takes search.', 'POST /things now needs day.'],
  ],
  [
    'a key that is no longer taken',
    { more: { 'x-idempotency-key': true } },
    { more: { 'x-idempotency-key': false } },
    ['POST /things takes no Idempotency-Key any more.'],
  ],
])('%s', (_what, before, now, breaks) => {
  expect(findBreaks(apiOf(before), apiOf(now))).toEqual(breaks);
});

test('a call that is gone, or that tokens can no longer make', () => {
  const before = keepTokenCalls(apiOf({}));
  expect(findBreaks(before, { ...before, paths: {} })).toEqual(['POST /things is gone.']);
  expect(findBreaks(before, keepTokenCalls(apiOf({ more: { 'x-tokens': false } })))).toEqual(['POST /things is gone.']);
});
