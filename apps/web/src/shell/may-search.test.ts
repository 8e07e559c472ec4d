import type { CurrentBrand, Person } from '@hearth/client/person';
import { expect, test } from 'vitest';
import { canSearch } from './may-search.ts';

const brand = { id: 'here', services: new Set<string>() } as unknown as CurrentBrand;
const hiring = { ...brand, services: new Set(['SOURCE_HIRE']) };
const person = (topLevel: boolean | null, at: CurrentBrand | null): Person => ({
  brand: at,
  user: (topLevel === null
    ? { id: 'me' }
    : {
        id: 'me',
        user_employer: true,
        entry_mode: { brand_id: 'here', brand_type: 'LOCATION', top_level: topLevel },
      }) as Person['user'],
});

test.each([
  ['an employer of a top-level brand', person(true, brand), true],
  ['an employer of a brand that hires', person(false, hiring), true],
  ['no employer of a brand that is neither', person(false, brand), false],
  ['no employer without a brand in view', person(true, null), false],
  ['nobody who is no employer', person(null, hiring), false],
])('%s has global search', (_who, who, may) => {
  expect(canSearch(who)).toBe(may);
});
