import { z } from 'zod';
import { expect, test } from 'vitest';
import { SchemaBook } from './schema-book.ts';

const place = z.strictObject({ id: z.uuid(), name: z.string() });
const shift = z.strictObject({ place, minutes: z.int().default(480) });
const week = z.strictObject({ shifts: z.array(shift) });
const branch = z.object({
  name: z.string(),
  get branches() {
    return z.array(branch);
  },
});
const unused = z.object({ a: z.string() });
const names = new Map<z.ZodType, string>([
  [place, 'core.Place'],
  [shift, 'shifts.Shift'],
  [week, 'shifts.Week'],
  [unused, 'core.Unused'],
]);

function written(describe: (book: SchemaBook) => Record<string, unknown>): {
  paths: Record<string, unknown>;
  schemas: Record<string, Record<string, unknown>>;
} {
  const book = new SchemaBook(names);
  const paths = describe(book);
  return JSON.parse(book.finish((schemas) => ({ paths, schemas })));
}

test('a named schema is described once; what is sent has a name of its own where it differs, and so has what refers to it', () => {
  const { paths, schemas } = written((book) => ({
    read: book.describe(z.object({ week, place }), 'output', 'read'),
    send: book.describe(z.object({ week, place }), 'input', 'send'),
  }));
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  expect(paths).toMatchObject({
    read: { properties: { week: ref('shifts.Week'), place: ref('core.Place') } },
    send: { properties: { week: ref('shifts.WeekInput'), place: ref('core.Place') } },
  });
  expect(Object.keys(schemas)).toEqual([
    'core.Place',
    'shifts.Shift',
    'shifts.ShiftInput',
    'shifts.Week',
    'shifts.WeekInput',
  ]);
  expect(schemas['shifts.Shift']?.['required']).toEqual(['place', 'minutes']);
  expect(schemas['shifts.ShiftInput']?.['required']).toEqual(['place']);
  expect(schemas['shifts.WeekInput']).toMatchObject({ properties: { shifts: { items: ref('shifts.ShiftInput') } } });
});

test('a schema that holds itself is described once, under the name of where it was met', () => {
  const { paths, schemas } = written((book) => ({
    one: book.describe(z.object({ tree: branch }), 'output', 'getTree.answer'),
    root: book.describe(branch, 'output', 'getBranch.answer'),
  }));
  expect(paths).toMatchObject({ root: { $ref: '#/components/schemas/getBranch.answer' } });
  expect(schemas['getBranch.answer']).toMatchObject({
    properties: { branches: { items: { $ref: '#/components/schemas/getBranch.answer' } } },
  });
  expect(JSON.stringify(paths)).not.toContain('$defs');
});

test('a form is said by its format alone', () => {
  const { paths } = written((book) => ({ id: book.describe(z.object({ id: z.uuid() }), 'output', 'x') }));
  expect(paths).toMatchObject({ id: { properties: { id: { type: 'string', format: 'uuid' } } } });
  expect(JSON.stringify(paths)).not.toContain('pattern');
});
