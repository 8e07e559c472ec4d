import { describe, expect, it } from 'vitest';
import { matching, nextActive } from './match.ts';

const cities = [{ label: 'Évora' }, { label: 'Vila Real' }, { label: 'Viseu', note: 'Centre' }, { label: 'Łódź' }];

describe('the options that match', () => {
  it.each([
    ['', ['Évora', 'Vila Real', 'Viseu', 'Łódź']],
    ['evo', ['Évora']],
    ['REAL vi', ['Vila Real']],
    ['centre', ['Viseu']],
    ['ódz', ['Łódź']],
    ['x', []],
  ])('%j are %j: every word, any order, marks and case aside', (text, labels) => {
    expect(matching(cities, text).map(({ label }) => label)).toEqual(labels);
  });
});

describe('the active option', () => {
  const options = [{ disabled: true }, {}, { disabled: true }, {}];
  it.each([
    [undefined, 1, 1],
    [undefined, -1, 3],
    [1, 1, 3],
    [3, 1, 1],
    [1, -1, 3],
  ] as const)('after %s by %i is %s: disabled ones are passed over, the end leads to the start', (from, step, to) => {
    expect(nextActive(options, from, step)).toBe(to);
  });

  it('is none when all are disabled', () => {
    expect(nextActive([{ disabled: true }], undefined, 1)).toBeUndefined();
    expect(nextActive([], undefined, 1)).toBeUndefined();
  });
});
