import { expect, test } from 'vitest';
import { findFieldProblems } from '../rules/place-fields.ts';
import { addField, fitField, steer } from './field-draft.ts';

const at = { kind: 'SIGNATURE', role: 'EMPLOYEE', page: 1 } as const;

test('fields that are added one after the other lie on their page and cover none', () => {
  const fields = Array.from({ length: 10 }).reduce<ReturnType<typeof addField>[]>(
    (before) => [...before, addField(before, at)],
    [],
  );
  expect(findFieldProblems(fields, { pages: 1, signers: ['EMPLOYEE'] })).toEqual([]);
});

test('a field that is dragged over the edge stays on its page, and keeps a size that can be hit', () => {
  const field = addField([], at);
  expect(fitField({ ...field, x: 9900, y: -50, width: 10, height: 10 })).toMatchObject({
    x: 9800,
    y: 0,
    width: 200,
    height: 100,
  });
});

test('arrow keys move a field, and resize it with Shift', () => {
  const field = { ...addField([], at), x: 1000, y: 1000 };
  expect(steer(field, 'ArrowLeft', false)).toMatchObject({ x: 950, y: 1000 });
  expect(steer(field, 'ArrowDown', true)).toMatchObject({ x: 1000, height: field.height + 50 });
  expect(steer(field, 'Enter', false)).toBeUndefined();
});
