import { expect, test } from 'vitest';
import type { Shape } from './api-document.ts';
import { rowsOf, rulesOf, typeOf } from './shape-rows.ts';

test.each<[Shape, string]>([
  [{ type: 'string' }, 'string'],
  [{ type: 'string', format: 'uuid' }, 'string (uuid)'],
  [{ type: ['string', 'null'] }, 'string or null'],
  [{ const: 'A' }, '<code>&quot;A&quot;</code>'],
  [{ enum: ['A', 1] }, '<code>&quot;A&quot;</code>, <code>1</code>'],
  [{ anyOf: [{ type: 'integer' }, { type: 'null' }] }, 'integer or null'],
  [
    { allOf: [{ type: 'object' }, { $ref: '#/components/schemas/jobs.Job' }] },
    'object and <a href="/docs/api/shapes/jobs.Job">jobs.Job</a>',
  ],
  [{ type: 'array', items: { $ref: '#/components/schemas/a b' } }, 'list of <a href="/docs/api/shapes/a%20b">a b</a>'],
  [{ type: 'object', additionalProperties: { type: 'number' } }, 'map of number'],
  [{ type: 'string', contentMediaType: 'application/octet-stream' }, 'file'],
  [{}, 'anything'],
  [{ enum: ['<b>'] }, '<code>&quot;&lt;b&gt;&quot;</code>'],
])('%j holds %s', (shape, markup) => expect(typeOf(shape).markup).toBe(markup));

test.each<[Shape, readonly string[]]>([
  [{ minLength: 1, maxLength: 80 }, ['1–80 characters']],
  [{ maxItems: 100 }, ['at most 100 items']],
  [{ minItems: 2, maxItems: 2 }, ['2 items']],
  [{ minimum: 0 }, ['at least 0']],
  [{ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }, []],
  [{ default: 'NEWEST' }, ['"NEWEST" unless sent']],
])('of %j holds %j', (shape, rules) => expect(rulesOf(shape)).toEqual(rules));

test('fields of shapes without a name are listed by their path, a named shape is not looked into', () => {
  const shape: Shape = {
    type: 'object',
    required: ['id'],
    properties: {
      id: { type: 'string' },
      lines: { type: 'array', items: { type: 'object', properties: { hours: { type: 'number' } } } },
      names: { type: 'object', additionalProperties: { type: 'object', properties: { text: { type: 'string' } } } },
      place: { anyOf: [{ type: 'null' }, { type: 'object', properties: { city: { type: 'string' } } }] },
      job: { $ref: '#/components/schemas/jobs.Job' },
    },
  };
  expect(rowsOf(shape).map(({ name, isRequired }) => `${name}${isRequired ? '' : '?'}`)).toEqual([
    'id',
    'lines?',
    'lines[].hours?',
    'names?',
    'names.*.text?',
    'place?',
    'place.city?',
    'job?',
  ]);
  expect(rowsOf({ $ref: '#/components/schemas/jobs.Job' })).toEqual([]);
});
