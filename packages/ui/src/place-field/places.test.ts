import { describe, expect, it } from 'vitest';
import type { FoundPlace, PlaceValue } from './places.ts';
import { shouldSearch, buildOptions, formatPlace, SEARCH_DELAY_MS } from './places.ts';

const found = (id: string, main_text: string, secondary_text = 'Lisbon'): FoundPlace => ({
  place_id: id,
  structured_formatting: { main_text, secondary_text },
});
const custom = (text: string) => ({ label: `Use “${text}”`, note: 'as typed' });
const labels = (places: readonly FoundPlace[], text: string) =>
  buildOptions(places, text, custom).map(({ label }) => label);

it.each<[PlaceValue | null, string]>([
  [null, ''],
  [{ kind: 'custom', text: 'the blue door' }, 'the blue door'],
  [{ kind: 'found', place: found('1', 'Harbour House') }, 'Harbour House, Lisbon'],
  [{ kind: 'found', place: found('1', 'Harbour House', '') }, 'Harbour House'],
])('the place %j is written %j', (place, text) => {
  expect(formatPlace(place)).toBe(text);
});

describe('what is offered', () => {
  it.each([
    ['places, then the text as written', [found('1', 'Harbour House')], 'harb', ['Harbour House', 'Use “harb”']],
    ['a place once', [found('1', 'A'), found('1', 'A')], 'x', ['A', 'Use “x”']],
    ['not the text when a place has that name', [found('1', 'Harbour House')], ' harbour house ', ['Harbour House']],
    ['only the text when nothing is found', [], 'the blue door', ['Use “the blue door”']],
    ['nothing for nothing', [], '  ', []],
  ])('is %s', (_case, places, text, offered) => {
    expect(labels(places, text)).toEqual(offered);
  });

  it('hands over the parts of the place', () => {
    expect(buildOptions([found('1', 'A', 'B')], 'A', custom)[0]).toMatchObject({
      label: 'A',
      note: 'B',
      place: { kind: 'found', place: { structured_formatting: { main_text: 'A', secondary_text: 'B' } } },
    });
  });
});

it.each<[string, PlaceValue | null, boolean]>([
  ['h', null, false],
  [' h ', null, false],
  ['ha', null, true],
  ['the blue door', { kind: 'custom', text: 'the blue door' }, false],
])('the text %j with %j chosen is searched for: %s', (text, chosen, searched) => {
  expect(shouldSearch(text, chosen)).toBe(searched);
});

it('letters within 300 ms are one search', () => {
  expect(SEARCH_DELAY_MS).toBe(300);
});
