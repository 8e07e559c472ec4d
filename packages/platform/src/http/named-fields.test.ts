import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createAnswerFilter } from './answers.ts';
import { createFieldFilter } from './named-fields.ts';

function sent(schema: z.ZodType, value: unknown): { readonly leaves: unknown; readonly unnamed: readonly string[] } {
  const unnamed: string[] = [];
  const leaves = createFieldFilter(schema, (path) => void unnamed.push(path))(value);
  return { leaves: JSON.parse(JSON.stringify(leaves)), unnamed };
}

const person = z.object({ id: z.string(), name: z.string().nullable() });
const job = z.object({ title: z.string(), by: person.optional(), notes: z.array(person) });

test('what a contract names goes as it is, the very same value', () => {
  const value = { jobs: [{ title: 'Cook', by: { id: '1', name: null }, notes: [] }] };
  expect(createFieldFilter(z.object({ jobs: z.array(job) }), expect.unreachable)(value)).toBe(value);
});

test('a field that no contract names is dropped at every depth, and said by its path', () => {
  const bank = { id: '1', name: 'Ana', iban: 'PT50' };
  expect(
    sent(z.object({ jobs: z.array(job) }), { jobs: [{ title: 'Cook', by: bank, notes: [bank], pay: 9 }], group: 1 }),
  ).toEqual({
    leaves: { jobs: [{ title: 'Cook', by: { id: '1', name: 'Ana' }, notes: [{ id: '1', name: 'Ana' }] }] },
    unnamed: ['jobs[].by.iban', 'jobs[].notes[].iban', 'jobs[].pay', 'group'],
  });
});

test('a strict schema drops as an open one does; one that leaves the rest to another standard does not', () => {
  expect(sent(z.strictObject({ a: z.int() }), { a: 1, b: 2 }).leaves).toEqual({ a: 1 });
  expect(sent(z.looseObject({ a: z.int() }), { a: 1, b: { c: 2 } }).leaves).toEqual({ a: 1, b: { c: 2 } });
});

test('names that are not known beforehand stay, what stands under them is looked at', () => {
  const value = { '2026-11-16': { id: '1', name: null, iban: 'PT50' } };
  expect(sent(z.record(z.string(), person), value)).toEqual({
    leaves: { '2026-11-16': { id: '1', name: null } },
    unnamed: ['{}.iban'],
  });
  expect(sent(z.record(z.enum(['LIVE', 'DRAFT']), z.int()), { LIVE: 1, DRAFT: 2, SECRET: 3 }).leaves).toEqual({
    LIVE: 1,
    DRAFT: 2,
  });
});

test.each([
  [
    'by its word',
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('A'), a: z.int() }),
      z.object({ kind: z.literal('B'), b: z.int() }),
    ]),
  ],
  [
    'by what it requires',
    z.union([
      z.object({ a: z.int() }),
      z.object({ kind: z.literal('B'), b: z.int() }),
      z.null(),
      z.array(z.object({ c: z.int() })),
    ]),
  ],
])('of several forms the one that it has is asked, known %s', (_how, schema) => {
  expect(sent(schema, { kind: 'B', a: 1, b: 2, c: 3 }).leaves).toEqual({ kind: 'B', b: 2 });
});

test('the larger of two forms is asked before the one that it holds', () => {
  const schema = z.union([z.object({ a: z.int() }), z.object({ a: z.int(), b: z.int() })]);
  expect(sent(schema, { a: 1, b: 2 }).leaves).toEqual({ a: 1, b: 2 });
  expect(sent(schema, { a: 1, c: 2 }).leaves).toEqual({ a: 1 });
});

test('a tree is looked at to its end', () => {
  const node: z.ZodType = z.object({
    id: z.string(),
    get children() {
      return z.array(node);
    },
  });
  const leaf = { id: '3', children: [], secret: 1 };
  expect(sent(node, { id: '1', children: [{ id: '2', children: [leaf] }] })).toMatchObject({
    leaves: { id: '1', children: [{ id: '2', children: [{ id: '3', children: [] }] }] },
    unnamed: [expect.stringMatching(/secret$/)],
  });
});

test.each([
  ['fields where a text is named', z.object({ id: z.string() }), { id: { row: 'whole' } }],
  ['a list where a text is named', z.object({ id: z.string().nullable() }), { id: [{ row: 'whole' }] }],
  ['fields where a list is named', z.array(z.string()), { row: 'whole' }],
  ['a list where fields are named', person, [{ row: 'whole' }]],
  ['fields in a list of texts', z.array(z.string()), [{ row: 'whole' }]],
  ['none of several forms', z.union([person, z.object({ a: z.int() })]), { row: 'whole' }],
  ['what decides itself what it writes', person, { id: '1', name: null, toJSON: () => ({ row: 'whole' }) }],
])('%s never leaves', (_what, schema, value) => {
  expect(() => sent(schema, value)).toThrow(/where the contract says otherwise/);
});

test('a name that means something to JavaScript is a name like others', () => {
  const value: unknown = JSON.parse('{"id": "1", "name": null, "__proto__": {"admin": true}, "constructor": 1}');
  expect(sent(person, value)).toEqual({ leaves: { id: '1', name: null }, unnamed: ['__proto__', 'constructor'] });
});

const endpoint = { id: 'jobs.show', answers: 'json', schemas: { answer: z.object({ job }) } } as const;
const leaky = { job: { title: 'Cook', notes: [{ id: '1', name: null, iban: 'PT50' }] } };

test('in production a field too many is dropped, and the log says once which', () => {
  const warn = vi.fn();
  const leave = createAnswerFilter(endpoint, { checkAnswers: false, log: { warn } });
  expect(leave(leaky)).toEqual({ job: { title: 'Cook', notes: [{ id: '1', name: null }] } });
  leave(leaky);
  expect(warn.mock.calls.map(([said]) => said as unknown)).toEqual([
    { operation: 'jobs.show', field: 'job.notes[].iban' },
  ]);
});

test('in tests a field too many is an error that names the operation and the path', () => {
  const leave = createAnswerFilter(endpoint, { checkAnswers: true, log: { warn: expect.unreachable } });
  expect(() => leave(leaky)).toThrow('jobs.show answered job.notes[].iban, which its contract does not name.');
  expect(() => leave({ job: { title: 7, notes: [] } })).toThrow('jobs.show answered what its contract does not say');
});

test('a call that answers JSON and does not say which cannot be served', () => {
  const without = { id: 'jobs.show', answers: 'json', schemas: {} } as const;
  expect(() => createAnswerFilter(without, { checkAnswers: false, log: { warn: expect.unreachable } })).toThrow(
    'jobs.show does not say what it answers.',
  );
});
