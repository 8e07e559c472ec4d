import { expect, test } from 'vitest';
import { isUuid, newId } from './id.ts';

test('an id is a version 7 UUID', () => {
  const id = newId();
  expect(isUuid(id)).toBe(true);
  expect(id[14]).toBe('7');
  expect('89ab').toContain(id[19]);
});

test('ids sort by the time they were made', () => {
  const times = [0, 1, 255, 256, 1_700_000_000_000, 1_700_000_000_001, 2 ** 47];
  const ids = times.map((time) => newId(time));
  expect([...ids].sort()).toEqual(ids);
});

test('ids made in the same millisecond sort by the order in which they were made', () => {
  const ids = Array.from({ length: 10_000 }, () => newId(7));
  expect([...ids].sort()).toEqual(ids);
});

test('ids made for one moment sort by the order in which they were made, whatever is made between them', () => {
  const ids = [1, 2, 3].map(() => {
    const id = newId(1_700_000_000_000);
    Array.from({ length: 1000 }, (_none, later) => newId(1_700_000_000_001 + later));
    newId();
    return id;
  });
  expect([...ids].sort()).toEqual(ids);
});

test('ids made in the same millisecond differ', () => {
  const ids = new Set(Array.from({ length: 1000 }, () => newId(5)));
  expect(ids.size).toBe(1000);
});
