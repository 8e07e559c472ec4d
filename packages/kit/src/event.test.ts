import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineEvent } from './event.ts';
import { uuid } from './schema.ts';

const MOVED = defineEvent('trial.moved', { thing_id: uuid, to: z.enum(['HERE', 'THERE']).nullable() });
const ID = '019a0000-0000-7000-8000-000000000001';
const head = { group_id: null, topics: [`user:${ID}` as const] };

test('an event has its type, its audience and what the contract says', () => {
  expect(MOVED.of({ ...head, data: { thing_id: ID, to: 'HERE' } })).toEqual({
    type: 'trial.moved',
    ...head,
    data: { thing_id: ID, to: 'HERE' },
  });
});

test.each([
  ['a field is missing', { thing_id: ID }],
  ['a field is none of the contract', { thing_id: ID, to: null, name: 'Ana' }],
  ['a state is unknown', { thing_id: ID, to: 'NOWHERE' }],
  ['an id is none', { thing_id: 'undefined', to: null }],
])('nothing is emitted where %s', (_case, data) => {
  expect(() => MOVED.of({ ...head, data: data as never })).toThrow();
});

test('what was kept is read without fields of a newer version, and not at all without one of its own', () => {
  expect(MOVED.read({ thing_id: ID, to: null, newer: 1 })).toEqual({ thing_id: ID, to: null });
  expect(() => MOVED.read({ to: null })).toThrow('thing_id');
});
