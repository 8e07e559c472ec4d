import { expect, test } from 'vitest';
import { isTopLevelContext, isTopLevelEntry } from './brand-type.ts';

test.each([
  ['GP-GROUP', true, true],
  ['GP', false, true],
  ['XGP1', false, true],
  ['NON-GP-2', false, true],
  ['gp-group', false, false],
  ['LOCATION', false, false],
  ['', false, false],
  [undefined, false, false],
  [null, false, false],
])('the type %s is top-level in the entry mode: %s, in the brand context: %s', (type, entry, context) => {
  expect([isTopLevelEntry(type), isTopLevelContext(type)]).toEqual([entry, context]);
});
