import { expect, test } from 'vitest';
import { areTagsAllowed } from './tags.ts';

test.each([
  ['of the group', ['group'], true],
  ['of the location itself', ['here'], true],
  ['of a brand between', ['area', 'group'], true],
  ['none', [], true],
  ['of a sister location', ['there'], false],
  ['one of them of a sister location', ['group', 'there'], false],
])('tags serve people below their brand: %s', (_rule, brands, fit) =>
  expect(areTagsAllowed(brands, ['group', 'area', 'here'])).toBe(fit),
);
