import { describe, expect, it } from 'vitest';
import { nextSort, selectionState, toggleAll, toggleRow } from './columns.ts';

const keys = ['a', 'b', 'c', 'd'];

describe('sorting', () => {
  it.each([
    [null, 'name', { column: 'name', direction: 'ascending' }],
    [{ column: 'name', direction: 'ascending' }, 'name', { column: 'name', direction: 'descending' }],
    [{ column: 'name', direction: 'descending' }, 'name', { column: 'name', direction: 'ascending' }],
    [{ column: 'name', direction: 'ascending' }, 'age', { column: 'age', direction: 'ascending' }],
  ] as const)('after %j a press on %s gives %j', (sort, column, next) => {
    expect(nextSort(sort, column)).toEqual(next);
  });
});

describe('selection', () => {
  it.each([
    [[], 'none'],
    [['x'], 'none'],
    [['a', 'x'], 'some'],
    [keys, 'all'],
  ] as const)('of %j is %s', (selected, state) => {
    expect(selectionState(keys, new Set(selected))).toBe(state);
  });

  it('of an empty table is none', () => {
    expect(selectionState([], new Set(['a']))).toBe('none');
  });

  it('of all takes the shown rows and leaves the others as they were', () => {
    expect([...toggleAll(keys, new Set(['x', 'a']))].toSorted()).toEqual(['a', 'b', 'c', 'd', 'x']);
    expect([...toggleAll(keys, new Set(['x', ...keys]))]).toEqual(['x']);
  });

  it('of one row toggles it', () => {
    expect([...toggleRow(keys, new Set(['a']), 'b')]).toEqual(['a', 'b']);
    expect([...toggleRow(keys, new Set(['a']), 'a')]).toEqual([]);
  });

  it.each([
    ['b', 'd', ['b', 'c', 'd']],
    ['d', 'b', ['b', 'c', 'd']],
    ['gone', 'c', ['c']],
  ])('with Shift since %s up to %s takes the rows between', (since, key, selected) => {
    expect([...toggleRow(keys, new Set(), key, since)].toSorted()).toEqual(selected);
  });
});
