import { expect, test } from 'vitest';
import { validChoice } from './map-choices.ts';

test.each([
  ['hmap_active_view', 'favourites', 'favourites'],
  ['hmap_active_view', 'list', 'all'],
  ['hmap_active_sorting', 'near', 'near'],
  ['hmap_active_sorting', null, 'name'],
  ['hmap_active_ui_view', 'list', 'list'],
  ['hmap_active_ui_view', { list: true }, 'map'],
] as const)('%s with %j kept starts as %s', (key, kept, choice) => {
  expect(validChoice(key, kept)).toBe(choice);
});
