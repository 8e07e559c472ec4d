import { expect, test } from 'vitest';
import { dropSharedWords, dropParentName } from './place-name.ts';

test.each([
  ['Harbour House Lisbon', ['Lumen Hospitality', 'Harbour House', 'Portugal'], 'Lisbon'],
  ['Harbour House – Lisbon', ['Harbour House'], 'Lisbon'],
  ['Harbour House', ['Harbour House'], 'Harbour House'],
  ['Harbour Housekeeping', ['Harbour House'], 'Harbour Housekeeping'],
  ['The Bay', ['The'], 'The Bay'],
  ['Quay', [], 'Quay'],
])('%j below %j is told by %j', (name, above, told) => {
  expect(dropParentName(name, above)).toBe(told);
});

test('names lose the words that they share, and no others', () => {
  const names = ['Harbour House Lisbon', 'Harbour House Porto', 'Harbour House', 'Ember Berlin', 'The Bay', 'The Quay'];
  expect(Object.fromEntries(dropSharedWords(names))).toEqual({
    'Harbour House Lisbon': 'Lisbon',
    'Harbour House Porto': 'Porto',
    'Harbour House': 'Harbour House',
    'Ember Berlin': 'Ember Berlin',
    'The Bay': 'The Bay',
    'The Quay': 'The Quay',
  });
});

test('one name alone is whole', () => {
  expect(dropSharedWords(['Harbour House Lisbon']).get('Harbour House Lisbon')).toBe('Harbour House Lisbon');
});
