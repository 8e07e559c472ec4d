import type { BrandGrant } from '@hearth/kit/access';
import type { Permission } from '@hearth/kit/permissions';
import { expect, test } from 'vitest';
import { basisOf, covers } from './file-basis.ts';

const grant = (codes: BrandGrant['codes'], permissions: readonly Permission[] = []): BrandGrant => ({
  brandId: 'here' as BrandGrant['brandId'],
  groupId: 'group',
  nodes: ['here' as BrandGrant['brandId']],
  codes,
  holds: (permission) => permissions.includes(permission),
});
const basis = (...made: Parameters<typeof grant>) =>
  basisOf({ permission: 'VIEW_TEAM', condition: 'POSITION_CATEGORY' }, grant(...made));

test('a file that holds pay is for those who still see pay', () => {
  expect(covers(grant(null, ['VIEW_PAY']), basis(null, ['VIEW_PAY']))).toBe(true);
  expect(covers(grant(null), basis(null, ['VIEW_PAY']))).toBe(false);
  expect(covers(grant(null), basis(null))).toBe(true);
});

test('a file that may hold restricted papers is for those who still see them', () => {
  expect(covers(grant(null, ['VIEW_MEDICAL']), basis(null, ['VIEW_MEDICAL']))).toBe(true);
  expect(covers(grant(null), basis(null, ['VIEW_MEDICAL']))).toBe(false);
});

test('a file of all departments is not for those whose right was narrowed meanwhile', () => {
  expect(covers(grant(['KITCHEN']), basis(null))).toBe(false);
  expect(covers(grant(['KITCHEN']), basis(['KITCHEN', 'BAR']))).toBe(false);
  expect(covers(grant(['KITCHEN', 'BAR']), basis(['BAR']))).toBe(true);
  expect(covers(grant(null), basis(['BAR']))).toBe(true);
});

test('what is asked again is the permission of the list, with its condition', () => {
  expect(basis(null).need).toEqual({ permission: 'VIEW_TEAM', condition: 'POSITION_CATEGORY' });
});
